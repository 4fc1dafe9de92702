import IntentRuntime

/// What some words were understood as.
enum UnderstoodValue: Sendable {
  /// A name that is known.
  case name(NameTable.Entry)
  /// A part of a name that is known; which one, the app finds out with the user.
  case partOfName
  /// Several names that are known, or parts of them.
  case names
  /// A number, a time, a place, …
  case value(JSONValue)
  /// What can be no value, a day that there is not: the sentence is not understood.
  case unusable
}
