public import Foundation

/// A bill payee.
public class INBillPayee: NSObject, @unchecked Sendable {
  /// The nickname.
  public internal(set) var nickname: INSpeakableString?
  /// The account number.
  public internal(set) var accountNumber: String?
  /// The organization name.
  public internal(set) var organizationName: INSpeakableString?

  override init() {}

  /// A bill payee of these values.
  public convenience init?(
    nickname: INSpeakableString,
    number: String?,
    organizationName: INSpeakableString?
  ) {
    self.init()
    self.nickname = nickname
    accountNumber = number
    self.organizationName = organizationName
  }
}

/// What a handler makes of a value: bill payee.
open class INBillPayeeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedBillPayee: INBillPayee) -> Self {
    Self(outcome: .success(resolvedBillPayee))
  }

  /// The user has to choose among values.
  public class func disambiguation(with billPayeesToDisambiguate: [INBillPayee]) -> Self {
    Self(outcome: .disambiguation(billPayeesToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with billPayeeToConfirm: INBillPayee?) -> Self {
    Self(outcome: .confirmationRequired(billPayeeToConfirm))
  }
}
