public import Foundation

/// A ride fare line item.
public class INRideFareLineItem: NSObject {
  /// The title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public internal(set) var title: String!
  /// The price.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public internal(set) var price: NSDecimalNumber!
  /// The currency code.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public internal(set) var currencyCode: String!

  override init() {}

  /// A ride fare line item of these values.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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
