import IntentRuntime

extension Conversation {
  /// Asks whether free text is meant word for word.
  func ask(about doubt: OpenQuestion.DoubtfulAnswer, at question: OpenQuestion) -> ConversationReply
  {
    var waiting = question
    waiting.doubtfulAnswer = doubt
    open = waiting
    let given = question.step.session.request
    var reply = ConversationReply(.question, rules.phrase(.verbatim, doubt.text.trimmingSpaces))
    (reply.app, reply.request) = (apps[question.app].name, given)
    reply.code = "\(AssistantPhrase.verbatim)"
    return reply
  }

  /// A request in place of an answer. Where text was asked for, it may be that text, unless it names an
  /// app; where it would be another app's, it is, unless every word of it is understood.
  func take(
    _ text: String,
    _ reading: AnswerReader.Reading,
    ratherThan request: OpenQuestion.Proposal,
    at question: OpenQuestion,
    _ reader: AnswerReader
  ) async -> ConversationReply {
    guard case .ask(let asked) = question.step.turn,
      reader.takesAnyText(asked), !request.recognition.namesApp,
      let value = reader.literalValue(of: text, read: reading, to: asked)
    else { return await propose(request, at: question) }
    let answer = SessionAnswer.value(value)
    guard
      isMeant(request, ratherThan: reading, at: question.step.turn, app: question.app, reader)
    else { return await step(answer, at: question) }
    return ask(
      about: OpenQuestion.DoubtfulAnswer(
        parameter: asked.parameter, text: text, answer: answer, meaning: .request(request)),
      at: question)
  }

  /// Whether a request may be meant rather than an answer. Where text was asked for, another app's is only
  /// where every word of it is understood.
  func isMeant(
    _ request: OpenQuestion.Proposal,
    ratherThan reading: AnswerReader.Reading,
    at turn: SessionTurn,
    app: Int,
    _ reader: AnswerReader
  ) -> Bool {
    guard case .ask(let asked) = turn, reader.isDictated(asked), case .answer = reading else {
      return true
    }
    let recognition = request.recognition
    return recognition.namesApp || request.app == app
      || recognition.isUnderstood(knowing: reader.names)
      || !recognition.namesStranger && saysWhatToDo(request)
  }

  /// Whether a request has more than one word of its template, or one that says as much, `recuérdame`, or `play` before a word or
  /// two: with no more than `call` any text may begin.
  private func saysWhatToDo(_ request: OpenQuestion.Proposal) -> Bool {
    let words = Sentence(request.text).words
    return request.recognition.ownWords > 1
      || rules.spoken.reminders.match(words, at: 0) != nil
      || words.count <= Self.mostWordsOfOrder
        && rules.spoken.requestVerbs.match(words, at: 0) != nil
  }

  /// The words of `play Hey Jude`.
  private static let mostWordsOfOrder = 3

  /// Whether a text that was asked for may go on with what somebody else is told, or with another request: `I'm late and call
  /// Little Bobo`.
  func maySayMore(
    _ text: String,
    _ reading: AnswerReader.Reading,
    at turn: SessionTurn,
    app: Int,
    _ reader: AnswerReader
  ) async -> Bool {
    guard case .ask(let asked) = turn, reader.isDictated(asked), text.betweenQuotes == nil,
      case .answer(.value(.string(let said)), _, _) = reading
    else { return false }
    let plain = Recognition.PlainText(
      parameter: asked.parameter, text: said, isDictated: true, isLed: true)
    if reader.recognizer.mayBeOtherwise(said, names: reader.names) { return true }
    for other in reader.recognizer.possibleRequests(in: plain) {
      guard let found = await request(in: other) else { continue }
      // 'Let's eat and watch a movie' is a text like any other.
      let recognition = found.recognition
      let intent = await intent(of: recognition.request, app: found.app)
      let isTask =
        saysWhatToDo(found) && recognition.unknownWords > 0 && !recognition.namesStranger
        && intent?.takesMoments == true
      if recognition.namesApp || isTask || recognition.names(contactOf: reader.names) {
        return true
      }
    }
    return false
  }

