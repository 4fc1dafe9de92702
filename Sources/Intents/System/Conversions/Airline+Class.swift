import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.Airline {
  init(_ object: INAirline) {
    self.init()
    name = object.name
    iataCode = object.iataCode
    icaoCode = object.icaoCode
  }
}

extension INAirline {
  static func make(_ value: SystemIntents.Airline) -> INAirline {
    let object = INAirline()
    object.name = value.name
    object.iataCode = value.iataCode
    object.icaoCode = value.icaoCode
    return object
  }
}
