public import Foundation

/// Pay bill.
public class INPayBillIntent: INIntent, @unchecked Sendable {
  /// The bill payee.
  public internal(set) var billPayee: INBillPayee?
  /// The from account.
  public internal(set) var fromAccount: INPaymentAccount?
  /// The transaction amount.
  public internal(set) var transactionAmount: INPaymentAmount?
  /// The transaction scheduled date.
  public internal(set) var transactionScheduledDate: INDateComponentsRange?
  /// The transaction note.
  public internal(set) var transactionNote: String?
  /// The bill type.
  public internal(set) var billType = INBillType.unknown
  /// The due date.
  public internal(set) var dueDate: INDateComponentsRange?

  /// An intent of these values.
  public convenience init(
    billPayee: INBillPayee?,
    from fromAccount: INPaymentAccount?,
    transactionAmount: INPaymentAmount?,
    transactionScheduledDate: INDateComponentsRange?,
    transactionNote: String?,
    billType: INBillType,
    dueDate: INDateComponentsRange?
  ) {
    self.init()
    self.billPayee = billPayee
    self.fromAccount = fromAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
    self.transactionNote = transactionNote
    self.billType = billType
    self.dueDate = dueDate
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INPayBillIntent()
    copy.billPayee = billPayee
    copy.fromAccount = fromAccount
    copy.transactionAmount = transactionAmount
    copy.transactionScheduledDate = transactionScheduledDate
    copy.transactionNote = transactionNote
    copy.billType = billType
    copy.dueDate = dueDate
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INPayBillIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INPayBillIntentResponseCode.unspecified
  /// The from account.
  public var fromAccount: INPaymentAccount?
  /// The bill details.
  public var billDetails: INBillDetails?
  /// The transaction amount.
  public var transactionAmount: INPaymentAmount?
  /// The transaction scheduled date.
  public var transactionScheduledDate: INDateComponentsRange?
  /// The transaction note.
  public var transactionNote: String?

  /// A response without any property.
  public convenience init(
    code: INPayBillIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INPayBillIntentResponseCode: Int, Sendable {
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
