public import Foundation

/// A ride party size option.
public class INRidePartySizeOption: NSObject, @unchecked Sendable {
  /// The party size range.
  public internal(set) var partySizeRange = NSRange(location: 0, length: 0)
  /// The size description.
  public internal(set) var sizeDescription: String = ""
  /// The price range.
  public internal(set) var priceRange: INPriceRange?

  override init() {}

  /// A ride party size option of these values.
  public convenience init(
    partySizeRange: NSRange,
    sizeDescription: String,
    priceRange: INPriceRange?
  ) {
    self.init()
    self.partySizeRange = partySizeRange
    self.sizeDescription = sizeDescription
    self.priceRange = priceRange
  }
}
