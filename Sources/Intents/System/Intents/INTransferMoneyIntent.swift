public import Foundation

/// Transfer money.
public class INTransferMoneyIntent: INIntent, @unchecked Sendable {
  /// The from account.
  public internal(set) var fromAccount: INPaymentAccount?
  /// The to account.
  public internal(set) var toAccount: INPaymentAccount?
  /// The transaction amount.
  public internal(set) var transactionAmount: INPaymentAmount?
  /// The transaction scheduled date.
  public internal(set) var transactionScheduledDate: INDateComponentsRange?
  /// The transaction note.
  public internal(set) var transactionNote: String?

  /// An intent of these values.
  public convenience init(
    from fromAccount: INPaymentAccount?,
    to toAccount: INPaymentAccount?,
    transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?,
    transactionNote: String?
  ) {
    self.init()
    self.fromAccount = fromAccount
    self.toAccount = toAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
    self.transactionNote = transactionNote
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INTransferMoneyIntent()
    copy.fromAccount = fromAccount
    copy.toAccount = toAccount
    copy.transactionAmount = transactionAmount
    copy.transactionScheduledDate = transactionScheduledDate
    copy.transactionNote = transactionNote
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INTransferMoneyIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INTransferMoneyIntentResponseCode.unspecified
  /// The from account.
  public var fromAccount: INPaymentAccount?
  /// The to account.
  public var toAccount: INPaymentAccount?
  /// The transaction amount.
  public var transactionAmount: INPaymentAmount?
  /// The transaction scheduled date.
  public var transactionScheduledDate: INDateComponentsRange?
  /// The transaction note.
  public var transactionNote: String?
  /// The transfer fee.
  public var transferFee: INCurrencyAmount?

  /// A response without any property.
  public convenience init(
    code: INTransferMoneyIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INTransferMoneyIntentResponseCode: Int, Sendable {
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
  /// Failure insufficient funds.
  case failureInsufficientFunds = 7
}
