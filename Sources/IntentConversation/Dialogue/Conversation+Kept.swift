package import IntentRuntime

/// What was said to a session that somebody else keeps.
package enum SpokenAnswer: Sendable {
  /// An answer to its question, and the words that were not understood.
  case answer(SessionAnswer, ignored: [String])
  /// Something that takes no step: the question stands, with these words about it.
  case remark(ConversationReply)
}

/// A conversation about sessions that are kept elsewhere, from step to step: a server's.
///
/// It is made anew for each step, and costs next to nothing: what is compiled belongs to the apps.
extension Conversation {
  /// The request that a sentence is, and the app that it is for; none where it fits nothing.
  ///
  /// Nobody could be asked whether its text is meant word for word: where that may as well be something else it is left
  /// out, so that it is asked for; a request that would be carried out without it is none.
  package func understood(_ text: String) async -> (app: Int, request: IntentRequest)? {
    guard let request = await request(in: text, asksOthers: true) else { return nil }
    guard let doubtful = await doubtfulRequest(request) else {
      return (request.app, request.recognition.request)
    }
    return doubtful.withoutText.map { (request.app, $0) }
  }

  /// What to say where a sentence fits nothing, with what the apps' own examples are; or where it asks
  /// for help alone.
  package func wordsForNothing(_ text: String) -> ConversationReply {
    switch rules.command(in: Sentence(text))?.command {
    case .help: abilities()
    case .cancel: remark(.nothingToCancel)
    case .bye, .greeting: remark(.goodbye)
    case .back: remark(.nothingBefore)
    case .yes, .no, .neither, .dontKnow, .startOver, .again: remark(.nothingAsked)
    case nil: Sentence(text).isCutOff ? remark(.tooLong) : notUnderstood()
    }
  }

  /// A turn of a session in words.
  package func words(for step: SessionStep, app: Int) async -> ConversationReply {
    guard apps.indices.contains(app) else { return remark(.failed) }
    let offered = step.session.phase == .finished ? [] : await offered(by: step, app: app)
    return await writer(app).reply(to: step, app: apps[app].name, offering: offered)
  }

  /// What a sentence says to the question of a session.
  package func spoken(_ text: String, to step: SessionStep, app: Int) async -> SpokenAnswer {
    let offered = await offered(by: step, app: app)
    let words = await words(for: step, app: app)
    guard let reader = await reader(of: step.session.request, app: app) else {
      return .remark(remark(.failed))
    }
    let reading = reader.read(text, to: step.turn, offered: offered)
    // Nobody could be asked whether to drop what is under way: another request takes no step.
    if let other = await request(in: text, insteadOf: reading),
      isMeant(other, ratherThan: reading, at: step.turn, app: app, reader)
    {
      return .remark(words.followed(by: rules.phrase(.leave)))
    }
    switch reading {
    case .answer(let answer, let ignored, _): return .answer(answer, ignored: ignored)
    case .tooMany: return .remark(words.preceded(by: rules.phrase(.onlyOne)))
    case .tooLong: return .remark(words.preceded(by: rules.phrase(.tooLong)))
    case .unclear: return .remark(words.preceded(by: rules.phrase(.notAnAnswer)))
    case .notMeant:
      return .remark(
        words.preceded(by: rules.phrase(.ignored, rules.phrase(.quoted, text.trimmingSpaces))))
    case .oneOf(let changes):
      let names = await options(for: changes, of: step.session.request, app: app).map(\.text)
      let meant = rules.phrase(.didYouMean, await writer(app).alternatives(names))
      return .remark(words.preceded(by: meant))
    // Nobody could be asked which it is: neither is text taken that may be something else, nor is that done.
    case .ambiguous:
      return .remark(
        words.followed(by: rules.phrase(.quoteText)).followed(by: rules.phrase(.leave)))
    case .command(let command): return spoken(command, at: step.turn, words)
    }
  }

  /// The words, with what was not understood of an answer in front of them.
  package func words(_ reply: ConversationReply, ignoring ignored: [String]) -> ConversationReply {
    guard !ignored.isEmpty else { return reply }
    let quoted = ignored.map { rules.phrase(.quoted, $0) }.joined(separator: ", ")
    return reply.preceded(by: rules.phrase(.ignored, quoted))
  }

  /// What was said to the assistant rather than to the app.
  private func spoken(
    _ command: LanguageRules.Command,
    at turn: SessionTurn,
    _ words: ConversationReply
  ) -> SpokenAnswer {
    if let answer = command.answer(at: turn) { return .answer(answer, ignored: []) }
    switch command {
    case .again: return .remark(words)
    case .help:
      let abilities = abilities()
      var reply = words.preceded(by: abilities.speech)
      reply.display = abilities.display + words.display
      return .remark(reply)
    case .back: return .remark(words.preceded(by: rules.phrase(.nothingBefore)))
    case .dontKnow, .startOver, .no, .neither, .cancel, .bye, .greeting:
      return .remark(words.followed(by: rules.phrase(.leave)))
    case .yes: return .remark(words.preceded(by: rules.phrase(.notAnAnswer)))
    }
  }
}

extension LanguageRules.Command {
  /// What it answers to a turn; none where it answers nothing.
  func answer(at turn: SessionTurn) -> SessionAnswer? {
    switch (self, turn) {
    case (.cancel, _), (.bye, _), (.greeting, _): .cancel
    case (.yes, .confirm), (.yes, .agree): .yes
    // Of several values none is left out in silence: all are asked for anew.
    case (.no, .agree(let question, _)) where question.element != nil,
      (.neither, .agree(let question, _)) where question.element != nil,
      (.no, .choose(let question, _)) where question.element != nil,
      (.neither, .choose(let question, _)) where question.element != nil:
      .change(parameter: question.parameter, value: .null)
    case (.no, .confirm), (.neither, .confirm), (.no, .agree), (.neither, .agree): .no
    case (.no, .choose), (.neither, .choose): .value(.null)
    default: nil
    }
  }
}
