/// Call record type.
public enum INCallRecordType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Outgoing.
  case outgoing = 1
  /// Missed.
  case missed = 2
  /// Received.
  case received = 3
  /// Latest.
  case latest = 4
  /// Voicemail.
  case voicemail = 5
  /// Ringing.
  case ringing = 6
  /// In progress.
  case inProgress = 7
  /// On hold.
  case onHold = 8
}

/// What a handler makes of a value: call record type.
open class INCallRecordTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCallRecordType: INCallRecordType) -> Self {
    Self(outcome: .success(resolvedCallRecordType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with callRecordTypeToConfirm: INCallRecordType) -> Self {
    Self(outcome: .confirmationRequired(callRecordTypeToConfirm))
  }
}
