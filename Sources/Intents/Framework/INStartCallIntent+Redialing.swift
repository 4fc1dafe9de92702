extension INStartCallIntent {
  /// What is to be redialed, as it was before calls could be looked for.
  public var recordTypeForRedialing: INCallRecordType {
    switch callRecordFilter?.callTypes {
    case INCallRecordTypeOptions.outgoing?: .outgoing
    case INCallRecordTypeOptions.missed?: .missed
    case INCallRecordTypeOptions.received?: .received
    case INCallRecordTypeOptions.latest?: .latest
    case INCallRecordTypeOptions.voicemail?: .voicemail
    default: .unknown
    }
  }

  /// An intent as it was before calls could be looked for: what is to be redialed is a kind of call.
  public convenience init(
    audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType,
    contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType,
    callCapability: INCallCapability
  ) {
    let callTypes: INCallRecordTypeOptions =
      switch recordTypeForRedialing {
      case .outgoing: .outgoing
      case .missed: .missed
      case .received: .received
      case .latest: .latest
      case .voicemail: .voicemail
      default: []
      }
    let filter = INCallRecordFilter(
      participants: contacts, callTypes: callTypes, callCapability: callCapability)
    self.init(
      callRecordFilter: callTypes.isEmpty ? nil : filter, callRecordToCallBack: nil,
      audioRoute: audioRoute, destinationType: destinationType, contacts: contacts,
      callCapability: callCapability)
  }
}
