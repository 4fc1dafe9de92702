package import IntentRuntime

/// What was said to a session that somebody else keeps.
package enum SpokenAnswer: Sendable {
  /// An answer to its question, other values that are said with it by their parameters' names, the words that were not
  /// understood, and the text that is asked about once more after it, if any.
  case answer(
    SessionAnswer, changing: [String: JSONValue] = [:], ignored: [String], doubt: KeptDoubt? = nil)
  /// Something that takes no step: the question stands, with these words about it, and from now on this text is asked
  /// about, if any. What may have corrected values that were given is confirmed before anything is done.
  case remark(ConversationReply, doubt: KeptDoubt?, mayCorrect: Bool = false)
}

/// A conversation about sessions that are kept elsewhere, from step to step: a server's.
///
/// It is made anew for each step, and costs next to nothing: what is compiled belongs to the apps.
extension Conversation {
  /// The request that a sentence is, and the app that it is for; none where it fits nothing.
  ///
  /// Where its text may as well be something else it is left out, and asked about when text is asked for; a request that
  /// would be carried out without it is none.
  package func understood(_ text: String) async -> (
    app: Int, request: IntentRequest, doubt: KeptDoubt?, untaken: UntakenWords
  )? {
    guard let request = await request(in: text, asksOthers: true) else { return nil }
    let untaken = UntakenWords(in: request.recognition, language: language)
    guard let doubtful = await doubtfulRequest(request) else {
      return (request.app, request.recognition.request, nil, untaken)
    }
    guard case .wording(let text) = doubtful.doubt else { return nil }
    let name = text.parameter
    // As it would be sent, with its mark at the end.
    let texts = request.recognition.request.parameters[name]?.spokenTexts ?? []
    let said = texts.count == 1 ? texts[0] : text.text
    let doubt = KeptDoubt(parameter: name, text: said, isOfRequest: true)
    return doubtful.withoutText.map { (request.app, $0, doubt, untaken) }
  }

  /// What to say where a sentence fits nothing, with what the apps' own examples are; or where it asks
  /// for help alone.
  package func wordsForNothing(_ text: String) -> ConversationReply {
    switch rules.command(in: Sentence(text))?.command {
    case .help: abilities()
    case .cancel: remark(.nothingToCancel)
    case .bye, .enough, .greeting: remark(.goodbye)
    case .back: remark(.nothingBefore)
    case .yes, .no, .neither, .dontKnow, .startOver, .again, .indifferent, .listing:
      remark(.nothingAsked)
    case nil: Sentence(text).isCutOff ? remark(.tooLong) : notUnderstood()
    }
  }

  /// What a sentence says to the question of a session.
  package func spoken(_ text: String, to step: SessionStep, app: Int) async -> SpokenAnswer {
    guard let reader = await reader(of: step.session, app: app) else {
      return .remark(remark(.failed), doubt: nil)
    }
    if let doubt = step.doubt,
      let settled = await settle(doubt, by: text, at: step, app: app, reader)
    {
      return settled
    }
    let words = await stepWords.plainWords(for: step, app: app)
    let reading = reader.read(
      text, to: step.turn, offered: await stepWords.keptOffer(at: step, app: app))
    // Nobody could be asked whether to drop what is under way: another request takes no step.
    if let other = await request(in: text, insteadOf: reading, at: step.turn, reader),
      isMeant(other, ratherThan: reading, at: step.turn, app: app, reader)
    {
      if withdraws(other, step, app: app) { return spoken(.cancel, at: step.turn, words) }
      guard case .answer = reading else {
        return .remark(words.followed(by: rules.phrase(.leave)), doubt: nil)
      }
      return doubting(text, at: step, words)
    }
    if let doubt = step.doubt, let answer = correction(in: reading, beside: doubt, step, reader) {
      return answer
    }
    if await maySayMore(text, reading, at: step.turn, app: app, reader) {
      return doubting(text, at: step, words)
    }
    return await spoken(text, as: reading, to: step, app: app, words, reader)
  }

  /// What a sentence comes to that was read.
  private func spoken(
    _ text: String,
    as reading: AnswerReader.Reading,
    to step: SessionStep,
    app: Int,
    _ words: ConversationReply,
    _ reader: AnswerReader
  ) async -> SpokenAnswer {
    if !reading.isAnswer, let thing = await offeredThing(in: text, at: step, app: app, reader) {
      return .answer(thing, ignored: [])
    }
    let about: String
    switch reading {
    case .answer(let answer, let ignored, _): return .answer(answer, ignored: ignored)
    case .tooMany: about = rules.phrase(.onlyOne)
    case .tooLong: about = rules.phrase(.tooLong)
    case .changes(let changes):
      return .answer(
        .proceed, changing: changes.values, ignored: changes.flatMap(\.ignored))
    case .unclear: about = rules.phrase(.notAnAnswer)
    case .notMeant: about = rules.phrase(.ignored, rules.phrase(.quoted, text.trimmingSpaces))
    case .oneOf(let changes):
      let names = await options(for: changes, of: step.session.request, app: app).map(\.text)
      // It is not taken, and nobody waits for which is meant: it can be said with its name.
      about =
        rules.phrase(.ignored, rules.phrase(.quoted, text.trimmingSpaces)) + " "
        + rules.phrase(.didYouMean, writer(app).alternatives(names))
    case .ambiguous: return doubting(text, at: step, words)
    case .command(let command): return spoken(command, at: step.turn, words)
    }
    return .remark(
      words.preceded(by: about), doubt: nil,
      mayCorrect: reader.mayCorrect(Sentence(text), besides: step.turn.question))
  }

  /// What was said to the assistant rather than to the app.
  func spoken(
    _ command: LanguageRules.Command,
    at turn: SessionTurn,
    _ words: ConversationReply
  ) -> SpokenAnswer {
    if let answer = command.answer(at: turn) { return .answer(answer, ignored: []) }
    switch command {
    case .again, .listing: return .remark(words, doubt: nil)
    case .indifferent:
      return .remark(words.preceded(by: rules.phrase(.ownDecision)), doubt: nil)
    case .help:
      let abilities = abilities()
      var reply = words.preceded(by: abilities.speech)
      reply.display = abilities.display + words.display
      return .remark(reply, doubt: nil)
    case .back: return .remark(words.preceded(by: rules.phrase(.nothingBefore)), doubt: nil)
    case .dontKnow, .startOver, .no, .neither, .cancel, .bye, .enough, .greeting:
      return .remark(words.followed(by: rules.phrase(.leave)), doubt: nil)
    case .yes: return .remark(words.preceded(by: rules.phrase(.notAnAnswer)), doubt: nil)
    }
  }
}

extension LanguageRules.Command {
  /// What it answers to a turn; none where it answers nothing.
  func answer(at turn: SessionTurn) -> SessionAnswer? {
    switch (self, turn) {
    case (.cancel, _), (.bye, _), (.greeting, _): .cancel
    case (.yes, .confirm), (.yes, .agree): .yes
    // Of none of several values that are offered, nobody knows whether another one is to take the place: all are asked for.
    case (.no, .choose(let question, _)) where question.element != nil,
      (.neither, .choose(let question, _)) where question.element != nil:
      .change(parameter: question.parameter, value: .null)
    case (.no, .confirm), (.neither, .confirm), (.no, .agree), (.neither, .agree): .no
    case (.no, .choose), (.neither, .choose): .value(.null)
    default: nil
    }
  }
}
