public import Foundation

/// A bus trip.
public class INBusTrip: NSObject, @unchecked Sendable {
  /// The provider.
  public internal(set) var provider: String?
  /// The bus name.
  public internal(set) var busName: String?
  /// The bus number.
  public internal(set) var busNumber: String?
  /// The trip duration.
  public internal(set) var tripDuration = INDateComponentsRange(start: nil, end: nil)
  /// The departure bus stop location.
  public internal(set) var departureBusStopLocation = CLPlacemark()
  /// The departure platform.
  public internal(set) var departurePlatform: String?
  /// The arrival bus stop location.
  public internal(set) var arrivalBusStopLocation = CLPlacemark()
  /// The arrival platform.
  public internal(set) var arrivalPlatform: String?

  override init() {}

  /// A bus trip of these values.
  public convenience init(
    provider: String?,
    busName: String?,
    busNumber: String?,
    tripDuration: INDateComponentsRange,
    departureBusStopLocation: CLPlacemark,
    departurePlatform: String?,
    arrivalBusStopLocation: CLPlacemark,
    arrivalPlatform: String?
  ) {
    self.init()
    self.provider = provider
    self.busName = busName
    self.busNumber = busNumber
    self.tripDuration = tripDuration
    self.departureBusStopLocation = departureBusStopLocation
    self.departurePlatform = departurePlatform
    self.arrivalBusStopLocation = arrivalBusStopLocation
    self.arrivalPlatform = arrivalPlatform
  }
}
