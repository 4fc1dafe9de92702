import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.CallRecordFilter {
  init(_ object: INCallRecordFilter) {
    self.init()
    participants = object.participants?.map { Bridging.Person.value(of: $0) }
    callTypes =
      object.callTypes.isEmpty
      ? nil
      : SystemIntents.CallRecordTypeOptions(rawValue: Int(bitPattern: object.callTypes.rawValue))
    callCapability =
      object.callCapability.rawValue == 0
      ? nil : SystemIntents.CallCapability(rawValue: object.callCapability.rawValue)
  }
}

extension INCallRecordFilter {
  static func make(_ value: SystemIntents.CallRecordFilter) -> INCallRecordFilter {
    let object = INCallRecordFilter()
    object.participants = value.participants?.map { Bridging.Person.property(of: $0) }
    if let given =
      (value.callTypes.map { INCallRecordTypeOptions(rawValue: UInt(bitPattern: $0.rawValue)) })
    {
      object.callTypes = given
    }
    if let given = (value.callCapability.flatMap { INCallCapability(rawValue: $0.rawValue) }) {
      object.callCapability = given
    }
    return object
  }
}
