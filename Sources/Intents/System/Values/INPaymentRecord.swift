public import Foundation

/// A payment record.
public class INPaymentRecord: NSObject, @unchecked Sendable {
  /// The payee.
  public internal(set) var payee: INPerson?
  /// The payer.
  public internal(set) var payer: INPerson?
  /// The currency amount.
  public internal(set) var currencyAmount: INCurrencyAmount?
  /// The note.
  public internal(set) var note: String?
  /// The status.
  public internal(set) var status = INPaymentStatus.unknown
  /// The payment method.
  public internal(set) var paymentMethod: INPaymentMethod?
  /// The fee amount.
  public internal(set) var feeAmount: INCurrencyAmount?

  override init() {}

  /// A payment record of these values.
  public convenience init?(
    payee: INPerson?,
    payer: INPerson?,
    currencyAmount: INCurrencyAmount?,
    paymentMethod: INPaymentMethod?,
    note: String?,
    status: INPaymentStatus,
    feeAmount: INCurrencyAmount?
  ) {
    self.init()
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.paymentMethod = paymentMethod
    self.note = note
    self.status = status
    self.feeAmount = feeAmount
  }

  /// A payment record of these values.
  public convenience init?(
    payee: INPerson?,
    payer: INPerson?,
    currencyAmount: INCurrencyAmount?,
    paymentMethod: INPaymentMethod?,
    note: String?,
    status: INPaymentStatus
  ) {
    self.init()
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.paymentMethod = paymentMethod
    self.note = note
    self.status = status
  }
}
