public import Foundation

/// Search call history.
public class INSearchCallHistoryIntent: INIntent, @unchecked Sendable {
  /// The date created.
  public internal(set) var dateCreated: INDateComponentsRange?
  /// The recipient.
  public internal(set) var recipient: INPerson?
  /// The call capabilities.
  public internal(set) var callCapabilities: INCallCapabilityOptions = []
  /// The call types.
  public internal(set) var callTypes: INCallRecordTypeOptions = []
  /// The unseen.
  public internal(set) var unseen: Bool?
  /// The call type.
  public internal(set) var callType = INCallRecordType.unknown

  /// An intent of these values.
  public convenience init(
    dateCreated: INDateComponentsRange? = nil,
    recipient: INPerson? = nil,
    callCapabilities: INCallCapabilityOptions = [],
    callTypes: INCallRecordTypeOptions = [],
    unseen: Bool? = nil
  ) {
    self.init()
    self.dateCreated = dateCreated
    self.recipient = recipient
    self.callCapabilities = callCapabilities
    self.callTypes = callTypes
    self.unseen = unseen
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSearchCallHistoryIntent()
    copy.dateCreated = dateCreated
    copy.recipient = recipient
    copy.callCapabilities = callCapabilities
    copy.callTypes = callTypes
    copy.unseen = unseen
    copy.callType = callType
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSearchCallHistoryIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSearchCallHistoryIntentResponseCode.unspecified
  /// The call records.
  public var callRecords: [INCallRecord]?

  /// A response without any property.
  public convenience init(
    code: INSearchCallHistoryIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSearchCallHistoryIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// Failure.
  case failure = 3
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 4
  /// Failure app configuration required.
  case failureAppConfigurationRequired = 5
  /// In progress.
  case inProgress = 6
  /// Success.
  case success = 7
}
