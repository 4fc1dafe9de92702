import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RentalCar {
  init(_ object: INRentalCar) {
    self.init()
    rentalCompanyName = object.rentalCompanyName
    type = object.type
    make = object.make
    model = object.model
    rentalCarDescription = object.rentalCarDescription
  }
}

extension INRentalCar {
  static func make(_ value: SystemIntents.RentalCar) -> INRentalCar {
    let object = INRentalCar()
    if let given = (value.rentalCompanyName) { object.rentalCompanyName = given }
    object.type = value.type
    object.make = value.make
    object.model = value.model
    object.rentalCarDescription = value.rentalCarDescription
    return object
  }
}
