import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.Airport {
  init(_ object: INAirport) {
    self.init()
    name = object.name
    iataCode = object.iataCode
    icaoCode = object.icaoCode
  }
}

extension INAirport {
  static func make(_ value: SystemIntents.Airport) -> INAirport {
    let object = INAirport()
    object.name = value.name
    object.iataCode = value.iataCode
    object.icaoCode = value.icaoCode
    return object
  }
}
