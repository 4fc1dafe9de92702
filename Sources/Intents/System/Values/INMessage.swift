public import Foundation

/// A message.
public class INMessage: NSObject, @unchecked Sendable {
  /// The identifier.
  public internal(set) var identifier: String = ""
  /// The conversation identifier.
  public internal(set) var conversationIdentifier: String?
  /// The content.
  public internal(set) var content: String?
  /// The date sent.
  public internal(set) var dateSent: Date?
  /// The sender.
  public internal(set) var sender: INPerson?
  /// The recipients.
  public internal(set) var recipients: [INPerson]?
  /// The group name.
  public internal(set) var groupName: INSpeakableString?
  /// The message type.
  public internal(set) var messageType = INMessageType.unspecified
  /// The service name.
  public internal(set) var serviceName: String?
  /// The audio message file.
  public var audioMessageFile: INFile?
  /// The attachment files.
  public var attachmentFiles: [INFile]?
  /// The number of attachments.
  public var numberOfAttachments: Int?

  override init() {}

  /// A message of these values.
  public convenience init(
    identifier: String,
    conversationIdentifier: String?,
    content: String?,
    dateSent: Date?,
    sender: INPerson?,
    recipients: [INPerson]?,
    groupName: INSpeakableString?,
    messageType: INMessageType,
    serviceName: String?
  ) {
    self.init()
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
    self.serviceName = serviceName
  }

  /// A message of these values.
  public convenience init(
    identifier: String,
    conversationIdentifier: String?,
    content: String?,
    dateSent: Date?,
    sender: INPerson?,
    recipients: [INPerson]?,
    groupName: INSpeakableString?,
    messageType: INMessageType
  ) {
    self.init()
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.groupName = groupName
    self.messageType = messageType
  }

  /// A message of these values.
  public convenience init(
    identifier: String,
    conversationIdentifier: String?,
    content: String?,
    dateSent: Date?,
    sender: INPerson?,
    recipients: [INPerson]?,
    messageType: INMessageType
  ) {
    self.init()
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
    self.messageType = messageType
  }

  /// A message of these values.
  public convenience init(
    identifier: String,
    content: String?,
    dateSent: Date?,
    sender: INPerson?,
    recipients: [INPerson]?
  ) {
    self.init()
    self.identifier = identifier
    self.content = content
    self.dateSent = dateSent
    self.sender = sender
    self.recipients = recipients
  }
}
