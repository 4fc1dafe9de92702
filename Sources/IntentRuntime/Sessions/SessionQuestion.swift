/// What a session waits for.
public enum SessionQuestion: Hashable, Sendable {
  /// A value for a parameter, or for one of its elements.
  case value(parameter: String, element: Int?)
  /// A yes or a no to a value.
  case agreement(parameter: String, element: Int?, value: JSONValue)
  /// One of several values.
  case choice(parameter: String, element: Int?, options: [JSONValue])
  /// A yes or a no to the whole intent with exactly these values.
  case confirmation(values: [String: JSONValue])
  /// The device to be unlocked.
  case unlock
}

extension SessionQuestion {
  /// What is asked for, without any value.
  var subject: String {
    switch self {
    case .value(let parameter, _): "a value of '\(parameter)'"
    case .agreement(let parameter, _, _): "a yes or no to a value of '\(parameter)'"
    case .choice(let parameter, _, _): "a choice of '\(parameter)'"
    case .confirmation: "a yes or no to the intent"
    case .unlock: "the device to be unlocked"
    }
  }

  /// The parameter that an answer gives a value, or leaves with the one that it has; none for one that only
  /// says what it is not.
  func parameter(answeredBy answer: SessionAnswer) -> String? {
    switch answer {
    case .value, .choice, .yes: place?.parameter
    case .change(let parameter, _): parameter
    case .no, .cancel, .proceed, .unlocked: nil
    }
  }

  /// The parameter that is asked about, and the place of the value in it.
  package var place: (parameter: String, element: Int?)? {
    switch self {
    case .value(let parameter, let element), .agreement(let parameter, let element, _),
      .choice(let parameter, let element, _):
      (parameter, element)
    case .confirmation, .unlock: nil
    }
  }
}
