package import IntentRuntime

extension StepWords {
  /// A reply that first says what an answer did that nobody hears of otherwise: what of a list a no has left out, where that
  /// goes on with the other values or with none; and another value than what was asked for.
  ///
  /// - Parameters:
  ///   - step: What came of the answer, which the reply puts into words.
  ///   - question: What was answered.
  package func words(
    _ reply: ConversationReply, for step: SessionStep, after answer: SessionAnswer,
    to question: SessionStep, app: Int
  ) -> ConversationReply {
    if let noted = noted(answer, in: step, to: question, app: app) {
      return reply.preceded(by: rules.phrase(.noted, noted))
    }
    guard let asked = question.turn.question, asked.element != nil,
      answer.mayLeaveOut(of: asked.parameter, at: question.turn)
    else { return reply }
    let (before, after) = (question.session.request, step.session.request)
    let (present, left) = (
      before.parameters[asked.parameter]?.elements ?? [],
      after.parameters[asked.parameter]?.elements ?? []
    )
    let gone = present.filter { !left.contains($0) }
    guard left.allSatisfy(present.contains) else { return reply }
    // What is asked for anew is lost to nobody.
    let isAskedAnew = left.isEmpty && step.turn.question?.parameter == asked.parameter
    let texts = words(for: [asked.parameter: .array(gone)], of: before, app: app)
    guard !gone.isEmpty, !isAskedAnew, !texts.isEmpty else { return reply }
    return reply.preceded(by: rules.phrase(.leftOut, speaker(app).list(texts)))
  }

  /// A reply that first says which of the values that somebody gave the intent does without, `oat milk` where there is to be no milk;
  /// none that is asked for anew, and nothing of a locked device.
  package func words(
    _ reply: ConversationReply, for step: SessionStep, given values: [String: JSONValue], app: Int
  ) -> ConversationReply {
    switch step.turn {
    case .unlock: return reply
    case .done(let outcome) where outcome.ending != .handled: return reply
    case .ask, .choose, .agree, .confirm, .inProgress, .launchApp, .done: break
    }
    let request = step.session.request
    let gone = values.filter { name, value in
      value != .null && request.parameters[name] == nil && step.turn.question?.parameter != name
    }
    guard !gone.isEmpty else { return reply }
    let texts = words(for: gone, of: request, app: app).map { rules.phrase(.quoted, $0) }
    let told = texts.isEmpty ? gone.keys.sorted().map { name(of: $0, in: request, app) } : texts
    var whole = reply.preceded(by: rules.phrase(.notNeeded, told.joined(separator: ", ")))
    whole.code = "\(AssistantPhrase.notNeeded)"
    return whole
  }

  /// What a parameter is called.
  private func name(of parameter: String, in request: IntentRequest, _ app: Int) -> String {
    let type = try? apps[app].engine.provider.intentType(for: request)
    let known = type?.intentDescriptor.parameter(named: parameter)
    return known.map { speaker(app).text($0.displayName) } ?? parameter
  }

  /// Another value than what was asked for, where the next question does not tell it: whoever says `no, 4` hears of what.
  private func noted(
    _ answer: SessionAnswer, in step: SessionStep, to question: SessionStep, app: Int
  ) -> String? {
    guard case .change(let name, let value) = answer, value != .null,
      let asked = question.turn.question, asked.parameter != name,
      let next = step.turn.question, next.parameter != name,
      let taken = step.session.request.parameters[name]
    else { return nil }
    let text = words(for: [name: taken], of: step.session.request, app: app).first
    return text.flatMap { next.prompt.contains($0) ? nil : $0 }
  }
}

extension SessionAnswer {
  /// Whether a value of a list may be gone by it, one or all of them: who is chosen and is in the list already was meant by
  /// both.
  fileprivate func mayLeaveOut(of parameter: String, at turn: SessionTurn) -> Bool {
    switch (self, turn) {
    case (.no, _), (.value(.null), _), (.change(parameter, _), .ask): true
    default: false
    }
  }
}

extension [SessionAnswer] {
  /// The values that they change, by their parameters' names.
  package var changes: [String: JSONValue] {
    reduce(into: [:]) { changes, answer in
      if case .change(let name, let value) = answer { changes[name] = value }
    }
  }
}
