/// Task status.
public enum INTaskStatus: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Not completed.
  case notCompleted = 1
  /// Completed.
  case completed = 2
}

/// What a handler makes of a value: task status.
open class INTaskStatusResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedTaskStatus: INTaskStatus) -> Self {
    Self(outcome: .success(resolvedTaskStatus))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with taskStatusToConfirm: INTaskStatus) -> Self {
    Self(outcome: .confirmationRequired(taskStatusToConfirm))
  }
}
