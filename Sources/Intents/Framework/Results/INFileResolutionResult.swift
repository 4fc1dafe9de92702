/// What a handler makes of a value: file.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedFile: INFile) -> Self {
    Self(outcome: .success(resolvedFile))
  }

  /// The user has to choose among values.
  public class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
    Self(outcome: .disambiguation(filesToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
    Self(outcome: .confirmationRequired(fileToConfirm))
  }
}
