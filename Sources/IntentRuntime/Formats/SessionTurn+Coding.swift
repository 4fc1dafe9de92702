extension SessionTurn: Codable {
  enum Kind: String, CaseIterable {
    case ask, choose, agree, confirm, unlock, inProgress, launchApp, done
  }

  /// What the turn is, without what it says.
  var kind: Kind {
    switch self {
    case .ask: .ask
    case .choose: .choose
    case .agree: .agree
    case .confirm: .confirm
    case .unlock: .unlock
    case .inProgress: .inProgress
    case .launchApp: .launchApp
    case .done: .done
    }
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let (kind, fields) = try decoder.tagged(Kind.self)
    switch kind {
    case .ask:
      try fields.refuseOthers("question")
      self = .ask(try fields.decode("question"))
    case .choose:
      try fields.refuseOthers("question", "options")
      self = .choose(try fields.decode("question"), options: try fields.decode("options"))
    case .agree:
      try fields.refuseOthers("question", "value")
      self = .agree(try fields.decode("question"), value: try fields.decode("value"))
    case .confirm:
      try fields.refuseOthers("prompt")
      self = .confirm(prompt: try fields.decode("prompt"))
    case .unlock:
      try fields.refuseOthers("prompt")
      self = .unlock(prompt: try fields.decode("prompt"))
    case .inProgress:
      try fields.refuseOthers("text")
      self = .inProgress(text: try fields.decode("text"))
    case .launchApp:
      try fields.refuseOthers("outcome", "activity")
      self = .launchApp(try fields.decode("outcome"), activity: try fields.decode("activity"))
    case .done:
      try fields.refuseOthers("outcome")
      self = .done(try fields.decode("outcome"))
    }
  }

  /// Writes it to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var fields = try encoder.tagged(kind)
    switch self {
    case .ask(let question): try fields.encode(question, forKey: "question")
    case .choose(let question, let options):
      try fields.encode(question, forKey: "question")
      try fields.encode(options, forKey: "options")
    case .agree(let question, let value):
      try fields.encode(question, forKey: "question")
      try fields.encode(value, forKey: "value")
    case .confirm(let prompt), .unlock(let prompt): try fields.encode(prompt, forKey: "prompt")
    case .inProgress(let text): try fields.encode(text, forKey: "text")
    case .launchApp(let outcome, let activity):
      try fields.encode(outcome, forKey: "outcome")
      try fields.encode(activity, forKey: "activity")
    case .done(let outcome): try fields.encode(outcome, forKey: "outcome")
    }
  }
}

extension ParameterQuestion {
  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("parameter", "element", "prompt", "reason")
    self.init(
      parameter: try fields.decode("parameter"),
      element: try fields.decodeIfPresent("element"),
      prompt: try fields.decode("prompt"),
      reason: try fields.decodeIfPresent("reason")
    )
  }
}

extension SessionOption {
  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("text", "value")
    self.init(text: try fields.decode("text"), value: try fields.decode("value"))
  }
}

extension SessionOutcome {
  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("ending", "code", "text", "response")
    self.init(
      ending: try fields.decode("ending"),
      code: try fields.decodeIfPresent("code"),
      text: try fields.decode("text"),
      response: try fields.decodeIfPresent("response")
    )
  }
}
