import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.SendMessageAttachment {
  init(_ object: INSendMessageAttachment) {
    self.init()
    audioMessageFile = object.audioMessageFile.map { Bridging.File.value(of: $0) }
  }
}

extension INSendMessageAttachment {
  static func make(_ value: SystemIntents.SendMessageAttachment) -> INSendMessageAttachment {
    let object = INSendMessageAttachment()
    object.audioMessageFile = value.audioMessageFile.map { Bridging.File.property(of: $0) }
    return object
  }
}
