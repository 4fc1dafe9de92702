import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.TaskList {
  init(_ object: INTaskList) {
    self.init()
    title = Bridging.SpeakableString.value(of: object.title)
    tasks = object.tasks.map { SystemIntents.IntentTask($0) }
    groupName = object.groupName.map { Bridging.SpeakableString.value(of: $0) }
    createdDateComponents = object.createdDateComponents
    modifiedDateComponents = object.modifiedDateComponents
    identifier = object.identifier
  }
}

extension INTaskList {
  static func make(_ value: SystemIntents.TaskList) -> INTaskList {
    let object = INTaskList()
    if let given = (value.title.map { Bridging.SpeakableString.property(of: $0) }) {
      object.title = given
    }
    if let given = (value.tasks?.map { INTask.make($0) }) { object.tasks = given }
    object.groupName = value.groupName.map { Bridging.SpeakableString.property(of: $0) }
    object.createdDateComponents = value.createdDateComponents
    object.modifiedDateComponents = value.modifiedDateComponents
    object.identifier = value.identifier
    return object
  }
}
