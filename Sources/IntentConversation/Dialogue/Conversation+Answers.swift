import IntentRuntime

extension Conversation {
  /// Takes what was said as an answer to a question, or as whatever fits better.
  func answer(_ text: String, to question: OpenQuestion) async -> ConversationReply {
    var question = question
    let proposal = question.proposal
    if let proposal {
      question.proposal = nil
      open = question
      let sentence = Sentence(text)
      if rules.agreesToDrop(sentence) { return await begin(proposal) }
      switch rules.decision(in: sentence) {
      case .yes: return await begin(proposal)
      case .no:
        let named = await name(in: proposal.text, at: question)
        guard let named else { return question.reply }
        return await step(named, at: question, saying: proposal.text)
      // 'Never mind' is said of what is new, and leaves what there is.
      case .cancel, .neither: return question.reply
      case .again, .listing: return await ask(about: proposal, at: question)
      case .indifferent:
        return await ask(about: proposal, at: question).preceded(by: rules.phrase(.ownDecision))
      // 'Go on' may be meant of either.
      case nil where rules.agreesToGoOn(sentence): return await ask(about: proposal, at: question)
      case .help:
        return withAbilities(await ask(about: proposal, at: question))
      case .bye, .enough, .greeting, .back, .startOver, .dontKnow, nil:
        break
      }
    }
    let doubt = question.doubtfulAnswer
    if let doubt {
      question.doubtfulAnswer = nil
      open = question
      if let reply = await settle(doubt, by: text, at: question) { return reply }
    }
    guard let reader = await reader(at: question) else {
      open = nil
      return remark(.failed)
    }
    if let doubt = question.doubtfulChange,
      let reply = await settle(doubt, by: text, at: question, reader, beside: proposal)
    {
      return reply
    }
    let text = reader.withoutNaming(text, at: question.step.turn)
    let reading = read(text, at: question, reader)
    if let doubt, case .answer(.change(let parameter, _), _, _) = reading,
      doubt.waits(forChangeOf: parameter)
    {
      question.waitingDoubt = doubt
    }
    // A yes is to what was heard last, whatever stands beside it: 'yes, $5'.
    if case .command(.yes) = reading {
      if let proposal { return await proposeAgain(proposal, at: question) }
      if question.doubtfulChange != nil { return askAgain(question, because: .notAnAnswer) }
    }
    if case .command(let command) = reading { return await obey(command, at: question) }
    if let other = await request(in: text, insteadOf: reading, at: question.step.turn, reader) {
      if withdraws(other, question.step, app: question.app) {
        return await step(.cancel, at: question)
      }
      return await take(text, reading, ratherThan: other, at: question, reader)
    }
    // What is new is not lost by an answer that may be to it, 'yes, 30', or to nothing; any word would be a text.
    if let proposal,
      !reading.isAnswer || rules.beginsWithYes(Sentence(text))
        || question.step.turn.question.map(reader.takesAnyText) == true
        // 'Little Bobo' may be meant to get either, and 'no, $25' is what was under way.
        || proposal.recognition.request.intent == question.step.session.request.intent
          && reader.behind(.no, in: Sentence(text)) == nil
    {
      return await proposeAgain(proposal, at: question)
    }
    if await maySayMore(text, reading, at: question.step.turn, app: question.app, reader),
      case .answer(let answer, _, _) = reading,
      let parameter = question.step.turn.question?.parameter
    {
      return ask(
        about: OpenQuestion.DoubtfulAnswer(
          parameter: parameter, text: text, answer: answer, meaning: .command(.again)),
        at: question)
    }
    return await answer(text, read: reading, to: question)
  }

  /// Takes what was said as the answer that it was read as.
  private func answer(
    _ text: String, read reading: AnswerReader.Reading, to question: OpenQuestion
  ) async -> ConversationReply {
    switch reading {
    case .answer(let answer, let ignored, _):
      return await step(answer, ignoring: ignored, at: question, saying: text)
    case .tooMany: return askAgain(await doubting(text, at: question), because: .onlyOne)
    case .tooLong: return askAgain(question, because: .tooLong)
    case .ambiguous(let answer, let other):
      guard let meaning = OpenQuestion.DoubtfulAnswer.Meaning(other),
        let parameter = question.step.turn.question?.parameter
      else {
        return askAgain(question, because: .notAnAnswer)
      }
      return ask(
        about: OpenQuestion.DoubtfulAnswer(
          parameter: parameter, text: text, answer: answer, meaning: meaning),
        at: question)
    case .changes(let changes):
      return await step(
        .proceed, changing: changes, ignoring: changes.flatMap(\.ignored), at: question,
        saying: text)
    case .oneOf(let changes): return await ask(which: changes, by: text, at: question)
    case .notMeant, .command, .unclear:
      if let thing = await offeredThing(in: text, at: question) {
        return await step(thing, at: question)
      }
      let untaken: String? = if case .notMeant = reading { text } else { nil }
      return askAgain(await doubting(text, at: question), because: .notAnAnswer, of: untaken)
    }
  }

