public import Foundation

/// A bill details.
public class INBillDetails: NSObject, @unchecked Sendable {
  /// The bill payee.
  public var billPayee: INBillPayee?
  /// The amount due.
  public var amountDue: INCurrencyAmount?
  /// The minimum due.
  public var minimumDue: INCurrencyAmount?
  /// The late fee.
  public var lateFee: INCurrencyAmount?
  /// The due date.
  public var dueDate: DateComponents?
  /// The payment date.
  public var paymentDate: DateComponents?
  /// The bill type.
  public var billType = INBillType.unknown
  /// The payment status.
  public var paymentStatus = INPaymentStatus.unknown

  override init() {}

  /// A bill details of these values.
  public convenience init?(
    billType: INBillType,
    paymentStatus: INPaymentStatus,
    billPayee: INBillPayee?,
    amountDue: INCurrencyAmount?,
    minimumDue: INCurrencyAmount?,
    lateFee: INCurrencyAmount?,
    dueDate: DateComponents?,
    paymentDate: DateComponents?
  ) {
    self.init()
    self.billType = billType
    self.paymentStatus = paymentStatus
    self.billPayee = billPayee
    self.amountDue = amountDue
    self.minimumDue = minimumDue
    self.lateFee = lateFee
    self.dueDate = dueDate
    self.paymentDate = paymentDate
  }
}
