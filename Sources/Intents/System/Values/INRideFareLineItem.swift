public import Foundation

/// A ride fare line item.
public class INRideFareLineItem: NSObject, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title.
  public internal(set) var title: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The price.
  public internal(set) var price: NSDecimalNumber!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The currency code.
  public internal(set) var currencyCode: String!

  override init() {}

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A ride fare line item of these values.
  public convenience init!(
    title: String!,
    price: NSDecimalNumber!,
    currencyCode: String!
  ) {
    self.init()
    self.title = title
    self.price = price
    self.currencyCode = currencyCode
  }
}
