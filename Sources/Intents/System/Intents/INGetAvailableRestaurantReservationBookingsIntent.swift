public import Foundation

/// Get available restaurant reservation bookings.
public class INGetAvailableRestaurantReservationBookingsIntent: INIntent, @unchecked Sendable {
  /// The restaurant.
  public var restaurant = INRestaurant()
  /// The party size.
  public var partySize: Int = 0
  /// The preferred booking date components.
  public var preferredBookingDateComponents: DateComponents?
  /// The maximum number of results.
  public var maximumNumberOfResults: NSNumber?
  /// The earliest booking date for results.
  public var earliestBookingDateForResults: Date?
  /// The latest booking date for results.
  public var latestBookingDateForResults: Date?

  /// An intent of these values.
  public convenience init(
    restaurant: INRestaurant,
    partySize: Int,
    preferredBooking preferredBookingDateComponents: DateComponents?,
    maximumNumberOfResults: NSNumber?,
    earliestBookingDateForResults: Date?,
    latestBookingDateForResults: Date?
  ) {
    self.init()
    self.restaurant = restaurant
    self.partySize = partySize
    self.preferredBookingDateComponents = preferredBookingDateComponents
    self.maximumNumberOfResults = maximumNumberOfResults
    self.earliestBookingDateForResults = earliestBookingDateForResults
    self.latestBookingDateForResults = latestBookingDateForResults
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INGetAvailableRestaurantReservationBookingsIntent()
    copy.restaurant = restaurant
    copy.partySize = partySize
    copy.preferredBookingDateComponents = preferredBookingDateComponents
    copy.maximumNumberOfResults = maximumNumberOfResults
    copy.earliestBookingDateForResults = earliestBookingDateForResults
    copy.latestBookingDateForResults = latestBookingDateForResults
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INGetAvailableRestaurantReservationBookingsIntentResponse: INIntentResponse,
  @unchecked Sendable
{
  /// What became of the intent.
  public internal(set) var code = INGetAvailableRestaurantReservationBookingsIntentCode.success
  /// The localized restaurant description text.
  public var localizedRestaurantDescriptionText: String?
  /// The localized booking advisement text.
  public var localizedBookingAdvisementText: String?
  /// The terms and conditions.
  public var termsAndConditions: INTermsAndConditions?
  /// The available bookings.
  public internal(set) var availableBookings: [INRestaurantReservationBooking] = []

  /// A response of these values.
  public convenience init(
    availableBookings: [INRestaurantReservationBooking],
    code: INGetAvailableRestaurantReservationBookingsIntentCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.availableBookings = availableBookings
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INGetAvailableRestaurantReservationBookingsIntentCode: Int, Sendable {
  /// Success.
  case success = 0
  /// Failure.
  case failure = 1
  /// Failure request unsatisfiable.
  case failureRequestUnsatisfiable = 2
  /// Failure request unspecified.
  case failureRequestUnspecified = 3
}
