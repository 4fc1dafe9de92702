/// Payment status.
public enum INPaymentStatus: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Pending.
  case pending = 1
  /// Completed.
  case completed = 2
  /// Canceled.
  case canceled = 3
  /// Failed.
  case failed = 4
  /// Unpaid.
  case unpaid = 5
}

/// What a handler makes of a value: payment status.
open class INPaymentStatusResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedPaymentStatus: INPaymentStatus) -> Self {
    Self(outcome: .success(resolvedPaymentStatus))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with paymentStatusToConfirm: INPaymentStatus) -> Self {
    Self(outcome: .confirmationRequired(paymentStatusToConfirm))
  }
}
