public import Foundation

/// A call record filter.
public class INCallRecordFilter: NSObject, @unchecked Sendable {
  /// The participants.
  public internal(set) var participants: [INPerson]?
  /// The call types.
  public internal(set) var callTypes: INCallRecordTypeOptions = []
  /// The call capability.
  public internal(set) var callCapability = INCallCapability.unknown

  override init() {}

  /// A call record filter of these values.
  public convenience init(
    participants: [INPerson]?,
    callTypes: INCallRecordTypeOptions = [],
    callCapability: INCallCapability
  ) {
    self.init()
    self.participants = participants
    self.callTypes = callTypes
    self.callCapability = callCapability
  }
}
