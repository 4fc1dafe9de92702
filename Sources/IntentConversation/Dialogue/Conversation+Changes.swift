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
    let sentence = Sentence(text)
    let places = reader.places(of: options, in: sentence)
    if !places.isEmpty, reader.saysOtherwise(sentence, outside: places) {
      // 'Not the guests' leaves the nights.
      let left = zip(changes, options).filter {
        reader.places(of: [$1], in: sentence).isEmpty
      }
      .map(\.0)
      return left.count == 1
        ? await step(left[0].answer, at: question)
        : await ask(which: left.isEmpty ? changes : left, at: question)
    }
    // 'Three nights' says another value, which is read as what it is.
    if case .answer(.choice(let place), ignored: [], _)? = reader.choice(sentence, among: options) {
      return await step(changes[place].answer, at: question)
    }
    switch rules.decision(in: sentence) {
    // 'Never mind' is said of the change alone.
    case .no, .neither, .cancel: return question.reply
    // Nobody agrees to what was to be changed.
    case nil where rules.agreesToGoOn(sentence): return await ask(which: changes, at: question)
    case .yes, .again, .listing: return await ask(which: changes, at: question)
    case .indifferent:
      return await ask(which: changes, at: question).preceded(by: rules.phrase(.ownDecision))
    case .dontKnow:
      return await ask(which: changes, at: question).followed(by: rules.phrase(.wayOut))
    case .bye, .enough, .greeting, .back, .startOver, .help, nil: return nil
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
