public import Foundation

/// What something costs, as far as is known.
public class INPriceRange: NSObject, @unchecked Sendable {
  /// What it costs at least.
  public internal(set) var minimumPrice: NSDecimalNumber?
  /// What it costs at most.
  public internal(set) var maximumPrice: NSDecimalNumber?
  /// The code of the currency, `EUR`.
  public internal(set) var currencyCode = ""

  override init() {}

  /// A price between two others, whichever comes first.
  public init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
    let isRising = firstPrice.decimalValue <= secondPrice.decimalValue
    self.minimumPrice = isRising ? firstPrice : secondPrice
    self.maximumPrice = isRising ? secondPrice : firstPrice
    self.currencyCode = currencyCode
  }

  /// A price up to another.
  public init(maximumPrice: NSDecimalNumber, currencyCode: String) {
    self.maximumPrice = maximumPrice
    self.currencyCode = currencyCode
  }

  /// A price from another on.
  public init(minimumPrice: NSDecimalNumber, currencyCode: String) {
    self.minimumPrice = minimumPrice
    self.currencyCode = currencyCode
  }

  /// A price.
  public init(price: NSDecimalNumber, currencyCode: String) {
    self.minimumPrice = price
    self.maximumPrice = price
    self.currencyCode = currencyCode
  }

  /// Whether another one has the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPriceRange else { return false }
    return minimumPrice == other.minimumPrice
      && maximumPrice == other.maximumPrice
      && currencyCode == other.currencyCode
  }

  /// The same for all that have the same values.
  public override var hash: Int { currencyCode.hashValue }
}
