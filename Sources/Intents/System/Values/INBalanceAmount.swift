public import Foundation

/// A balance amount.
public class INBalanceAmount: NSObject, @unchecked Sendable {
  /// The amount.
  public internal(set) var amount: NSDecimalNumber?
  /// The balance type.
  public internal(set) var balanceType = INBalanceType.unknown
  /// The currency code.
  public internal(set) var currencyCode: String?

  override init() {}

  /// A balance amount of these values.
  public convenience init?(
    amount: NSDecimalNumber,
    balanceType: INBalanceType
  ) {
    self.init()
    self.amount = amount
    self.balanceType = balanceType
  }

  /// A balance amount of these values.
  public convenience init(
    amount: NSDecimalNumber,
    currencyCode: String
  ) {
    self.init()
    self.amount = amount
    self.currencyCode = currencyCode
  }
}
