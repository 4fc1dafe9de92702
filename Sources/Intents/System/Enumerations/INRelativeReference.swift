/// Relative reference.
public enum INRelativeReference: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Next.
  case next = 1
  /// Previous.
  case previous = 2
}

/// What a handler makes of a value: relative reference.
open class INRelativeReferenceResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedRelativeReference: INRelativeReference) -> Self {
    Self(outcome: .success(resolvedRelativeReference))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with relativeReferenceToConfirm: INRelativeReference)
    -> Self
  {
    Self(outcome: .confirmationRequired(relativeReferenceToConfirm))
  }
}
