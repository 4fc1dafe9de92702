public import Foundation

/// A restaurant offer.
public class INRestaurantOffer: NSObject, @unchecked Sendable {
  /// The offer title text.
  public var offerTitleText: String = ""
  /// The offer detail text.
  public var offerDetailText: String = ""
  /// The offer identifier.
  public var offerIdentifier: String = ""

  /// A restaurant offer without any value.
  public override init() {}
}
