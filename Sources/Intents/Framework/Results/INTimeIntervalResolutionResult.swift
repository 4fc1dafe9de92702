public import Foundation

/// What a handler makes of a value: time interval.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self {
    Self(outcome: .success(resolvedTimeInterval))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self {
    Self(outcome: .confirmationRequired(timeIntervalToConfirm))
  }
}
