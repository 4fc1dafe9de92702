public import Foundation

/// Get user current restaurant reservation bookings.
public class INGetUserCurrentRestaurantReservationBookingsIntent: INIntent, @unchecked Sendable {
  /// The restaurant.
  public var restaurant: INRestaurant?
  /// The reservation identifier.
  public var reservationIdentifier: String?
  /// The maximum number of results.
  public var maximumNumberOfResults: NSNumber?
  /// The earliest booking date for results.
  public var earliestBookingDateForResults: Date?

  /// An intent of these values.
  public convenience init(
    restaurant: INRestaurant?,
    reservationIdentifier: String?,
    maximumNumberOfResults: NSNumber?,
    earliestBookingDateForResults: Date?
  ) {
    self.init()
    self.restaurant = restaurant
    self.reservationIdentifier = reservationIdentifier
    self.maximumNumberOfResults = maximumNumberOfResults
    self.earliestBookingDateForResults = earliestBookingDateForResults
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INGetUserCurrentRestaurantReservationBookingsIntent()
    copy.restaurant = restaurant
    copy.reservationIdentifier = reservationIdentifier
    copy.maximumNumberOfResults = maximumNumberOfResults
    copy.earliestBookingDateForResults = earliestBookingDateForResults
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INGetUserCurrentRestaurantReservationBookingsIntentResponse: INIntentResponse,
  @unchecked Sendable
{
  /// What became of the intent.
  public internal(set) var code = INGetUserCurrentRestaurantReservationBookingsIntentResponseCode
    .success
  /// The user current bookings.
  public var userCurrentBookings: [INRestaurantReservationUserBooking] = []

  /// A response of these values.
  public convenience init(
    userCurrentBookings: [INRestaurantReservationUserBooking],
    code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.userCurrentBookings = userCurrentBookings
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: Int, Sendable {
  /// Success.
  case success = 0
  /// Failure.
  case failure = 1
  /// Failure request unsatisfiable.
  case failureRequestUnsatisfiable = 2
  /// Unspecified.
  case unspecified = 3
}
