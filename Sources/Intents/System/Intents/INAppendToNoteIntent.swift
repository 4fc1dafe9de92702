public import Foundation

/// Append to note.
public class INAppendToNoteIntent: INIntent, @unchecked Sendable {
  /// The target note.
  public internal(set) var targetNote: INNote?
  /// The content.
  public internal(set) var content: INNoteContent?

  /// An intent of these values.
  public convenience init(
    targetNote: INNote?,
    content: INNoteContent?
  ) {
    self.init()
    self.targetNote = targetNote
    self.content = content
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INAppendToNoteIntent()
    copy.targetNote = targetNote
    copy.content = content
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INAppendToNoteIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INAppendToNoteIntentResponseCode.unspecified
  /// The note.
  public var note: INNote?

  /// A response without any property.
  public convenience init(
    code: INAppendToNoteIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INAppendToNoteIntentResponseCode: Int, Sendable {
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
  /// Failure cannot update password protected note.
  case failureCannotUpdatePasswordProtectedNote = 6
}
