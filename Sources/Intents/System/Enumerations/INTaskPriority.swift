/// Task priority.
public enum INTaskPriority: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Not flagged.
  case notFlagged = 1
  /// Flagged.
  case flagged = 2
}

/// What a handler makes of a value: task priority.
open class INTaskPriorityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedTaskPriority: INTaskPriority) -> Self {
    Self(outcome: .success(resolvedTaskPriority))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with taskPriorityToConfirm: INTaskPriority) -> Self {
    Self(outcome: .confirmationRequired(taskPriorityToConfirm))
  }
}
