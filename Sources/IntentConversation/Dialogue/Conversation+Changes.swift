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
  ///
  /// - Parameter proposal: Another request, of which it was asked last whether it is to begin.
  func settle(
    _ doubt: OpenQuestion.DoubtfulChange,
    by text: String,
    at question: OpenQuestion,
    _ reader: AnswerReader,
    beside proposal: OpenQuestion.Proposal?
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
        return await askAgain(question, beside: proposal)
      }
      return await step(left[0].answer, at: question.withoutDoubtfulChange)
    }
    // 'Three nights' says another value, which is read as what it is.
    if let change = changeNamed(in: sentence, among: changes, options, reader) {
      return await step(change.answer, at: question.withoutDoubtfulChange)
    }
    // '3' of two is none of them.
    if reader.number(sentence) != nil { return await askAgain(question, beside: proposal) }
    switch rules.decision(in: sentence) {
    // 'Never mind' is said of the change alone.
    case .no, .neither, .cancel, .back:
      open = question.withoutDoubtfulChange
      return doubt.reply
    // Nobody agrees to what was to be changed.
    case nil where rules.agreesToGoOn(sentence): return await askAgain(question, beside: proposal)
    case .yes: return await askAgain(question, beside: proposal)
    case .again, .listing, .indifferent, .dontKnow, .bye, .enough, .greeting, .startOver, .help,
      nil:
      return nil
    }
  }

  /// The change whose parameter is named, also behind a yes, a no or `I meant`, or whose value up to now is, `not the hotel`; none
  /// where more is said.
  private func changeNamed(
    in sentence: Sentence, among changes: [AnswerReader.Change], _ options: [SessionOption],
    _ reader: AnswerReader
  ) -> AnswerReader.Change? {
    let behindAnswers: [LanguageRules.Command] = [.yes, .no]
    let said =
      [sentence] + reader.corrected(sentence).map(\.sentence)
      + behindAnswers.compactMap { reader.behind($0, in: sentence) }
    for said in said {
      if case .answer(.choice(let place), ignored: [], _)? = reader.choice(
        said, among: options, describing: false)
      {
        return changes[place]
      }
    }
    for said in said {
      let named = changes.map { change in
        let texts = reader.given[change.parameter]?.spokenTexts ?? []
        return reader.places(
          of: texts.map { SessionOption(text: $0, value: .string($0)) }, in: said)
      }
      let meant = zip(changes, named).filter { !$0.1.isEmpty }
      if meant.count == 1, reader.hasNothing(said, besides: meant[0].1) { return meant[0].0 }
    }
    return nil
  }

  /// Asks once more, first about another request, where that is asked about.
  private func askAgain(_ question: OpenQuestion, beside proposal: OpenQuestion.Proposal?) async
    -> ConversationReply
  {
    guard let proposal else { return askAgain(question, because: .notAnAnswer) }
    return await proposeAgain(proposal, at: question)
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
