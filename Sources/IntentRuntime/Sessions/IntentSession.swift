/// One intent on its way: what the user gave, what is resolved, and what is being asked.
///
/// A session is a value of a few kilobytes. A server keeps it anywhere between two steps, and any
/// of its replicas takes the next one.
public struct IntentSession: Codable, Hashable, Sendable, Identifiable {
  /// How far an intent is.
  public enum Phase: String, Codable, Hashable, Sendable {
    /// Not begun: the session was made, and no step taken.
    case new
    /// Its parameters are being resolved.
    case resolving
    /// The user is asked whether to go on.
    case confirming
    /// The handler is at work.
    case handling
    /// It has ended, one way or another.
    case finished
  }

  /// What tells the session from others.
  public let id: String
  /// The intent with the values so far.
  public internal(set) var request: IntentRequest
  /// The language of prompts and answers, `en`, `pt-BR`.
  public var language: String
  /// How far the intent is.
  public internal(set) var phase = Phase.new
  /// What was asked last and not answered yet.
  public internal(set) var question: SessionQuestion?

  /// The parameters that something is known of, by name.
  var parameters: [String: ParameterState] = [:]
  /// The values that the user agreed to have handled.
  var confirmedValues: [String: JSONValue]?

  /// A session for an intent.
  public init(id: String, request: IntentRequest, language: String) {
    self.id = id
    self.request = request
    self.language = language
  }
}

extension IntentSession {
  /// What the session knows of a parameter.
  subscript(parameter: String) -> ParameterState {
    get { parameters[parameter] ?? ParameterState() }
    set { parameters[parameter] = newValue }
  }
}

/// What a session knows of a parameter.
struct ParameterState: Codable, Hashable, Sendable {
  /// Whether handler and user agree on the parameter, for as long as its value stays.
  var isResolved = false
  /// The value with which the parameter was resolved; `null` for no value.
  var resolvedValue = JSONValue.null
  /// Whether the intent does without the parameter, whatever value comes.
  var isNotRequired = false
  /// Whether the handler was asked for a value to begin with.
  var hasDefault = false
  /// The values that the user chose or agreed to.
  var agreed: [JSONValue] = []
  /// How often the parameter was resolved without getting on.
  var rounds = 0
  /// The fewest values that a round left open; none before the first.
  var fewestOpen: Int?
}

/// What a session waits for.
public enum SessionQuestion: Codable, Hashable, Sendable {
  /// A value for a parameter, or for one of its elements.
  case value(parameter: String, element: Int?)
  /// A yes or a no to a value.
  case agreement(parameter: String, element: Int?, value: JSONValue)
  /// One of several values.
  case choice(parameter: String, element: Int?, options: [JSONValue])
  /// A yes or a no to the whole intent.
  case confirmation
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
}
