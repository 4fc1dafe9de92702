public import Foundation

/// Delete tasks.
public class INDeleteTasksIntent: INIntent, @unchecked Sendable {
  /// The task list.
  public internal(set) var taskList: INTaskList?
  /// The tasks.
  public internal(set) var tasks: [INTask]?
  /// The all.
  public internal(set) var all: Bool?

  /// An intent of these values.
  public convenience init(
    taskList: INTaskList? = nil,
    tasks: [INTask]? = nil,
    all: Bool? = nil
  ) {
    self.init()
    self.taskList = taskList
    self.tasks = tasks
    self.all = all
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INDeleteTasksIntent()
    copy.taskList = taskList
    copy.tasks = tasks
    copy.all = all
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INDeleteTasksIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INDeleteTasksIntentResponseCode.unspecified
  /// The deleted tasks.
  public var deletedTasks: [INTask]?

  /// A response without any property.
  public convenience init(
    code: INDeleteTasksIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INDeleteTasksIntentResponseCode: Int, Sendable {
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

/// Delete tasks task list unsupported reason.
public enum INDeleteTasksTaskListUnsupportedReason: Int, Sendable {
  /// No task list found.
  case noTaskListFound = 1
}

/// Delete tasks task unsupported reason.
public enum INDeleteTasksTaskUnsupportedReason: Int, Sendable {
  /// No tasks found.
  case noTasksFound = 1
  /// No tasks in app.
  case noTasksInApp = 2
}

/// What a handler makes of a value: delete tasks task list.
open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
    self.init(outcome: taskListResolutionResult.outcome)
  }
}

/// What a handler makes of a value: delete tasks task.
open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult, @unchecked Sendable {
  /// The value cannot be used, for a reason.
  public class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self {
    unsupported(withReason: reason.rawValue)
  }

  /// The same result for this parameter.
  public convenience init(taskResolutionResult: INTaskResolutionResult) {
    self.init(outcome: taskResolutionResult.outcome)
  }
}
