import IntentRuntime

extension Conversation {
  /// Asks which parameter is meant by a value that several can have.
  func ask(which changes: [AnswerReader.Change], at question: OpenQuestion) async
    -> ConversationReply
  {
    var waiting = question
    waiting.changes = changes
    open = waiting
    let names = await options(for: changes, of: question.request, app: question.app).map(\.text)
    let writer = writer(question.app)
    let text = rules.phrase(.didYouMean, writer.alternatives(names))
    var reply = ConversationReply(.question, text, display: [text], options: names)
    (reply.app, reply.request) = (apps[question.app].name, question.step.session.request)
    reply.code = "\(AssistantPhrase.didYouMean)"
    return reply
  }

  /// What comes of the parameter that the user names; none where something else is said.
  func settle(
    _ changes: [AnswerReader.Change],
    by text: String,
    at question: OpenQuestion,
    _ reader: AnswerReader
  ) async -> ConversationReply? {
    let options = await options(for: changes, of: question.request, app: question.app)
    if case .answer(.choice(let place), _, _)? = reader.choice(Sentence(text), among: options) {
      return await step(changes[place].answer, at: question)
    }
    let sentence = Sentence(text)
    switch rules.decision(in: sentence) {
    case .no, .neither: return question.reply
    // Nobody agrees to what was to be changed.
    case nil where rules.agreesToGoOn(sentence): return await ask(which: changes, at: question)
    case .yes, .again, .listing: return await ask(which: changes, at: question)
    case .indifferent:
      return await ask(which: changes, at: question).preceded(by: rules.phrase(.ownDecision))
    case .cancel, .bye, .enough, .greeting, .back, .startOver, .help, .dontKnow, nil: return nil
    }
  }

  /// The names of the parameters, to choose among.
  func options(for changes: [AnswerReader.Change], of request: IntentRequest, app: Int) async
    -> [SessionOption]
  {
    let intent = await intent(of: request, app: app)
    return changes.map { change in
      let parameter = intent?.description.parameter(named: change.parameter)
      let name = parameter.map { speaker(app).text($0.displayName) } ?? change.parameter
      return SessionOption(text: name, value: .string(change.parameter))
    }
  }
}
