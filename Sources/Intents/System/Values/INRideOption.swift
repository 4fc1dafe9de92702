public import Foundation

/// A ride option.
public class INRideOption: NSObject, @unchecked Sendable {
  /// The name.
  public var name: String = ""
  /// The estimated pickup date.
  public var estimatedPickupDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The price range.
  public var priceRange: INPriceRange?
  /// The uses metered fare.
  public var usesMeteredFare: Bool?
  /// The disclaimer message.
  public var disclaimerMessage: String?
  /// The available party size options.
  public var availablePartySizeOptions: [INRidePartySizeOption]?
  /// The available party size options selection prompt.
  public var availablePartySizeOptionsSelectionPrompt: String?
  /// The special pricing.
  public var specialPricing: String?
  /// The special pricing badge image.
  public var specialPricingBadgeImage: INImage?
  /// The fare line items.
  public var fareLineItems: [INRideFareLineItem]?
  /// The user activity for booking in application.
  public var userActivityForBookingInApplication: NSUserActivity?
  /// The identifier.
  public var identifier: String?

  override init() {}

  /// A ride option of these values.
  public convenience init(
    name: String,
    estimatedPickupDate: Date
  ) {
    self.init()
    self.name = name
    self.estimatedPickupDate = estimatedPickupDate
  }
}
