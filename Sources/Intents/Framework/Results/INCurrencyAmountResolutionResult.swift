/// What a handler makes of a value: currency amount.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
    Self(outcome: .success(resolvedCurrencyAmount))
  }

  /// The user has to choose among values.
  public class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
    Self(outcome: .disambiguation(currencyAmountsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
    Self(outcome: .confirmationRequired(currencyAmountToConfirm))
  }
}
