public import Foundation

/// A task list.
public class INTaskList: NSObject, @unchecked Sendable {
  /// The title.
  public internal(set) var title = INSpeakableString(spokenPhrase: "")
  /// The tasks.
  public internal(set) var tasks: [INTask] = []
  /// The group name.
  public internal(set) var groupName: INSpeakableString?
  /// The created date components.
  public internal(set) var createdDateComponents: DateComponents?
  /// The modified date components.
  public internal(set) var modifiedDateComponents: DateComponents?
  /// The identifier.
  public internal(set) var identifier: String?

  override init() {}

  /// A task list of these values.
  public convenience init(
    title: INSpeakableString,
    tasks: [INTask],
    groupName: INSpeakableString?,
    createdDateComponents: DateComponents?,
    modifiedDateComponents: DateComponents?,
    identifier: String?
  ) {
    self.init()
    self.title = title
    self.tasks = tasks
    self.groupName = groupName
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
  }
}

/// What a handler makes of a value: task list.
open class INTaskListResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedTaskList: INTaskList) -> Self {
    Self(outcome: .success(resolvedTaskList))
  }

  /// The user has to choose among values.
  public class func disambiguation(with taskListsToDisambiguate: [INTaskList]) -> Self {
    Self(outcome: .disambiguation(taskListsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with taskListToConfirm: INTaskList?) -> Self {
    Self(outcome: .confirmationRequired(taskListToConfirm))
  }
}
