import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.ReservationAction {
  init(_ object: INReservationAction) {
    self.init()
    type =
      object.type.rawValue == 0
      ? nil : SystemIntents.ReservationActionType(rawValue: object.type.rawValue)
    validDuration = Bridging.DateComponentsRange.value(of: object.validDuration)
    userActivity = UserActivity(object.userActivity)
  }
}

extension INReservationAction {
  static func make(_ value: SystemIntents.ReservationAction) -> INReservationAction {
    let object = INReservationAction()
    if let given = (value.type.flatMap { INReservationActionType(rawValue: $0.rawValue) }) {
      object.type = given
    }
    if let given = (value.validDuration.map { Bridging.DateComponentsRange.property(of: $0) }) {
      object.validDuration = given
    }
    if let given = (value.userActivity.map { NSUserActivity($0) }) { object.userActivity = given }
    return object
  }
}