  /// What an answer to a doubt leads to; none where it is an answer to the question itself.
  func settle(
    _ doubt: OpenQuestion.DoubtfulAnswer,
    by text: String,
    at question: OpenQuestion
  ) async -> ConversationReply? {
    let sentence = Sentence(text)
    if let reader = await reader(of: question.step.session, app: question.app),
      reader.endsMatter(sentence, askedAbout: doubt.text)
    {
      return await obey(.cancel, at: question)
    }
    // Where text is asked for, a greeting is one.
    guard let command = rules.verdict(in: sentence), command != .greeting else {
      guard let reader = await reader(of: question.step.session, app: question.app) else {
        return nil
      }
      let isDictated = question.step.turn.question.map(reader.isDictated) == true
      if doubt.leavesText(isDictated: isDictated), rules.endOfPlainNo(sentence) != nil,
        let rest = reader.behind(.no, in: sentence), !rules.pointsBack(rest),
        case .answer(.value(.string), _, _) = reader.read(text, to: question.step.turn)
      {
        // 'No, say hello'
        let lead = rules.dialogue.leadIns.match(rest.words, at: 0)?.end ?? 0
        // 'No, call her' says no other text, but may be what else there is to do.
        let isRequest =
          lead == 0 && isDictated
          && rest.words.first.map { reader.recognizer.sentences.begins(with: $0.hash) } == true
        guard !isRequest else {
          return ask(about: doubt, at: question).preceded(by: rules.phrase(.notAnAnswer))
        }
        let other = lead < rest.words.count ? rest.rest(from: lead).text : rest.text
        // 'No, not like that' speaks of the text, and 'no, say hello' is another one.
        guard lead == 0, isDictated, reader.intent.goesToPeople else {
          return await answer(other, to: question)
        }
        return ask(
          about: OpenQuestion.DoubtfulAnswer(
            parameter: doubt.parameter, text: other, answer: .value(.string(other)),
            meaning: .command(.again)),
          at: question)
      }
      // 'No, Little Bobo' answers what is asked, and whom it is for.
      if reader.behind(.no, in: sentence) != nil,
        case .ambiguous(_, orElse: .answer(let change, ignored: [], _)) = reader.read(
          text, to: question.step.turn, offered: question.offered),
        case .change(_, let value) = change, value != .null
      {
        return await step(change, at: question)
      }
      if let settled = await settle(doubt, at: question, unlessChangedBy: text, reader) {
        return settled
      }
      return reader.isNoOtherText(sentence, at: question.step.turn)
        ? ask(about: doubt, at: question).preceded(by: rules.phrase(.notAnAnswer)) : nil
    }
    switch command {
    case .yes: return await step(doubt.answer, at: question)
    case .again, .enough: return ask(about: doubt, at: question)
    case .no, .neither: break
    case .indifferent, .listing:
      return ask(about: doubt, at: question).preceded(by: rules.phrase(.ownDecision))
    case .help: return withAbilities(ask(about: doubt, at: question))
    case .dontKnow: return ask(about: doubt, at: question).followed(by: rules.phrase(.wayOut))
    // What was asked about the text was the last question.
    case .back: return question.reply
    case .cancel, .bye, .greeting, .startOver:
      // Said twice, it is no text.
      return await obey(command, at: question)
    }
    switch doubt.meaning {
    case .command(let command): return await obey(command, at: question)
    case .change(let answer): return await step(answer, at: question)
    // It may as well refuse both.
    case .request(let request):
      return await propose(request, at: question, evenWithoutValues: true)
    }
  }

  /// Where it is not known whom a text is for, it is sent to nobody: they are asked once more, unless they say it again
  /// or say who else is meant.
  private func settle(
    _ doubt: OpenQuestion.DoubtfulAnswer,
    at question: OpenQuestion,
    unlessChangedBy text: String,
    _ reader: AnswerReader
  ) async -> ConversationReply? {
    let reading = reader.read(text, to: question.step.turn, offered: question.offered)
    switch doubt.meaning {
    // 'That's not what I said' speaks of the question, and is not sent either; 'buy milk' is what else there is to do.
    case .command(let command)
    where (command == .again || reader.namesContactBehindNo(doubt.text))
      && question.step.turn.question.map(reader.isDictated) == true:
      break
    case .command: return nil
    case .change(let change):
      // 'Little Bobo', behind 'wait, no, Little Bobo'
      if let asked = question.step.turn.question?.parameter,
        reader.named(in: Sentence(text), besides: asked, isWhole: true)?.answer == change
      {
        return await step(change, at: question)
      }
      if case .ambiguous(_, orElse: .answer(change, ignored: [], _)) = reading {
        return await step(change, at: question)
      }
    // 'No, text Little Bobo'
    case .request(let other):
      guard other.recognition.request.intent == question.step.session.request.intent else {
        return nil
      }
    }
    guard case .answer(.value(.string), _, _) = reading else { return nil }
    return ask(about: doubt, at: question).preceded(by: rules.phrase(.notAnAnswer))
  }
}

extension OpenQuestion.DoubtfulAnswer.Meaning {
  /// What a reading says besides text; none where it says nothing.
  init?(_ reading: AnswerReader.Reading) {
    switch reading {
    case .command(let command): self = .command(command)
    case .answer(let answer, _, _): self = .change(answer)
    case .ambiguous, .changes, .oneOf, .tooMany, .notMeant, .unclear, .tooLong: return nil
    }
  }
}
