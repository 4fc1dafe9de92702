public import Foundation

/// A payment account.
public class INPaymentAccount: NSObject, @unchecked Sendable {
  /// The nickname.
  public internal(set) var nickname: INSpeakableString?
  /// The account number.
  public internal(set) var accountNumber: String?
  /// The account type.
  public internal(set) var accountType = INAccountType.unknown
  /// The organization name.
  public internal(set) var organizationName: INSpeakableString?
  /// The balance.
  public internal(set) var balance: INBalanceAmount?
  /// The secondary balance.
  public internal(set) var secondaryBalance: INBalanceAmount?

  override init() {}

  /// A payment account of these values.
  public convenience init(
    nickname: INSpeakableString,
    number: String?,
    accountType: INAccountType,
    organizationName: INSpeakableString?,
    balance: INBalanceAmount?,
    secondaryBalance: INBalanceAmount?
  ) {
    self.init()
    self.nickname = nickname
    accountNumber = number
    self.accountType = accountType
    self.organizationName = organizationName
    self.balance = balance
    self.secondaryBalance = secondaryBalance
  }
}

/// What a handler makes of a value: payment account.
open class INPaymentAccountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedPaymentAccount: INPaymentAccount) -> Self {
    Self(outcome: .success(resolvedPaymentAccount))
  }

  /// The user has to choose among values.
  public class func disambiguation(with paymentAccountsToDisambiguate: [INPaymentAccount]) -> Self {
    Self(outcome: .disambiguation(paymentAccountsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with paymentAccountToConfirm: INPaymentAccount?) -> Self {
    Self(outcome: .confirmationRequired(paymentAccountToConfirm))
  }
}
