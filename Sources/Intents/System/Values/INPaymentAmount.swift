public import Foundation

/// A payment amount.
public class INPaymentAmount: NSObject, @unchecked Sendable {
  /// The amount.
  public internal(set) var amount: INCurrencyAmount?
  /// The amount type.
  public internal(set) var amountType = INAmountType.unknown

  override init() {}

  /// A payment amount of these values.
  public convenience init(
    amountType: INAmountType,
    amount: INCurrencyAmount
  ) {
    self.init()
    self.amountType = amountType
    self.amount = amount
  }
}

/// What a handler makes of a value: payment amount.
open class INPaymentAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedPaymentAmount: INPaymentAmount) -> Self {
    Self(outcome: .success(resolvedPaymentAmount))
  }

  /// The user has to choose among values.
  public class func disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount]) -> Self {
    Self(outcome: .disambiguation(paymentAmountsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?) -> Self {
    Self(outcome: .confirmationRequired(paymentAmountToConfirm))
  }
}
