public import Foundation

/// A boat trip.
public class INBoatTrip: NSObject, @unchecked Sendable {
  /// The provider.
  public internal(set) var provider: String?
  /// The boat name.
  public internal(set) var boatName: String?
  /// The boat number.
  public internal(set) var boatNumber: String?
  /// The trip duration.
  public internal(set) var tripDuration = INDateComponentsRange(start: nil, end: nil)
  /// The departure boat terminal location.
  public internal(set) var departureBoatTerminalLocation = CLPlacemark()
  /// The arrival boat terminal location.
  public internal(set) var arrivalBoatTerminalLocation = CLPlacemark()

  override init() {}

  /// A boat trip of these values.
  public convenience init(
    provider: String?,
    boatName: String?,
    boatNumber: String?,
    tripDuration: INDateComponentsRange,
    departureBoatTerminalLocation: CLPlacemark,
    arrivalBoatTerminalLocation: CLPlacemark
  ) {
    self.init()
    self.provider = provider
    self.boatName = boatName
    self.boatNumber = boatNumber
    self.tripDuration = tripDuration
    self.departureBoatTerminalLocation = departureBoatTerminalLocation
    self.arrivalBoatTerminalLocation = arrivalBoatTerminalLocation
  }
}
