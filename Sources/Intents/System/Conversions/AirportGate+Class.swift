import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.AirportGate {
  init(_ object: INAirportGate) {
    self.init()
    airport = SystemIntents.Airport(object.airport)
    terminal = object.terminal
    gate = object.gate
  }
}

extension INAirportGate {
  static func make(_ value: SystemIntents.AirportGate) -> INAirportGate {
    let object = INAirportGate()
    if let given = (value.airport.map { INAirport.make($0) }) { object.airport = given }
    object.terminal = value.terminal
    object.gate = value.gate
    return object
  }
}
