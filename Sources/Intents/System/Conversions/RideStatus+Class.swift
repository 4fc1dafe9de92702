import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RideStatus {
  init(_ object: INRideStatus) {
    self.init()
    rideIdentifier = object.rideIdentifier
    phase =
      object.phase.rawValue == 0 ? nil : SystemIntents.RidePhase(rawValue: object.phase.rawValue)
    completionStatus = object.completionStatus.map { SystemIntents.RideCompletionStatus($0) }
    vehicle = object.vehicle.map { SystemIntents.RideVehicle($0) }
    driver = object.driver.map { SystemIntents.RideDriver($0) }
    estimatedPickupDate = object.estimatedPickupDate
    estimatedDropOffDate = object.estimatedDropOffDate
    estimatedPickupEndDate = object.estimatedPickupEndDate
    scheduledPickupTime = object.scheduledPickupTime.map {
      Bridging.DateComponentsRange.value(of: $0)
    }
    pickupLocation = object.pickupLocation.map { Bridging.Placemark.value(of: $0) }
    waypoints = object.waypoints?.map { Bridging.Placemark.value(of: $0) }
    dropOffLocation = object.dropOffLocation.map { Bridging.Placemark.value(of: $0) }
    rideOption = object.rideOption.map { SystemIntents.RideOption($0) }
    userActivityForCancelingInApplication = object.userActivityForCancelingInApplication.map {
      UserActivity($0)
    }
    additionalActionActivities = object.additionalActionActivities?.map { UserActivity($0) }
  }
}

extension INRideStatus {
  static func make(_ value: SystemIntents.RideStatus) -> INRideStatus {
    let object = INRideStatus()
    object.rideIdentifier = value.rideIdentifier
    if let given = (value.phase.flatMap { INRidePhase(rawValue: $0.rawValue) }) {
      object.phase = given
    }
    object.completionStatus = value.completionStatus.map { INRideCompletionStatus.make($0) }
    object.vehicle = value.vehicle.map { INRideVehicle.make($0) }
    object.driver = value.driver.map { INRideDriver.make($0) }
    object.estimatedPickupDate = value.estimatedPickupDate
    object.estimatedDropOffDate = value.estimatedDropOffDate
    object.estimatedPickupEndDate = value.estimatedPickupEndDate
    object.scheduledPickupTime = value.scheduledPickupTime.map {
      Bridging.DateComponentsRange.property(of: $0)
    }
    object.pickupLocation = value.pickupLocation.map { Bridging.Placemark.property(of: $0) }
    object.waypoints = value.waypoints?.map { Bridging.Placemark.property(of: $0) }
    object.dropOffLocation = value.dropOffLocation.map { Bridging.Placemark.property(of: $0) }
    object.rideOption = value.rideOption.map { INRideOption.make($0) }
    object.userActivityForCancelingInApplication = value.userActivityForCancelingInApplication.map {
      NSUserActivity($0)
    }
    object.additionalActionActivities = value.additionalActionActivities?.map { NSUserActivity($0) }
    return object
  }
}
