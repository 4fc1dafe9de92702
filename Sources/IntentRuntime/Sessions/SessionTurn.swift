/// What a session says to the user.
public enum SessionTurn: Hashable, Sendable {
  /// Asks for a value.
  case ask(ParameterQuestion)
  /// Asks to choose among 2 to 10 values.
  case choose(ParameterQuestion, options: [SessionOption])
  /// Asks for a yes or a no to a value.
  case agree(ParameterQuestion, value: SessionOption)
  /// Asks for a yes or a no to the whole intent.
  case confirm(prompt: String)
  /// Asks to unlock the device.
  case unlock(prompt: String)
  /// Says that the handler takes longer; its answer comes later.
  case inProgress(text: String)
  /// Says that the user has to go on in the app.
  case launchApp(SessionOutcome, activity: UserActivity)
  /// Says what became of the intent.
  case done(SessionOutcome)

  /// Whether the session has ended with it.
  public var isFinal: Bool {
    switch self {
    case .launchApp, .done: true
    case .ask, .choose, .agree, .confirm, .unlock, .inProgress: false
    }
  }
}

/// What is asked about a parameter.
public struct ParameterQuestion: Codable, Hashable, Sendable {
  /// The parameter.
  public var parameter: String
  /// The place of the value in an array parameter; none for a parameter of one value.
  public var element: Int?
  /// The question.
  public var prompt: String
  /// What to say before the question: why the value before could not be used, or what there is to
  /// choose among.
  public var reason: String?

  /// A question for a parameter's value.
  ///
  /// - Parameters:
  ///   - element: Which element of an array is asked for, from 0; none for the whole.
  ///   - reason: Why the last value could not be used.
  public init(parameter: String, element: Int? = nil, prompt: String, reason: String? = nil) {
    self.parameter = parameter
    self.element = element
    self.prompt = prompt
    self.reason = reason
  }
}

/// A value to choose or to agree to. A choice is the value, never its text.
public struct SessionOption: Codable, Hashable, Sendable {
  /// What people read.
  public var text: String
  /// The value.
  public var value: JSONValue

  /// An option, with the text that people read and the value that it stands for.
  public init(text: String, value: JSONValue) {
    self.text = text
    self.value = value
  }
}

/// Values that a handler offers, under a title where they have one.
public struct SessionOptions: Codable, Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The values.
  public var options: [SessionOption]

  /// Options under a title; without one they stand alone.
  public init(title: String? = nil, options: [SessionOption]) {
    self.title = title
    self.options = options
  }
}

/// What became of an intent.
public struct SessionOutcome: Codable, Hashable, Sendable {
  /// How it ended.
  public enum Ending: String, Codable, Hashable, Sendable {
    /// The handler carried it out.
    case handled
    /// The handler did not carry it out, or failed.
    case failed
    /// The handler would not confirm it.
    case declined
    /// The user wanted none of it.
    case cancelled
    /// Whoever carried it out is gone, or did not stop when told to, and nobody knows how far they came.
    /// It is not tried again.
    case unknown
  }

  /// How it ended.
  public var ending: Ending
  /// The name of the response code; none where no handler answered.
  public var code: String?
  /// What the user is told; empty where there is nothing to say.
  public var text: String
  /// The response; none where no handler answered.
  public var response: JSONValue?

  /// An outcome of a session.
  ///
  /// - Parameter code: The name of the response code, where a handler gave one.
  public init(ending: Ending, code: String? = nil, text: String, response: JSONValue? = nil) {
    self.ending = ending
    self.code = code
    self.text = text
    self.response = response
  }
}
