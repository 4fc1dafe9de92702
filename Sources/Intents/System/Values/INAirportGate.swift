public import Foundation

/// An airport gate.
public class INAirportGate: NSObject, @unchecked Sendable {
  /// The airport.
  public internal(set) var airport = INAirport()
  /// The terminal.
  public internal(set) var terminal: String?
  /// The gate.
  public internal(set) var gate: String?

  override init() {}

  /// An airport gate of these values.
  public convenience init(
    airport: INAirport,
    terminal: String?,
    gate: String?
  ) {
    self.init()
    self.airport = airport
    self.terminal = terminal
    self.gate = gate
  }
}
