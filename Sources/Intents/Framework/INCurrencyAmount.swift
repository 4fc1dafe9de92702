public import Foundation

/// An amount of money.
open class INCurrencyAmount: NSObject, @unchecked Sendable {
  /// How much.
  public let amount: NSDecimalNumber?
  /// The code of the currency, `EUR`.
  public let currencyCode: String?

  /// An amount of a currency.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  /// Whether another amount is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCurrencyAmount else { return false }
    return amount == other.amount && currencyCode == other.currencyCode
  }

  /// The same for amounts that are the same.
  open override var hash: Int { currencyCode.hashValue }
}
