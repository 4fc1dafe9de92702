/// What the user says to a session.
public enum SessionAnswer: Codable, Hashable, Sendable {
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

extension SessionAnswer {
  /// What the answer is, without what was said.
  var kind: String {
    switch self {
    case .proceed: "proceed"
    case .value: "value"
    case .choice: "choice"
    case .yes: "yes"
    case .no: "no"
    case .change: "change"
    case .unlocked: "unlocked"
    case .cancel: "cancel"
    }
  }
}
