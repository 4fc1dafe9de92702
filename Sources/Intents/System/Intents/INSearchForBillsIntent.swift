public import Foundation

/// Search for bills.
public class INSearchForBillsIntent: INIntent, @unchecked Sendable {
  /// The bill payee.
  public internal(set) var billPayee: INBillPayee?
  /// The payment date range.
  public internal(set) var paymentDateRange: INDateComponentsRange?
  /// The bill type.
  public internal(set) var billType = INBillType.unknown
  /// The status.
  public internal(set) var status = INPaymentStatus.unknown
  /// The due date range.
  public internal(set) var dueDateRange: INDateComponentsRange?

  /// An intent of these values.
  public convenience init(
    billPayee: INBillPayee?,
    paymentDateRange: INDateComponentsRange?,
    billType: INBillType,
    status: INPaymentStatus,
    dueDateRange: INDateComponentsRange?
  ) {
    self.init()
    self.billPayee = billPayee
    self.paymentDateRange = paymentDateRange
    self.billType = billType
    self.status = status
    self.dueDateRange = dueDateRange
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSearchForBillsIntent()
    copy.billPayee = billPayee
    copy.paymentDateRange = paymentDateRange
    copy.billType = billType
    copy.status = status
    copy.dueDateRange = dueDateRange
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSearchForBillsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSearchForBillsIntentResponseCode.unspecified
  /// The bills.
  public var bills: [INBillDetails]?

  /// A response without any property.
  public convenience init(
    code: INSearchForBillsIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSearchForBillsIntentResponseCode: Int, Sendable {
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
  /// Failure bill not found.
  case failureBillNotFound = 7
}
