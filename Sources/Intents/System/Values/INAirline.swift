public import Foundation

/// An airline.
public class INAirline: NSObject, @unchecked Sendable {
  /// The name.
  public internal(set) var name: String?
  /// The iata code.
  public internal(set) var iataCode: String?
  /// The icao code.
  public internal(set) var icaoCode: String?

  override init() {}

  /// An airline of these values.
  public convenience init(
    name: String?,
    iataCode: String?,
    icaoCode: String?
  ) {
    self.init()
    self.name = name
    self.iataCode = iataCode
    self.icaoCode = icaoCode
  }
}
