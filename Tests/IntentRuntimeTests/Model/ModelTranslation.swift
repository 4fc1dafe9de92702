import IntentRuntime

/// Between the model's words and the runtime's.
enum ModelTranslation {
  /// A value of a parameter; the model's values are `v0`, `v1`, …
  static func json(_ name: String, _ value: String?) -> JSONValue {
    guard let value else { return .null }
    return name == "amount" ? .integer(Int(value.dropFirst()) ?? 0) : .string(value)
  }

  /// What the model calls a value; none for no value.
  static func text(_ name: String, _ value: JSONValue) -> String? {
    switch value {
    case .null: nil
    case .integer(let number): name == "amount" ? "v\(number)" : "integer \(number)"
    case .string(let text): name == "amount" ? "string \(text)" : text
    case .number(let number):
      name == "amount" ? Int(exactly: number).map { "v\($0)" } : "number \(number)"
    case .boolean, .array, .object: "\(value)"
    }
  }

  static func texts(_ values: [String: JSONValue]) -> [String: String] {
    var texts: [String: String] = [:]
    for (name, value) in values { texts[name] = text(name, value) }
    return texts
  }

  static func answer(
    _ answer: LifeCycleModel.Answer, to question: SessionQuestion?
  ) -> SessionAnswer {
    switch answer {
    case .proceed: .proceed
    case .yes: .yes
    case .no: .no
    case .unlocked: .unlocked
    case .cancel: .cancel
    case .choice(let index): .choice(index)
    case .change(let name, let value): .change(parameter: name, value: json(name, value))
    case .value(let value): .value(json(parameter(of: question) ?? "", value))
    }
  }

  static func parameter(of question: SessionQuestion?) -> String? {
    switch question {
    case .value(let name, _), .agreement(let name, _, _), .choice(let name, _, _): name
    case .confirmation, .unlock, nil: nil
    }
  }

  static func question(_ question: SessionQuestion) -> LifeCycleModel.Question {
    switch question {
    case .value(let name, _): .value(name)
    case .agreement(let name, _, let value): .agreement(name, text(name, value))
    case .choice(let name, _, let options): .choice(name, options.compactMap { text(name, $0) })
    case .confirmation(let values): .confirmation(texts(values))
    case .unlock: .unlock
    }
  }

  static func turn(_ step: SessionStep) -> LifeCycleModel.Turn? {
    if let question = step.session.question { return .asked(self.question(question)) }
    return switch step.outcome?.ending {
    case .handled: .handled
    case .failed: .failed
    case .declined: .declined
    case .cancelled: .cancelled
    case .unknown, nil: nil
    }
  }
}

extension LifeCycleModel {
  /// The state that a session has by what is written of it; none where the model has no such state.
  init?(_ written: JSONValue, session: IntentSession) {
    guard case .object(let fields) = written,
      let phase = Phase(rawValue: session.phase.rawValue)
    else { return nil }
    self.init(values: ModelTranslation.texts(session.request.parameters))
    self.phase = phase
    question = session.question.map(ModelTranslation.question)
    wasLocked = fields["wasLocked"] == true
    isConfirmationDue = fields["isConfirmationDue"] == true
    guard case .object(let states)? = fields["parameters"] else { return }
    for (name, state) in states {
      guard case .object(let state) = state else { return nil }
      var parameter = Parameter()
      parameter.isResolved = state["isResolved"] == true
      parameter.isNotRequired = state["isNotRequired"] == true
      parameter.hasDefault = state["hasDefault"] == true
      if case .integer(let rounds)? = state["rounds"] { parameter.rounds = rounds }
      if case .integer(let fewest)? = state["fewestOpen"] { parameter.fewestOpen = fewest }
      if case .array(let agreed)? = state["agreed"] {
        parameter.agreed = agreed.compactMap { ModelTranslation.text(name, $0) }
      }
      parameters[name] = parameter
    }
  }
}
