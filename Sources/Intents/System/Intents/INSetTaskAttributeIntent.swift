public import Foundation

/// Set task attribute.
public class INSetTaskAttributeIntent: INIntent, @unchecked Sendable {
  /// The target task.
  public internal(set) var targetTask: INTask?
  /// The task title.
  public internal(set) var taskTitle: INSpeakableString?
  /// The status.
  public internal(set) var status = INTaskStatus.unknown
  /// The priority.
  public internal(set) var priority = INTaskPriority.unknown
  /// The spatial event trigger.
  public internal(set) var spatialEventTrigger: INSpatialEventTrigger?
  /// The temporal event trigger.
  public internal(set) var temporalEventTrigger: INTemporalEventTrigger?

  /// An intent of these values.
  public convenience init(
    targetTask: INTask?,
    taskTitle: INSpeakableString?,
    status: INTaskStatus,
    priority: INTaskPriority,
    spatialEventTrigger: INSpatialEventTrigger?,
    temporalEventTrigger: INTemporalEventTrigger?
  ) {
    self.init()
    self.targetTask = targetTask
    self.taskTitle = taskTitle
    self.status = status
    self.priority = priority
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSetTaskAttributeIntent()
    copy.targetTask = targetTask
    copy.taskTitle = taskTitle
    copy.status = status
    copy.priority = priority
    copy.spatialEventTrigger = spatialEventTrigger
    copy.temporalEventTrigger = temporalEventTrigger
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSetTaskAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSetTaskAttributeIntentResponseCode.unspecified
  /// The modified task.
  public var modifiedTask: INTask?

  /// A response without any property.
  public convenience init(
    code: INSetTaskAttributeIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSetTaskAttributeIntentResponseCode: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// In progress.
  case inProgress = 2
  /// Success.
  case success = 3
  /// Failure.
  case failure = 4
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 5
}

/// Set task attribute temporal event trigger unsupported reason.
public enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Int, Sendable {
  /// Time in past.
  case timeInPast = 1
  /// Invalid recurrence.
  case invalidRecurrence = 2
}

/// What a handler makes of a value: set task attribute temporal event trigger.
open class INSetTaskAttributeTemporalEventTriggerResolutionResult:
  INTemporalEventTriggerResolutionResult, @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(
    forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason
  ) -> Self {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(
    temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult
  ) {
    self.init(outcome: temporalEventTriggerResolutionResult.outcome)
  }
}
