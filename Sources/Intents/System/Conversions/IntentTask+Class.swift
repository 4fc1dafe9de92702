import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.IntentTask {
  init(_ object: INTask) {
    self.init()
    title = Bridging.SpeakableString.value(of: object.title)
    status =
      object.status.rawValue == 0 ? nil : SystemIntents.TaskStatus(rawValue: object.status.rawValue)
    spatialEventTrigger = object.spatialEventTrigger.map { SystemIntents.SpatialEventTrigger($0) }
    temporalEventTrigger = object.temporalEventTrigger.map {
      SystemIntents.TemporalEventTrigger($0)
    }
    createdDateComponents = object.createdDateComponents
    modifiedDateComponents = object.modifiedDateComponents
    identifier = object.identifier
    taskType =
      object.taskType.rawValue == 0
      ? nil : SystemIntents.TaskType(rawValue: object.taskType.rawValue)
    priority =
      object.priority.rawValue == 0
      ? nil : SystemIntents.TaskPriority(rawValue: object.priority.rawValue)
  }
}

extension INTask {
  static func make(_ value: SystemIntents.IntentTask) -> INTask {
    let object = INTask()
    if let given = (value.title.map { Bridging.SpeakableString.property(of: $0) }) {
      object.title = given
    }
    if let given = (value.status.flatMap { INTaskStatus(rawValue: $0.rawValue) }) {
      object.status = given
    }
    object.spatialEventTrigger = value.spatialEventTrigger.map { INSpatialEventTrigger.make($0) }
    object.temporalEventTrigger = value.temporalEventTrigger.map { INTemporalEventTrigger.make($0) }
    object.createdDateComponents = value.createdDateComponents
    object.modifiedDateComponents = value.modifiedDateComponents
    object.identifier = value.identifier
    if let given = (value.taskType.flatMap { INTaskType(rawValue: $0.rawValue) }) {
      object.taskType = given
    }
    if let given = (value.priority.flatMap { INTaskPriority(rawValue: $0.rawValue) }) {
      object.priority = given
    }
    return object
  }
}
