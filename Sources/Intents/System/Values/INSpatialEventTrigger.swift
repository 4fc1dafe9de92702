public import Foundation

/// A spatial event trigger.
public class INSpatialEventTrigger: NSObject, @unchecked Sendable {
  /// The placemark.
  public internal(set) var placemark = CLPlacemark()
  /// The event.
  public internal(set) var event = INSpatialEvent.unknown

  override init() {}

  /// A spatial event trigger of these values.
  public convenience init(
    placemark: CLPlacemark,
    event: INSpatialEvent
  ) {
    self.init()
    self.placemark = placemark
    self.event = event
  }
}

/// What a handler makes of a value: spatial event trigger.
open class INSpatialEventTriggerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedSpatialEventTrigger: INSpatialEventTrigger) -> Self {
    Self(outcome: .success(resolvedSpatialEventTrigger))
  }

  /// The user has to choose among values.
  public class func disambiguation(with spatialEventTriggersToDisambiguate: [INSpatialEventTrigger])
    -> Self
  {
    Self(outcome: .disambiguation(spatialEventTriggersToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with spatialEventTriggerToConfirm: INSpatialEventTrigger?)
    -> Self
  {
    Self(outcome: .confirmationRequired(spatialEventTriggerToConfirm))
  }
}
