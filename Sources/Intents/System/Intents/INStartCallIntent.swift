public import Foundation

/// Start call.
public class INStartCallIntent: INIntent, @unchecked Sendable {
  /// The call record filter.
  public internal(set) var callRecordFilter: INCallRecordFilter?
  /// The call record to call back.
  public internal(set) var callRecordToCallBack: INCallRecord?
  /// The audio route.
  public internal(set) var audioRoute = INCallAudioRoute.unknown
  /// The destination type.
  public internal(set) var destinationType = INCallDestinationType.unknown
  /// The contacts.
  public internal(set) var contacts: [INPerson]?
  /// The call capability.
  public internal(set) var callCapability = INCallCapability.unknown

  /// An intent of these values.
  public convenience init(
    callRecordFilter: INCallRecordFilter?,
    callRecordToCallBack: INCallRecord?,
    audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType,
    contacts: [INPerson]?,
    callCapability: INCallCapability
  ) {
    self.init()
    self.callRecordFilter = callRecordFilter
    self.callRecordToCallBack = callRecordToCallBack
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
  }

  /// An intent of these values.
  public convenience init(
    audioRoute: INCallAudioRoute,
    destinationType: INCallDestinationType,
    contacts: [INPerson]?,
    recordTypeForRedialing: INCallRecordType,
    callCapability: INCallCapability
  ) {
    self.init()
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INStartCallIntent()
    copy.callRecordFilter = callRecordFilter
    copy.callRecordToCallBack = callRecordToCallBack
    copy.audioRoute = audioRoute
    copy.destinationType = destinationType
    copy.contacts = contacts
    copy.callCapability = callCapability
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INStartCallIntentResponseCode.unspecified

  /// A response without any property.
  public convenience init(
    code: INStartCallIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// Start call call capability unsupported reason.
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  /// Video call unsupported.
  case videoCallUnsupported = 1
  /// Microphone not accessible.
  case microphoneNotAccessible = 2
  /// Camera not accessible.
  case cameraNotAccessible = 3
}

/// Start call call record to call back unsupported reason.
public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
  /// No matching call.
  case noMatchingCall = 1
}

/// Start call contact unsupported reason.
public enum INStartCallContactUnsupportedReason: Int, Sendable {
  /// No contact found.
  case noContactFound = 1
  /// Multiple contacts unsupported.
  case multipleContactsUnsupported = 2
  /// No handle for label.
  case noHandleForLabel = 3
  /// Invalid handle.
  case invalidHandle = 4
  /// Unsupported mmi ussd.
  case unsupportedMmiUssd = 5
  /// No usable handle for redial.
  case noUsableHandleForRedial = 6
}

/// What can become of the intent.
public enum INStartCallIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// User confirmation required.
  case userConfirmationRequired = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
  /// Failure calling service not available.
  case failureCallingServiceNotAvailable = 6
  /// Failure contact not supported by app.
  case failureContactNotSupportedByApp = 7
  /// Failure airplane mode enabled.
  case failureAirplaneModeEnabled = 8
  /// Failure unable to hand off.
  case failureUnableToHandOff = 9
  /// Failure app configuration required.
  case failureAppConfigurationRequired = 10
  /// Failure call in progress.
  case failureCallInProgress = 11
  /// Failure call ringing.
  case failureCallRinging = 12
  /// Failure requiring in app authentication.
  case failureRequiringInAppAuthentication = 13
}

/// What a handler makes of a value: start call call capability.
open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason)
    -> Self
  {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) {
    self.init(outcome: callCapabilityResolutionResult.outcome)
  }
}

/// What a handler makes of a value: start call call record to call back.
open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason)
    -> Self
  {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(callRecordResolutionResult: INCallRecordResolutionResult) {
    self.init(outcome: callRecordResolutionResult.outcome)
  }
}

/// What a handler makes of a value: start call contact.
open class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(personResolutionResult: INPersonResolutionResult) {
    self.init(outcome: personResolutionResult.outcome)
  }
}
