/// Groups as they were named before their names could be spoken.
extension INSendMessageIntent {
  /// The name of the group.
  public var groupName: String? { speakableGroupName?.spokenPhrase }

  /// A message to a group by its name.
  public convenience init(
    recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?,
    sender: INPerson?
  ) {
    self.init(
      recipients: recipients, content: content,
      speakableGroupName: groupName.map(INSpeakableString.init(spokenPhrase:)),
      conversationIdentifier: nil, serviceName: serviceName, sender: sender)
  }
}

extension INSearchForMessagesIntent {
  /// The names of the groups.
  public var groupNames: [String]? { speakableGroupNames?.map(\.spokenPhrase) }

  /// How the names of the groups are combined.
  public var groupNamesOperator: INConditionalOperator { speakableGroupNamesOperator }

  /// A search in groups by their names.
  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions, dateTime dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?, notificationIdentifiers: [String]?, groupNames: [String]?
  ) {
    self.init(
      recipients: recipients, senders: senders, searchTerms: searchTerms, attributes: attributes,
      dateTime: dateTimeRange, identifiers: identifiers,
      notificationIdentifiers: notificationIdentifiers,
      speakableGroupNames: groupNames?.map(INSpeakableString.init(spokenPhrase:)),
      conversationIdentifiers: nil)
  }
}
