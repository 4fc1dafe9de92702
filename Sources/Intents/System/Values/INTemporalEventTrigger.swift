public import Foundation

/// A temporal event trigger.
public class INTemporalEventTrigger: NSObject, @unchecked Sendable {
  /// The date components range.
  public internal(set) var dateComponentsRange = INDateComponentsRange(start: nil, end: nil)

  override init() {}

  /// A temporal event trigger of these values.
  public convenience init(
    dateComponentsRange: INDateComponentsRange
  ) {
    self.init()
    self.dateComponentsRange = dateComponentsRange
  }
}

/// What a handler makes of a value: temporal event trigger.
open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedTemporalEventTrigger: INTemporalEventTrigger) -> Self {
    Self(outcome: .success(resolvedTemporalEventTrigger))
  }

  /// The user has to choose among values.
  public class func disambiguation(
    with temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]
  ) -> Self {
    Self(outcome: .disambiguation(temporalEventTriggersToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(
    with temporalEventTriggerToConfirm: INTemporalEventTrigger?
  ) -> Self {
    Self(outcome: .confirmationRequired(temporalEventTriggerToConfirm))
  }
}
