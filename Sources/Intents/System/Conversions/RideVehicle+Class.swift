import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RideVehicle {
  init(_ object: INRideVehicle) {
    self.init()
    location = object.location.map { Bridging.Location.value(of: $0) }
    registrationPlate = object.registrationPlate
    manufacturer = object.manufacturer
    model = object.model
    mapAnnotationImage = object.mapAnnotationImage.map { Bridging.Image.value(of: $0) }
  }
}

extension INRideVehicle {
  static func make(_ value: SystemIntents.RideVehicle) -> INRideVehicle {
    let object = INRideVehicle()
    object.location = value.location.map { Bridging.Location.property(of: $0) }
    object.registrationPlate = value.registrationPlate
    object.manufacturer = value.manufacturer
    object.model = value.model
    object.mapAnnotationImage = value.mapAnnotationImage.map { Bridging.Image.property(of: $0) }
    return object
  }
}
