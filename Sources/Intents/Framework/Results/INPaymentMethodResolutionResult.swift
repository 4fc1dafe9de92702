/// What a handler makes of a value: payment method.
open class INPaymentMethodResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
    Self(outcome: .success(resolvedPaymentMethod))
  }

  /// The user has to choose among values.
  public class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
    Self(outcome: .disambiguation(paymentMethodsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
    Self(outcome: .confirmationRequired(paymentMethodToConfirm))
  }
}
