import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.Flight {
  init(_ object: INFlight) {
    self.init()
    airline = SystemIntents.Airline(object.airline)
    flightNumber = object.flightNumber
    boardingTime = object.boardingTime.map { Bridging.DateComponentsRange.value(of: $0) }
    flightDuration = Bridging.DateComponentsRange.value(of: object.flightDuration)
    departureAirportGate = SystemIntents.AirportGate(object.departureAirportGate)
    arrivalAirportGate = SystemIntents.AirportGate(object.arrivalAirportGate)
  }
}

extension INFlight {
  static func make(_ value: SystemIntents.Flight) -> INFlight {
    let object = INFlight()
    if let given = (value.airline.map { INAirline.make($0) }) { object.airline = given }
    if let given = (value.flightNumber) { object.flightNumber = given }
    object.boardingTime = value.boardingTime.map { Bridging.DateComponentsRange.property(of: $0) }
    if let given = (value.flightDuration.map { Bridging.DateComponentsRange.property(of: $0) }) {
      object.flightDuration = given
    }
    if let given = (value.departureAirportGate.map { INAirportGate.make($0) }) {
      object.departureAirportGate = given
    }
    if let given = (value.arrivalAirportGate.map { INAirportGate.make($0) }) {
      object.arrivalAirportGate = given
    }
    return object
  }
}
