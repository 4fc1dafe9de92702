public import Foundation

/// Create note.
public class INCreateNoteIntent: INIntent, @unchecked Sendable {
  /// The title.
  public internal(set) var title: INSpeakableString?
  /// The content.
  public internal(set) var content: INNoteContent?
  /// The group name.
  public internal(set) var groupName: INSpeakableString?

  /// An intent of these values.
  public convenience init(
    title: INSpeakableString?,
    content: INNoteContent?,
    groupName: INSpeakableString?
  ) {
    self.init()
    self.title = title
    self.content = content
    self.groupName = groupName
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INCreateNoteIntent()
    copy.title = title
    copy.content = content
    copy.groupName = groupName
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INCreateNoteIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INCreateNoteIntentResponseCode.unspecified
  /// The created note.
  public var createdNote: INNote?

  /// A response without any property.
  public convenience init(
    code: INCreateNoteIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INCreateNoteIntentResponseCode: Int, Sendable {
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
