public import Foundation

/// Add tasks.
public class INAddTasksIntent: INIntent, @unchecked Sendable {
  /// The target task list.
  public internal(set) var targetTaskList: INTaskList?
  /// The task titles.
  public internal(set) var taskTitles: [INSpeakableString]?
  /// The spatial event trigger.
  public internal(set) var spatialEventTrigger: INSpatialEventTrigger?
  /// The temporal event trigger.
  public internal(set) var temporalEventTrigger: INTemporalEventTrigger?
  /// The priority.
  public internal(set) var priority = INTaskPriority.unknown

  /// An intent of these values.
  public convenience init(
    targetTaskList: INTaskList?,
    taskTitles: [INSpeakableString]?,
    spatialEventTrigger: INSpatialEventTrigger?,
    temporalEventTrigger: INTemporalEventTrigger?,
    priority: INTaskPriority
  ) {
    self.init()
    self.targetTaskList = targetTaskList
    self.taskTitles = taskTitles
    self.spatialEventTrigger = spatialEventTrigger
    self.temporalEventTrigger = temporalEventTrigger
    self.priority = priority
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INAddTasksIntent()
    copy.targetTaskList = targetTaskList
    copy.taskTitles = taskTitles
    copy.spatialEventTrigger = spatialEventTrigger
    copy.temporalEventTrigger = temporalEventTrigger
    copy.priority = priority
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INAddTasksIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INAddTasksIntentResponseCode.unspecified
  /// The modified task list.
  public var modifiedTaskList: INTaskList?
  /// The added tasks.
  public var addedTasks: [INTask]?

  /// A response without any property.
  public convenience init(
    code: INAddTasksIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INAddTasksIntentResponseCode: Int, Sendable {
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

/// Add tasks target task list confirmation reason.
public enum INAddTasksTargetTaskListConfirmationReason: Int, Sendable {
  /// List should be created.
  case listShouldBeCreated = 1
}

/// Add tasks temporal event trigger unsupported reason.
public enum INAddTasksTemporalEventTriggerUnsupportedReason: Int, Sendable {
  /// Time in past.
  case timeInPast = 1
  /// Invalid recurrence.
  case invalidRecurrence = 2
}

/// What a handler makes of a value: add tasks target task list.
open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult, @unchecked Sendable
{
  /// The user has to agree to a value.
  public class func confirmationRequired(
    with taskListToConfirm: INTaskList?,
    forReason reason: INAddTasksTargetTaskListConfirmationReason
  ) -> Self {
    Self(outcome: .confirmationRequired(taskListToConfirm))
  }

  /// The same result for this parameter.
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
    self.init(outcome: taskListResolutionResult.outcome)
  }
}

/// What a handler makes of a value: add tasks temporal event trigger.
open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult,
  @unchecked Sendable
{
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason)
    -> Self
  {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(
    temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult
  ) {
    self.init(outcome: temporalEventTriggerResolutionResult.outcome)
  }
}
