public import Foundation

/// Search for accounts.
public class INSearchForAccountsIntent: INIntent, @unchecked Sendable {
  /// The account nickname.
  public internal(set) var accountNickname: INSpeakableString?
  /// The account type.
  public internal(set) var accountType = INAccountType.unknown
  /// The organization name.
  public internal(set) var organizationName: INSpeakableString?
  /// The requested balance type.
  public internal(set) var requestedBalanceType = INBalanceType.unknown

  /// An intent of these values.
  public convenience init(
    accountNickname: INSpeakableString?,
    accountType: INAccountType,
    organizationName: INSpeakableString?,
    requestedBalanceType: INBalanceType
  ) {
    self.init()
    self.accountNickname = accountNickname
    self.accountType = accountType
    self.organizationName = organizationName
    self.requestedBalanceType = requestedBalanceType
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSearchForAccountsIntent()
    copy.accountNickname = accountNickname
    copy.accountType = accountType
    copy.organizationName = organizationName
    copy.requestedBalanceType = requestedBalanceType
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSearchForAccountsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSearchForAccountsIntentResponseCode.unspecified
  /// The accounts.
  public var accounts: [INPaymentAccount]?

  /// A response without any property.
  public convenience init(
    code: INSearchForAccountsIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSearchForAccountsIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
  /// Failure credentials unverified.
  case failureCredentialsUnverified = 6
  /// Failure account not found.
  case failureAccountNotFound = 7
  /// Failure terms and conditions acceptance required.
  case failureTermsAndConditionsAcceptanceRequired = 8
  /// Failure not eligible.
  case failureNotEligible = 9
}