  private func offeredThing(in text: String, at question: OpenQuestion) async -> SessionAnswer? {
    guard let reader = await reader(at: question) else { return nil }
    return await offeredThing(in: text, at: question.step, app: question.app, reader)
  }

  /// A question at which what was given may have been corrected in words that nobody understood: it is confirmed before anything is
  /// done.
  private func doubting(_ text: String, at question: OpenQuestion) async -> OpenQuestion {
    let asked = question.step.turn.question
    guard await reader(at: question)?.mayCorrect(Sentence(text), besides: asked) == true else {
      return question
    }
    var doubtful = question
    doubtful.step.session.requireConfirmation()
    return doubtful
  }

  /// What a request in place of an answer would name, where a task or the like is asked for, `call Coco`: it is no request then.
  private func name(in text: String, at question: OpenQuestion) async -> SessionAnswer? {
    guard case .ask(let asked) = question.step.turn, let reader = await reader(at: question),
      reader.slot(asked.parameter)?.isNamedObject == true,
      case .answer(let answer, ignored: [], _) = read(text, at: question, reader)
    else { return nil }
    return answer
  }

  private func reader(at question: OpenQuestion) async -> AnswerReader? {
    await reader(of: question.step.session, app: question.app)
  }

  /// What an answer says: also of what is asked about, `at 5` where it is not known which day is tomorrow.
  private func read(_ text: String, at question: OpenQuestion, _ reader: AnswerReader)
    -> AnswerReader.Reading
  {
    let reading = reader.read(text, to: question.step.turn, offered: question.offered)
    let changes: [AnswerReader.Change] =
      switch reading {
      case .answer(.change(let parameter, let value), _, _):
        [AnswerReader.Change(parameter: parameter, value: value)]
      case .oneOf(let changes), .changes(let changes): changes
      default: []
      }
    guard let doubt = question.doubtfulChange,
      changes.contains(where: { doubt.isSettled(by: $0.answer, to: question.step.turn) })
    else { return reading }
    var reader = reader
    for change in doubt.changes { reader.given[change.parameter] = change.value }
    return reader.read(text, to: question.step.turn, offered: question.offered)
  }

  // MARK: - What is said to the assistant

  func obey(
    _ command: LanguageRules.Command,
    at question: OpenQuestion
  ) async -> ConversationReply {
    switch command {
    case .cancel, .bye, .greeting: return await step(.cancel, at: question)
    case .enough:
      guard let answer = command.answer(at: question.step.turn) else {
        return question.reply.followed(by: rules.phrase(.leave))
      }
      return await step(answer, at: question)
    case .help: return help(at: question)
    case .again, .listing: return question.reply
    case .indifferent: return question.reply.preceded(by: rules.phrase(.ownDecision))
    case .back: return await goBack(from: question)
    case .startOver:
      return await begin(
        question.request, app: question.app, without: question.untaken,
        confirming: question.step.session.isConfirmationDue)
    case .dontKnow: return question.reply.followed(by: rules.phrase(.wayOut))
    case .yes: return await agree(at: question)
    case .no, .neither: return await decline(at: question)
    }
  }

  /// What can be said, and the question again: a yes is to what was heard last.
  private func help(at question: OpenQuestion) -> ConversationReply {
    withAbilities(question.reply)
  }

  /// A reply behind what can be said.
  func withAbilities(_ reply: ConversationReply) -> ConversationReply {
    let abilities = abilities()
    var whole = reply.preceded(by: abilities.speech)
    whole.display = abilities.display + reply.display
    return whole
  }

  private func agree(at question: OpenQuestion) async -> ConversationReply {
    switch question.step.turn {
    case .confirm, .agree: return await step(.yes, at: question)
    case .ask where question.isGuess && question.offered.count == 1:
      return await step(.value(question.offered[0].value), at: question)
    default: return askAgain(question, because: .notAnAnswer)
    }
  }

  private func decline(at question: OpenQuestion) async -> ConversationReply {
    switch question.step.turn {
    case .choose(let asked, _)
    where question.step.session.request.parameters[asked.parameter]?.elements.count ?? 0 > 1:
      return askForAnother(asked, at: question)
    case .ask(let asked) where asked.element != nil && question.step.session.isChoice:
      return await step(.value(.null), at: question)
    case .confirm, .agree, .choose:
      let answer = LanguageRules.Command.no.answer(at: question.step.turn)
      return await step(answer ?? .no, at: question)
    case .ask where question.isGuess:
      var plain = question
      plain.step.turn = question.step.turn.withoutReason
      return askPlainly(plain)
    default: return question.reply.followed(by: rules.phrase(.wayOut))
    }
  }

  /// Asks what is meant in place of all that was offered for one of several values: the others stand.
  private func askForAnother(_ asked: ParameterQuestion, at question: OpenQuestion)
    -> ConversationReply
  {
    var plain = question
    plain.step.turn = SessionTurn.ask(asked).withoutReason
    return askPlainly(plain)
  }

  private func askPlainly(_ question: OpenQuestion) -> ConversationReply {
    var plain = question
    (plain.offered, plain.isGuess) = ([], false)
    plain.reply = writer(question.app).reply(to: plain.step, app: apps[question.app].name)
    open = plain
    return plain.reply
  }

