public import Foundation

/// A task.
public class INTask: NSObject, @unchecked Sendable {
  /// The title.
  public internal(set) var title = INSpeakableString(spokenPhrase: "")
  /// The status.
  public internal(set) var status = INTaskStatus.unknown
  /// The spatial event trigger.
  public internal(set) var spatialEventTrigger: INSpatialEventTrigger?
  /// The temporal event trigger.
  public internal(set) var temporalEventTrigger: INTemporalEventTrigger?
  /// The created date components.
  public internal(set) var createdDateComponents: DateComponents?
  /// The modified date components.
  public internal(set) var modifiedDateComponents: DateComponents?
  /// The identifier.
  public internal(set) var identifier: String?
  /// The task type.
  public internal(set) var taskType = INTaskType.unknown
  /// The priority.
  public internal(set) var priority = INTaskPriority.unknown

  override init() {}

  /// A task of these values.
  public convenience init(
    title: INSpeakableString,
    status: INTaskStatus,
    taskType: INTaskType,
    spatialEventTrigger: INSpatialEventTrigger?,
    temporalEventTrigger: INTemporalEventTrigger?,
    createdDateComponents: DateComponents?,
    modifiedDateComponents: DateComponents?,
    identifier: String?,
    priority: INTaskPriority
  ) {
    self.init()
    self.title = title
    self.status = status
    self.taskType = taskType
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
    self.priority = priority
  }

  /// A task of these values.
  public convenience init(
    title: INSpeakableString,
    status: INTaskStatus,
    taskType: INTaskType,
    spatialEventTrigger: INSpatialEventTrigger?,
    temporalEventTrigger: INTemporalEventTrigger?,
    createdDateComponents: DateComponents?,
    modifiedDateComponents: DateComponents?,
    identifier: String?
  ) {
    self.init()
    self.title = title
    self.status = status
    self.taskType = taskType
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
  }
}

/// What a handler makes of a value: task.
open class INTaskResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedTask: INTask) -> Self {
    Self(outcome: .success(resolvedTask))
  }

  /// The user has to choose among values.
  public class func disambiguation(with tasksToDisambiguate: [INTask]) -> Self {
    Self(outcome: .disambiguation(tasksToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with taskToConfirm: INTask?) -> Self {
    Self(outcome: .confirmationRequired(taskToConfirm))
  }
}
