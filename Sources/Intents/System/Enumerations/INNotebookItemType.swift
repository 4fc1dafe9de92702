/// Notebook item type.
public enum INNotebookItemType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Note.
  case note = 1
  /// Task list.
  case taskList = 2
  /// Task.
  case task = 3
}

/// What a handler makes of a value: notebook item type.
open class INNotebookItemTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedNotebookItemType: INNotebookItemType) -> Self {
    Self(outcome: .success(resolvedNotebookItemType))
  }

  /// The user has to choose among values.
  public class func disambiguation(with notebookItemTypesToDisambiguate: [INNotebookItemType])
    -> Self
  {
    Self(outcome: .disambiguation(notebookItemTypesToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with notebookItemTypeToConfirm: INNotebookItemType) -> Self
  {
    Self(outcome: .confirmationRequired(notebookItemTypeToConfirm))
  }
}
