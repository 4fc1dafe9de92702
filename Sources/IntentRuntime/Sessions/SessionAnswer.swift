/// What the user says to a session.
public enum SessionAnswer: Hashable, Sendable {
  /// Nothing yet: the first step, or the same question again.
  case proceed
  /// A value for what was asked.
  case value(JSONValue)
  /// One of the options, by its place from 0.
  case choice(Int)
  /// Yes.
  case yes
  /// No.
  case no
  /// Another value for any parameter, whatever was asked; `null` takes its value away.
  case change(parameter: String, value: JSONValue)
  /// The device was unlocked.
  case unlocked
  /// The user wants none of it.
  case cancel
}
