/// Relevant shortcut role.
public enum INRelevantShortcutRole: Int, Sendable {
  /// Action.
  case action = 0
  /// Information.
  case information = 1
}
