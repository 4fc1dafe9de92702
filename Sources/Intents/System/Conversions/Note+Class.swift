import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.Note {
  init(_ object: INNote) {
    self.init()
    title = Bridging.SpeakableString.value(of: object.title)
    contents = object.contents.map { SystemIntents.NoteContent($0) }
    groupName = object.groupName.map { Bridging.SpeakableString.value(of: $0) }
    createdDateComponents = object.createdDateComponents
    modifiedDateComponents = object.modifiedDateComponents
    identifier = object.identifier
  }
}

extension INNote {
  static func make(_ value: SystemIntents.Note) -> INNote {
    let object = INNote()
    if let given = (value.title.map { Bridging.SpeakableString.property(of: $0) }) {
      object.title = given
    }
    if let given = (value.contents?.map { INNoteContent.make($0) }) { object.contents = given }
    object.groupName = value.groupName.map { Bridging.SpeakableString.property(of: $0) }
    object.createdDateComponents = value.createdDateComponents
    object.modifiedDateComponents = value.modifiedDateComponents
    object.identifier = value.identifier
    return object
  }
}
