import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.Message {
  init(_ object: INMessage) {
    self.init()
    identifier = object.identifier
    conversationIdentifier = object.conversationIdentifier
    content = object.content
    dateSent = object.dateSent
    sender = object.sender.map { Bridging.Person.value(of: $0) }
    recipients = object.recipients?.map { Bridging.Person.value(of: $0) }
    groupName = object.groupName.map { Bridging.SpeakableString.value(of: $0) }
    messageType =
      object.messageType.rawValue == 0
      ? nil : SystemIntents.MessageType(rawValue: object.messageType.rawValue)
    serviceName = object.serviceName
    audioMessageFile = object.audioMessageFile.map { Bridging.File.value(of: $0) }
    attachmentFiles = object.attachmentFiles?.map { Bridging.File.value(of: $0) }
    numberOfAttachments = object.numberOfAttachments
  }
}

extension INMessage {
  static func make(_ value: SystemIntents.Message) -> INMessage {
    let object = INMessage()
    if let given = (value.identifier) { object.identifier = given }
    object.conversationIdentifier = value.conversationIdentifier
    object.content = value.content
    object.dateSent = value.dateSent
    object.sender = value.sender.map { Bridging.Person.property(of: $0) }
    object.recipients = value.recipients?.map { Bridging.Person.property(of: $0) }
    object.groupName = value.groupName.map { Bridging.SpeakableString.property(of: $0) }
    if let given = (value.messageType.flatMap { INMessageType(rawValue: $0.rawValue) }) {
      object.messageType = given
    }
    object.serviceName = value.serviceName
    object.audioMessageFile = value.audioMessageFile.map { Bridging.File.property(of: $0) }
    object.attachmentFiles = value.attachmentFiles?.map { Bridging.File.property(of: $0) }
    object.numberOfAttachments = value.numberOfAttachments
    return object
  }
}
