public import Foundation

/// What a handler makes of a value: URL.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedURL: URL) -> Self {
    Self(outcome: .success(resolvedURL))
  }

  /// The user has to choose among values.
  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
    Self(outcome: .disambiguation(urlsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with urlToConfirm: URL?) -> Self {
    Self(outcome: .confirmationRequired(urlToConfirm))
  }
}
