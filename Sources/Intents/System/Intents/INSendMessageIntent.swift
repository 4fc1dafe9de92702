public import Foundation

/// Send message.
public class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// The recipients.
  public internal(set) var recipients: [INPerson]?
  /// The outgoing message type.
  public internal(set) var outgoingMessageType = INOutgoingMessageType.unknown
  /// The content.
  public internal(set) var content: String?
  /// The speakable group name.
  public internal(set) var speakableGroupName: INSpeakableString?
  /// The conversation identifier.
  public internal(set) var conversationIdentifier: String?
  /// The service name.
  public internal(set) var serviceName: String?
  /// The sender.
  public internal(set) var sender: INPerson?
  /// The attachments.
  public internal(set) var attachments: [INSendMessageAttachment]?

  /// An intent of these values.
  public convenience init(
    recipients: [INPerson]?,
    outgoingMessageType: INOutgoingMessageType,
    content: String?,
    speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?,
    serviceName: String?,
    sender: INPerson?,
    attachments: [INSendMessageAttachment]?
  ) {
    self.init()
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
  }

  /// An intent of these values.
  public convenience init(
    recipients: [INPerson]?,
    content: String?,
    speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?,
    serviceName: String?,
    sender: INPerson?
  ) {
    self.init()
    self.recipients = recipients
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
  }

  /// An intent of these values.
  public convenience init(
    recipients: [INPerson]?,
    outgoingMessageType: INOutgoingMessageType,
    content: String?,
    speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?,
    serviceName: String?,
    sender: INPerson?
  ) {
    self.init()
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSendMessageIntent()
    copy.recipients = recipients
    copy.outgoingMessageType = outgoingMessageType
    copy.content = content
    copy.speakableGroupName = speakableGroupName
    copy.conversationIdentifier = conversationIdentifier
    copy.serviceName = serviceName
    copy.sender = sender
    copy.attachments = attachments
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSendMessageIntentResponseCode.unspecified
  /// The sent message.
  public var sentMessage: INMessage?
  /// The sent messages.
  public var sentMessages: [INMessage]?

  /// A response without any property.
  public convenience init(
    code: INSendMessageIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
  /// Failure message service not available.
  case failureMessageServiceNotAvailable = 6
  /// Failure requiring in app authentication.
  case failureRequiringInAppAuthentication = 7
}

/// Send message recipient unsupported reason.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  /// No account.
  case noAccount = 1
  /// Offline.
  case offline = 2
  /// Messaging service not enabled for recipient.
  case messagingServiceNotEnabledForRecipient = 3
  /// No valid handle.
  case noValidHandle = 4
  /// Requested handle invalid.
  case requestedHandleInvalid = 5
  /// No handle for label.
  case noHandleForLabel = 6
}

/// What a handler makes of a value: send message recipient.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(outcome: personResolutionResult.outcome)
  }
}
