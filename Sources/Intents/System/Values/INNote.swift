public import Foundation

/// A note.
public class INNote: NSObject, @unchecked Sendable {
  /// The title.
  public internal(set) var title = INSpeakableString(spokenPhrase: "")
  /// The contents.
  public internal(set) var contents: [INNoteContent] = []
  /// The group name.
  public internal(set) var groupName: INSpeakableString?
  /// The created date components.
  public internal(set) var createdDateComponents: DateComponents?
  /// The modified date components.
  public internal(set) var modifiedDateComponents: DateComponents?
  /// The identifier.
  public internal(set) var identifier: String?

  override init() {}

  /// A note of these values.
  public convenience init(
    title: INSpeakableString,
    contents: [INNoteContent],
    groupName: INSpeakableString?,
    createdDateComponents: DateComponents?,
    modifiedDateComponents: DateComponents?,
    identifier: String?
  ) {
    self.init()
    self.title = title
    self.contents = contents
    self.groupName = groupName
    self.createdDateComponents = createdDateComponents
    self.modifiedDateComponents = modifiedDateComponents
    self.identifier = identifier
  }
}

/// What a handler makes of a value: note.
open class INNoteResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedNote: INNote) -> Self {
    Self(outcome: .success(resolvedNote))
  }

  /// The user has to choose among values.
  public class func disambiguation(with notesToDisambiguate: [INNote]) -> Self {
    Self(outcome: .disambiguation(notesToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with noteToConfirm: INNote?) -> Self {
    Self(outcome: .confirmationRequired(noteToConfirm))
  }
}
