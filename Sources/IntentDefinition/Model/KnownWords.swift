/// Words that the format leaves open, as far as Apple's editor and the system know them.
enum KnownWords {
  /// What kinds of thing intents do.
  static let categories = [
    "generic", "information", "order", "start", "share", "create", "search", "filter", "set",
    "download", "request", "system", "play", "navigate", "toggle", "checkIn", "schedule", "other",
  ]

  /// What a button that carries an intent out may say.
  static let verbs = [
    "Do", "Run", "Go", "View", "Open", "Order", "Book", "Buy", "Start", "Navigate", "Share", "Post",
    "Send", "Create", "Add", "Search", "Find", "Filter", "Set", "Request", "Toggle", "CheckIn",
    "Download", "Get", "Play", "Schedule", "Log", "Show", "Stop", "Pause", "Resume", "Cancel",
    "Check",
    "End", "Pay", "Unsend", "Delete", "Edit", "Update", "Transfer", "Snooze", "Answer", "Hang Up",
    "Save", "List", "Activate", "Reserve",
  ]
}