  private func goBack(from question: OpenQuestion) async -> ConversationReply {
    var before = question
    // What was asked again because the answer was refused is no other question than before that.
    while let last = before.earlier.last?.turn,
      last.isUnlocking || question.step.turn.asks(again: last)
    {
      before.earlier.removeLast()
    }
    // What was asked before the device was locked is not shown while it is.
    guard !question.isLocked, var step = before.earlier.popLast() else {
      return question.reply.preceded(by: rules.phrase(.nothingBefore))
    }
    while let last = before.earlier.last, step.turn.asks(again: last.turn) {
      step = before.earlier.removeLast()
    }
    step.session.keepLock(of: question.step.session)
    (before.step, before.misses, before.isGuess) = (step, 0, false)
    (before.waitingDoubt, before.doubtfulChange, before.waitingChange) = (nil, nil, nil)
    before.offered = await offered(by: step, app: question.app)
    before.reply = writer(question.app).reply(
      to: step, app: apps[question.app].name, offering: before.offered)
    // The user may have spoken another language then.
    before = await reworded(before)
    open = before
    return before.reply
  }

  /// Asks the same once more, and offers a way out to somebody who is not understood.
  ///
  /// - Parameter text: What was not understood, where it is to be repeated.
  func askAgain(
    _ question: OpenQuestion,
    because phrase: AssistantPhrase,
    of text: String? = nil
  ) -> ConversationReply {
    var question = question
    question.misses += 1
    open = question
    let remark =
      text.map { rules.phrase(.ignored, rules.phrase(.quoted, $0.trimmingSpaces)) }
      ?? rules.phrase(phrase)
    var reply = question.reply.preceded(by: remark)
    reply.code = "\(phrase)"
    return question.misses < OpenQuestion.mostMisses
      ? reply : reply.followed(by: rules.phrase(.wayOut))
  }

  // MARK: - A new request in place of an answer

  /// The request that fits what was said better than the answer that it would be, also behind the marks of a correction:
  /// `no, pay my gas bill`.
  func request(
    in text: String, insteadOf reading: AnswerReader.Reading, at turn: SessionTurn,
    _ reader: AnswerReader
  ) async -> OpenQuestion.Proposal? {
    var most = Int.max
    if case .answer(_, _, let cost) = reading { most = cost }
    switch reading {
    case .ambiguous(_, orElse: .answer(.change, _, _)):
      // Spanish 'llama a Little Bobo' says what else there is to do.
      guard let request = await request(in: text),
        request.recognition.isUnderstood(knowing: reader.names),
        request.recognition.request.intent != reader.intent.description.name
      else { return nil }
      return request
    case .ambiguous, .oneOf: return nil
    default: break
    }
    // 'Yes, and remind me to call her' agrees to what is asked about, which is not dropped.
    if case .confirm = turn, rules.agreesWithMore(Sentence(text)) { return nil }
    // Free text is no less explained where a request takes it than where an answer leaves it out.
    if most > 0, let request = await request(in: text),
      request.recognition.cost - request.recognition.textCost < most
    {
      return request
    }
    // What is dictated may begin with any word.
    let unknown = reader.unknownWords(of: reading, at: turn)
    guard most == .max || unknown > 0, turn.question.map(reader.isDictated) != true,
      let rest = reader.corrected(Sentence(text)).first, !rest.isCut,
      let request = await request(in: rest.sentence.text),
      most == .max || request.recognition.unknownWords < unknown
    else { return nil }
    return request
  }

  /// Whether a request takes away no more than what is being asked for: `cancel my ride`, before one is ordered.
  func withdraws(_ other: OpenQuestion.Proposal, _ step: SessionStep, app: Int) -> Bool {
    let (taking, asked) = (other.recognition.request, step.session.request)
    guard case .confirm = step.turn, other.app == app, taking.parameters.isEmpty,
      let taking = descriptor(of: taking, app: app), let asked = descriptor(of: asked, app: app)
    else { return false }
    return taking.isRemoving && !asked.isRemoving && taking.domain == asked.domain
  }

  private func descriptor(of request: IntentRequest, app: Int) -> IntentDescriptor? {
    (try? apps[app].engine.provider.intentType(for: request))?.intentDescriptor
  }
}

extension IntentSession {
  /// Whether it waits for a choice.
  fileprivate var isChoice: Bool { if case .choice? = question { true } else { false } }
}

extension SessionTurn {
  fileprivate var isUnlocking: Bool { if case .unlock = self { true } else { false } }

  /// Whether it asks for the value that an earlier turn asked for, saying why the answer was refused.
  fileprivate func asks(again earlier: SessionTurn) -> Bool {
    guard case .ask(let question) = self, question.reason != nil,
      case .ask(let asked) = earlier
    else { return false }
    return question.parameter == asked.parameter
  }

  /// The question alone.
  fileprivate var withoutReason: SessionTurn {
    guard case .ask(var question) = self else { return self }
    question.reason = nil
    return .ask(question)
  }
}
