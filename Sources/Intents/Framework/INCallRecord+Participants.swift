public import Foundation

extension INCallRecord {
  /// A record of a call of several people.
  public convenience init(
    identifier: String, dateCreated: Date?, callRecordType: INCallRecordType,
    callCapability: INCallCapability, callDuration: Double?, unseen: Bool?,
    participants: [INPerson]?, numberOfCalls: Int?
  ) {
    self.init(
      identifier: identifier, dateCreated: dateCreated, caller: nil, callRecordType: callRecordType,
      callCapability: callCapability, callDuration: callDuration, unseen: unseen,
      numberOfCalls: numberOfCalls)
    self.participants = participants
  }
}
