/// Call record type options.
public struct INCallRecordTypeOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Outgoing.
  public static var outgoing: INCallRecordTypeOptions { INCallRecordTypeOptions(rawValue: 1) }

  /// Missed.
  public static var missed: INCallRecordTypeOptions { INCallRecordTypeOptions(rawValue: 2) }

  /// Received.
  public static var received: INCallRecordTypeOptions { INCallRecordTypeOptions(rawValue: 4) }

  /// Latest.
  public static var latest: INCallRecordTypeOptions { INCallRecordTypeOptions(rawValue: 8) }

  /// Voicemail.
  public static var voicemail: INCallRecordTypeOptions { INCallRecordTypeOptions(rawValue: 16) }

  /// Ringing.
  public static var ringing: INCallRecordTypeOptions { INCallRecordTypeOptions(rawValue: 32) }

  /// In progress.
  public static var inProgress: INCallRecordTypeOptions { INCallRecordTypeOptions(rawValue: 64) }

  /// On hold.
  public static var onHold: INCallRecordTypeOptions { INCallRecordTypeOptions(rawValue: 128) }
}

/// What a handler makes of a value: call record type options.
open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCallRecordTypeOptions: INCallRecordTypeOptions = [])
    -> Self
  {
    Self(outcome: .success(resolvedCallRecordTypeOptions))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(
    with callRecordTypeOptionsToConfirm: INCallRecordTypeOptions = []
  ) -> Self {
    Self(outcome: .confirmationRequired(callRecordTypeOptionsToConfirm))
  }
}
