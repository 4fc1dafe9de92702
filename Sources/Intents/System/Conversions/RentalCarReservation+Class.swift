import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RentalCarReservation {
  init(_ object: INRentalCarReservation) {
    self.init()
    rentalCar = SystemIntents.RentalCar(object.rentalCar)
    rentalDuration = Bridging.DateComponentsRange.value(of: object.rentalDuration)
    pickupLocation = object.pickupLocation.map { Bridging.Placemark.value(of: $0) }
    dropOffLocation = object.dropOffLocation.map { Bridging.Placemark.value(of: $0) }
  }
}

extension INRentalCarReservation {
  static func make(_ value: SystemIntents.RentalCarReservation) -> INRentalCarReservation {
    let object = INRentalCarReservation()
    if let given = (value.rentalCar.map { INRentalCar.make($0) }) { object.rentalCar = given }
    if let given = (value.rentalDuration.map { Bridging.DateComponentsRange.property(of: $0) }) {
      object.rentalDuration = given
    }
    object.pickupLocation = value.pickupLocation.map { Bridging.Placemark.property(of: $0) }
    object.dropOffLocation = value.dropOffLocation.map { Bridging.Placemark.property(of: $0) }
    return object
  }
}
