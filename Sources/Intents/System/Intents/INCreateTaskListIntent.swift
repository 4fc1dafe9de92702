public import Foundation

/// Create task list.
public class INCreateTaskListIntent: INIntent, @unchecked Sendable {
  /// The title.
  public internal(set) var title: INSpeakableString?
  /// The task titles.
  public internal(set) var taskTitles: [INSpeakableString]?
  /// The group name.
  public internal(set) var groupName: INSpeakableString?

  /// An intent of these values.
  public convenience init(
    title: INSpeakableString?,
    taskTitles: [INSpeakableString]?,
    groupName: INSpeakableString?
  ) {
    self.init()
    self.title = title
    self.taskTitles = taskTitles
    self.groupName = groupName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INCreateTaskListIntent()
    copy.title = title
    copy.taskTitles = taskTitles
    copy.groupName = groupName
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INCreateTaskListIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INCreateTaskListIntentResponseCode.unspecified
  /// The created task list.
  public var createdTaskList: INTaskList?

  /// A response without any property.
  public convenience init(
    code: INCreateTaskListIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INCreateTaskListIntentResponseCode: Int, Sendable {
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
