import IntentRuntime

/// What some words were understood as.
enum UnderstoodValue: Sendable {
  /// A name that is known.
  case name(NameTable.Entry)
  /// A part of a name that is known; which one, the app finds out with the user.
  case partOfName
  /// A number, a time, a place, …
  case value(JSONValue)
}
