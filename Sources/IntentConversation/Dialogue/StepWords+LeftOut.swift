package import IntentRuntime

extension StepWords {
  /// A reply that first says what of a list a no has left out: nobody hears of it otherwise where that goes on with the other
  /// values, or with none.
  ///
  /// - Parameters:
  ///   - step: What came of the answer, which the reply puts into words.
  ///   - question: What was answered.
  package func words(
    _ reply: ConversationReply, for step: SessionStep, after answer: SessionAnswer,
    to question: SessionStep, app: Int
  ) -> ConversationReply {
    guard answer.leavesOut, let asked = question.turn.question, asked.element != nil,
      apps.indices.contains(app)
    else { return reply }
    let (before, after) = (question.session.request, step.session.request)
    let left = Set(after.parameters[asked.parameter]?.elements ?? [])
    let gone = (before.parameters[asked.parameter]?.elements ?? []).filter { !left.contains($0) }
    // What is asked for anew is lost to nobody.
    let isAskedAnew = left.isEmpty && step.turn.question?.parameter == asked.parameter
    guard !gone.isEmpty, !isAskedAnew,
      let type = try? apps[app].engine.provider.intentType(for: before),
      let texts = texts(gone, of: asked.parameter, of: type, speaker(app))
    else { return reply }
    return reply.preceded(by: rules.phrase(.leftOut, speaker(app).list(texts)))
  }

  private func texts<Root: Intent>(
    _ values: [JSONValue], of name: String, of type: Root.Type, _ speaker: Speaker
  ) -> [String]? {
    Root.intentParameters.first { $0.name == name }.map { parameter in
      values.map { parameter.text(of: $0, property: nil, in: speaker) }
    }
  }
}

extension SessionAnswer {
  /// Whether it is a no, by which one value of a list or all of them may be gone.
  fileprivate var leavesOut: Bool {
    switch self {
    case .no, .value(.null), .change(_, .null): true
    default: false
    }
  }
}
