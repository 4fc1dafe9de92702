public import Foundation

/// A flight.
public class INFlight: NSObject, @unchecked Sendable {
  /// The airline.
  public internal(set) var airline = INAirline()
  /// The flight number.
  public internal(set) var flightNumber: String = ""
  /// The boarding time.
  public internal(set) var boardingTime: INDateComponentsRange?
  /// The flight duration.
  public internal(set) var flightDuration = INDateComponentsRange(start: nil, end: nil)
  /// The departure airport gate.
  public internal(set) var departureAirportGate = INAirportGate()
  /// The arrival airport gate.
  public internal(set) var arrivalAirportGate = INAirportGate()

  override init() {}

  /// A flight of these values.
  public convenience init(
    airline: INAirline,
    flightNumber: String,
    boardingTime: INDateComponentsRange?,
    flightDuration: INDateComponentsRange,
    departureAirportGate: INAirportGate,
    arrivalAirportGate: INAirportGate
  ) {
    self.init()
    self.airline = airline
    self.flightNumber = flightNumber
    self.boardingTime = boardingTime
    self.flightDuration = flightDuration
    self.departureAirportGate = departureAirportGate
    self.arrivalAirportGate = arrivalAirportGate
  }
}
