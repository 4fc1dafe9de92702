public import Foundation

/// A train trip.
public class INTrainTrip: NSObject, @unchecked Sendable {
  /// The provider.
  public internal(set) var provider: String?
  /// The train name.
  public internal(set) var trainName: String?
  /// The train number.
  public internal(set) var trainNumber: String?
  /// The trip duration.
  public internal(set) var tripDuration = INDateComponentsRange(start: nil, end: nil)
  /// The departure station location.
  public internal(set) var departureStationLocation = CLPlacemark()
  /// The departure platform.
  public internal(set) var departurePlatform: String?
  /// The arrival station location.
  public internal(set) var arrivalStationLocation = CLPlacemark()
  /// The arrival platform.
  public internal(set) var arrivalPlatform: String?

  override init() {}

  /// A train trip of these values.
  public convenience init(
    provider: String?,
    trainName: String?,
    trainNumber: String?,
    tripDuration: INDateComponentsRange,
    departureStationLocation: CLPlacemark,
    departurePlatform: String?,
    arrivalStationLocation: CLPlacemark,
    arrivalPlatform: String?
  ) {
    self.init()
    self.provider = provider
    self.trainName = trainName
    self.trainNumber = trainNumber
    self.tripDuration = tripDuration
    self.departureStationLocation = departureStationLocation
    self.departurePlatform = departurePlatform
    self.arrivalStationLocation = arrivalStationLocation
    self.arrivalPlatform = arrivalPlatform
  }
}
