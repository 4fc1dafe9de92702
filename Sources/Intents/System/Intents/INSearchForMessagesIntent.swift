public import Foundation

/// Search for messages.
public class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
  /// The recipients.
  public internal(set) var recipients: [INPerson]?
  /// The recipients operator.
  public internal(set) var recipientsOperator = INConditionalOperator.all
  /// The senders.
  public internal(set) var senders: [INPerson]?
  /// The senders operator.
  public internal(set) var sendersOperator = INConditionalOperator.all
  /// The search terms.
  public internal(set) var searchTerms: [String]?
  /// The search terms operator.
  public internal(set) var searchTermsOperator = INConditionalOperator.all
  /// The attributes.
  public internal(set) var attributes: INMessageAttributeOptions = []
  /// The date time range.
  public internal(set) var dateTimeRange: INDateComponentsRange?
  /// The identifiers.
  public internal(set) var identifiers: [String]?
  /// The identifiers operator.
  public internal(set) var identifiersOperator = INConditionalOperator.all
  /// The notification identifiers.
  public internal(set) var notificationIdentifiers: [String]?
  /// The notification identifiers operator.
  public internal(set) var notificationIdentifiersOperator = INConditionalOperator.all
  /// The speakable group names.
  public internal(set) var speakableGroupNames: [INSpeakableString]?
  /// The speakable group names operator.
  public internal(set) var speakableGroupNamesOperator = INConditionalOperator.all
  /// The conversation identifiers.
  public internal(set) var conversationIdentifiers: [String]?
  /// The conversation identifiers operator.
  public internal(set) var conversationIdentifiersOperator = INConditionalOperator.all

  /// An intent of these values.
  public convenience init(
    recipients: [INPerson]?,
    senders: [INPerson]?,
    searchTerms: [String]?,
    attributes: INMessageAttributeOptions = [],
    dateTime dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?,
    notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?,
    conversationIdentifiers: [String]?
  ) {
    self.init()
    self.recipients = recipients
    self.senders = senders
    self.searchTerms = searchTerms
    self.attributes = attributes
    self.dateTimeRange = dateTimeRange
    self.identifiers = identifiers
    self.notificationIdentifiers = notificationIdentifiers
    self.speakableGroupNames = speakableGroupNames
    self.conversationIdentifiers = conversationIdentifiers
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSearchForMessagesIntent()
    copy.recipients = recipients
    copy.recipientsOperator = recipientsOperator
    copy.senders = senders
    copy.sendersOperator = sendersOperator
    copy.searchTerms = searchTerms
    copy.searchTermsOperator = searchTermsOperator
    copy.attributes = attributes
    copy.dateTimeRange = dateTimeRange
    copy.identifiers = identifiers
    copy.identifiersOperator = identifiersOperator
    copy.notificationIdentifiers = notificationIdentifiers
    copy.notificationIdentifiersOperator = notificationIdentifiersOperator
    copy.speakableGroupNames = speakableGroupNames
    copy.speakableGroupNamesOperator = speakableGroupNamesOperator
    copy.conversationIdentifiers = conversationIdentifiers
    copy.conversationIdentifiersOperator = conversationIdentifiersOperator
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSearchForMessagesIntentResponseCode.unspecified
  /// The messages.
  public var messages: [INMessage]?

  /// A response without any property.
  public convenience init(
    code: INSearchForMessagesIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
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
  /// Failure message too many results.
  case failureMessageTooManyResults = 7
  /// Failure requiring in app authentication.
  case failureRequiringInAppAuthentication = 8
}
