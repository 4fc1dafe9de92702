/// Date search type.
public enum INDateSearchType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// By due date.
  case byDueDate = 1
  /// By modified date.
  case byModifiedDate = 2
  /// By created date.
  case byCreatedDate = 3
}

/// What a handler makes of a value: date search type.
open class INDateSearchTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedDateSearchType: INDateSearchType) -> Self {
    Self(outcome: .success(resolvedDateSearchType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with dateSearchTypeToConfirm: INDateSearchType) -> Self {
    Self(outcome: .confirmationRequired(dateSearchTypeToConfirm))
  }
}
