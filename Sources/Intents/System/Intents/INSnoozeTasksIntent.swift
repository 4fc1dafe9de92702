public import Foundation

/// Snooze tasks.
public class INSnoozeTasksIntent: INIntent, @unchecked Sendable {
  /// The tasks.
  public internal(set) var tasks: [INTask]?
  /// The next trigger time.
  public internal(set) var nextTriggerTime: INDateComponentsRange?
  /// The all.
  public internal(set) var all: Bool?

  /// An intent of these values.
  public convenience init(
    tasks: [INTask]? = nil,
    nextTriggerTime: INDateComponentsRange? = nil,
    all: Bool? = nil
  ) {
    self.init()
    self.tasks = tasks
    self.nextTriggerTime = nextTriggerTime
    self.all = all
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSnoozeTasksIntent()
    copy.tasks = tasks
    copy.nextTriggerTime = nextTriggerTime
    copy.all = all
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSnoozeTasksIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSnoozeTasksIntentResponseCode.unspecified
  /// The snoozed tasks.
  public var snoozedTasks: [INTask]?

  /// A response without any property.
  public convenience init(
    code: INSnoozeTasksIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSnoozeTasksIntentResponseCode: Int, Sendable {
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

/// Snooze tasks task unsupported reason.
public enum INSnoozeTasksTaskUnsupportedReason: Int, Sendable {
  /// No tasks found.
  case noTasksFound = 1
}

/// What a handler makes of a value: snooze tasks task.
open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(taskResolutionResult: INTaskResolutionResult) {
    self.init(outcome: taskResolutionResult.outcome)
  }
}
