public import Foundation

/// Search for notebook items.
public class INSearchForNotebookItemsIntent: INIntent, @unchecked Sendable {
  /// The title.
  public internal(set) var title: INSpeakableString?
  /// The content.
  public internal(set) var content: String?
  /// The item type.
  public internal(set) var itemType = INNotebookItemType.unknown
  /// The status.
  public internal(set) var status = INTaskStatus.unknown
  /// The location.
  public internal(set) var location: CLPlacemark?
  /// The location search type.
  public internal(set) var locationSearchType = INLocationSearchType.unknown
  /// The date time.
  public internal(set) var dateTime: INDateComponentsRange?
  /// The date search type.
  public internal(set) var dateSearchType = INDateSearchType.unknown
  /// The temporal event trigger types.
  public internal(set) var temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions = []
  /// The task priority.
  public internal(set) var taskPriority = INTaskPriority.unknown
  /// The notebook item identifier.
  public internal(set) var notebookItemIdentifier: String?

  /// An intent of these values.
  public convenience init(
    title: INSpeakableString?,
    content: String?,
    itemType: INNotebookItemType,
    status: INTaskStatus,
    location: CLPlacemark?,
    locationSearchType: INLocationSearchType,
    dateTime: INDateComponentsRange?,
    dateSearchType: INDateSearchType,
    temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions = [],
    taskPriority: INTaskPriority,
    notebookItemIdentifier: String?
  ) {
    self.init()
    self.title = title
    self.content = content
    self.itemType = itemType
    self.status = status
    self.location = location
    self.locationSearchType = locationSearchType
    self.dateTime = dateTime
    self.dateSearchType = dateSearchType
    self.temporalEventTriggerTypes = temporalEventTriggerTypes
    self.taskPriority = taskPriority
    self.notebookItemIdentifier = notebookItemIdentifier
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INSearchForNotebookItemsIntent()
    copy.title = title
    copy.content = content
    copy.itemType = itemType
    copy.status = status
    copy.location = location
    copy.locationSearchType = locationSearchType
    copy.dateTime = dateTime
    copy.dateSearchType = dateSearchType
    copy.temporalEventTriggerTypes = temporalEventTriggerTypes
    copy.taskPriority = taskPriority
    copy.notebookItemIdentifier = notebookItemIdentifier
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INSearchForNotebookItemsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INSearchForNotebookItemsIntentResponseCode.unspecified
  /// The notes.
  public var notes: [INNote]?
  /// The task lists.
  public var taskLists: [INTaskList]?
  /// The tasks.
  public var tasks: [INTask]?
  /// The sort type.
  public var sortType = INSortType.unknown

  /// A response without any property.
  public convenience init(
    code: INSearchForNotebookItemsIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INSearchForNotebookItemsIntentResponseCode: Int, Sendable {
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
