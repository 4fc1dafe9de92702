import IntentRuntime

extension Conversation {
  /// Asks which parameter is meant by a value that several can have.
  ///
  /// - Parameter text: The words that say it.
  func ask(which changes: [AnswerReader.Change], by text: String, at question: OpenQuestion) async
    -> ConversationReply
  {
    let asking = await asking(which: changes, by: text, at: question)
    open = asking
    return asking.reply
  }

  /// The question with the one that is asked before it: which parameter is meant.
  func asking(which changes: [AnswerReader.Change], by text: String, at question: OpenQuestion)
    async -> OpenQuestion
  {
    let names = await options(for: changes, of: question.request, app: question.app).map(\.text)
    let meant = rules.phrase(.didYouMean, writer(question.app).alternatives(names))
    var reply = ConversationReply(.question, meant, display: [meant], options: names)
    (reply.app, reply.request) = (apps[question.app].name, question.step.session.request)
    reply.code = "\(AssistantPhrase.didYouMean)"
    var asking = question
    asking.doubtfulChange = OpenQuestion.DoubtfulChange(
      changes: changes, text: text, reply: question.doubtfulChange?.reply ?? question.reply)
    // It is what is asked now, also where it is asked for again.
    asking.reply = reply
    return asking
  }

  /// What comes of the parameter that the user names; none where something else is said.
  func settle(
    _ doubt: OpenQuestion.DoubtfulChange,
    by text: String,
    at question: OpenQuestion,
    _ reader: AnswerReader
  ) async -> ConversationReply? {
    let changes = doubt.changes
    let options = await options(for: changes, of: question.request, app: question.app)
    let sentence = Sentence(text)
    let named = options.map { reader.places(of: [$0], in: sentence) }
    if named.contains(where: { !$0.isEmpty }),
      reader.saysOtherwise(sentence, outside: named.flatMap(\.self))
    {
      // 'Not the guests' leaves the nights, and 'the nights, not the guests' as well.
      let left = zip(changes, named).filter { _, places in
        !places.contains { reader.isDenied($0, in: sentence) }
      }
      .map(\.0)
      guard left.count == 1, left.count < changes.count,
        reader.hasNothing(sentence, besides: named.flatMap(\.self))
      else {
        return askAgain(question, because: .notAnAnswer)
      }
      return await step(left[0].answer, at: question.withoutDoubtfulChange)
    }
    // 'Three nights' says another value, which is read as what it is.
    if case .answer(.choice(let place), ignored: [], _)? = reader.choice(
      sentence, among: options, describing: false)
    {
      return await step(changes[place].answer, at: question.withoutDoubtfulChange)
    }
    // '3' of two is none of them.
    if reader.number(sentence) != nil { return askAgain(question, because: .notAnAnswer) }
    switch rules.decision(in: sentence) {
    // 'Never mind' is said of the change alone.
    case .no, .neither, .cancel, .back:
      open = question.withoutDoubtfulChange
      return doubt.reply
    // Nobody agrees to what was to be changed.
    case nil where rules.agreesToGoOn(sentence): return askAgain(question, because: .notAnAnswer)
    case .yes: return askAgain(question, because: .notAnAnswer)
    case .again, .listing, .indifferent, .dontKnow, .bye, .enough, .greeting, .startOver, .help,
      nil:
      return nil
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

extension OpenQuestion {
  /// The question as it was asked before a change that may be of several parameters.
  fileprivate var withoutDoubtfulChange: OpenQuestion {
    guard let doubtfulChange else { return self }
    var question = self
    (question.doubtfulChange, question.reply) = (nil, doubtfulChange.reply)
    return question
  }
}
