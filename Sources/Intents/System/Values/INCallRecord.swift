public import Foundation

/// A call record.
public class INCallRecord: NSObject, @unchecked Sendable {
  /// The identifier.
  public internal(set) var identifier: String = ""
  /// The date created.
  public internal(set) var dateCreated: Date?
  /// The caller.
  public internal(set) var caller: INPerson?
  /// The call record type.
  public internal(set) var callRecordType = INCallRecordType.unknown
  /// The call duration.
  public internal(set) var callDuration: Double?
  /// The unseen.
  public internal(set) var unseen: Bool?
  /// The call capability.
  public internal(set) var callCapability = INCallCapability.unknown
  /// The number of calls.
  public internal(set) var numberOfCalls: Int?
  /// The participants.
  public var participants: [INPerson]?

  override init() {}

  /// A call record of these values.
  public convenience init(
    identifier: String,
    dateCreated: Date? = nil,
    caller: INPerson? = nil,
    callRecordType: INCallRecordType = .unknown,
    callCapability: INCallCapability = .unknown,
    callDuration: Double? = nil,
    unseen: Bool? = nil,
    numberOfCalls: Int? = nil
  ) {
    self.init()
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.caller = caller
    self.callRecordType = callRecordType
    self.callCapability = callCapability
    self.callDuration = callDuration
    self.unseen = unseen
    self.numberOfCalls = numberOfCalls
  }

  /// A call record of these values.
  public convenience init(
    identifier: String,
    dateCreated: Date? = nil,
    caller: INPerson? = nil,
    callRecordType: INCallRecordType = .unknown,
    callCapability: INCallCapability = .unknown,
    callDuration: Double? = nil,
    unseen: Bool? = nil
  ) {
    self.init()
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.caller = caller
    self.callRecordType = callRecordType
    self.callCapability = callCapability
    self.callDuration = callDuration
    self.unseen = unseen
  }
}

/// What a handler makes of a value: call record.
open class INCallRecordResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCallRecord: INCallRecord) -> Self {
    Self(outcome: .success(resolvedCallRecord))
  }

  /// The user has to choose among values.
  public class func disambiguation(with callRecordsToDisambiguate: [INCallRecord]) -> Self {
    Self(outcome: .disambiguation(callRecordsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with callRecordToConfirm: INCallRecord?) -> Self {
    Self(outcome: .confirmationRequired(callRecordToConfirm))
  }
}
