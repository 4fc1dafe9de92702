import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.CallRecord {
  init(_ object: INCallRecord) {
    self.init()
    identifier = object.identifier
    dateCreated = object.dateCreated
    callRecordType =
      object.callRecordType.rawValue == 0
      ? nil : SystemIntents.CallRecordType(rawValue: object.callRecordType.rawValue)
    callDuration = object.callDuration
    unseen = object.unseen
    callCapability =
      object.callCapability.rawValue == 0
      ? nil : SystemIntents.CallCapability(rawValue: object.callCapability.rawValue)
    numberOfCalls = object.numberOfCalls
    participants = object.participants?.map { Bridging.Person.value(of: $0) }
    caller = object.caller.map { Bridging.Person.value(of: $0) }
  }
}

extension INCallRecord {
  static func make(_ value: SystemIntents.CallRecord) -> INCallRecord {
    let object = INCallRecord()
    if let given = (value.identifier) { object.identifier = given }
    object.dateCreated = value.dateCreated
    if let given = (value.callRecordType.flatMap { INCallRecordType(rawValue: $0.rawValue) }) {
      object.callRecordType = given
    }
    object.callDuration = value.callDuration
    object.unseen = value.unseen
    if let given = (value.callCapability.flatMap { INCallCapability(rawValue: $0.rawValue) }) {
      object.callCapability = given
    }
    object.numberOfCalls = value.numberOfCalls
    object.participants = value.participants?.map { Bridging.Person.property(of: $0) }
    object.caller = value.caller.map { Bridging.Person.property(of: $0) }
    return object
  }
}
