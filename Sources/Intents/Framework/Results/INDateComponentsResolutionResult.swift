public import Foundation

/// What a handler makes of a value: date components.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedDateComponents: DateComponents) -> Self {
    Self(outcome: .success(resolvedDateComponents))
  }

  /// The user has to choose among values.
  public class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
    Self(outcome: .disambiguation(dateComponentsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
    Self(outcome: .confirmationRequired(dateComponentsToConfirm))
  }
}
