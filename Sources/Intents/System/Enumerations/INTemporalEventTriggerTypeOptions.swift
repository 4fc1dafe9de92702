/// Temporal event trigger type options.
public struct INTemporalEventTriggerTypeOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Not scheduled.
  public static var notScheduled: INTemporalEventTriggerTypeOptions {
    INTemporalEventTriggerTypeOptions(rawValue: 1)
  }

  /// Scheduled non recurring.
  public static var scheduledNonRecurring: INTemporalEventTriggerTypeOptions {
    INTemporalEventTriggerTypeOptions(rawValue: 2)
  }

  /// Scheduled recurring.
  public static var scheduledRecurring: INTemporalEventTriggerTypeOptions {
    INTemporalEventTriggerTypeOptions(rawValue: 4)
  }
}

/// What a handler makes of a value: temporal event trigger type options.
open class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult,
  @unchecked Sendable
{
  /// The value to use.
  public class func success(
    with resolvedTemporalEventTriggerTypeOptions: INTemporalEventTriggerTypeOptions = []
  ) -> Self {
    Self(outcome: .success(resolvedTemporalEventTriggerTypeOptions))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(
    with temporalEventTriggerTypeOptionsToConfirm: INTemporalEventTriggerTypeOptions = []
  ) -> Self {
    Self(outcome: .confirmationRequired(temporalEventTriggerTypeOptionsToConfirm))
  }
}
