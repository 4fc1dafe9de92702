/// What a handler makes of a value: note content.
open class INNoteContentResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedNoteContent: INNoteContent) -> Self {
    Self(outcome: .success(resolvedNoteContent))
  }

  /// The user has to choose among values.
  public class func disambiguation(with noteContentsToDisambiguate: [INNoteContent]) -> Self {
    Self(outcome: .disambiguation(noteContentsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with noteContentToConfirm: INNoteContent?) -> Self {
    Self(outcome: .confirmationRequired(noteContentToConfirm))
  }
}
