extension INNotebookItemTypeResolutionResult {
  /// The user has to choose among values.
  public class func disambiguation(
    with notebookItemTypesToDisambiguate: [INNotebookItemType]
  ) -> Self {
    Self(outcome: .disambiguation(notebookItemTypesToDisambiguate))
  }
}
