import IntentRuntime

/// Puts a turn of a session into an answer.
struct ReplyWriter: Sendable {
  let speaker: Speaker
  let modality: ConversationModality

  private var rules: LanguageRules { LanguageRules.rules(for: speaker.language) }

  /// - Parameters:
  ///   - offered: The values that are shown with a question.
  ///   - isGuess: Whether they are what the user may have meant.
  func reply(
    to step: SessionStep,
    app: String,
    offering offered: [SessionOption] = [],
    asGuess isGuess: Bool = false
  ) -> ConversationReply {
    var reply = self.reply(to: step.turn, step.presentation)
    if !offered.isEmpty, case .ask(let question) = step.turn {
      reply = isGuess ? guess(question, offered) : choices(question, offered)
    }
    reply.app = app
    reply.request = step.session.request
    return reply
  }

  private func reply(to turn: SessionTurn, _ presentation: Presentation?) -> ConversationReply {
    switch turn {
    case .ask(let question):
      return ConversationReply(.question, text(question), display: lines(question))
    case .choose(let question, let options): return choices(question, options)
    case .agree(let question, _):
      return ConversationReply(.question, text(question), display: lines(question))
    case .confirm(let prompt):
      return shown(ConversationReply(.question, prompt), presentation)
    case .unlock(let prompt): return ConversationReply(.question, prompt)
    case .inProgress(let text): return ConversationReply(.inProgress, text)
    case .launchApp(let outcome, let activity):
      var reply = shown(ConversationReply(.outcome, outcome.text), presentation)
      (reply.outcome, reply.activity) = (outcome, activity)
      return reply
    case .done(let outcome):
      let isSilent = outcome.text.isEmpty && outcome.ending == .handled
      let text = isSilent ? rules.phrase(.done) : outcome.text
      var reply = shown(ConversationReply(.outcome, text), presentation)
      reply.outcome = outcome
      return reply
    }
  }

  /// A question with what there is to choose among.
  private func choices(_ question: ParameterQuestion, _ options: [SessionOption])
    -> ConversationReply
  {
    let texts = options.map(\.text)
    let lines = lines(question) + texts.enumerated().map { "\($0 + 1). \($1)" }
    // With everything on the screen there is no need to read it out.
    let speech =
      modality == .screen
      ? text(question) : "\(text(question)) \(rules.phrase(.choices, alternatives(texts)))"
    return ConversationReply(.question, speech, display: lines, options: texts)
  }

  /// A question whether the user meant one of some names.
  private func guess(_ question: ParameterQuestion, _ options: [SessionOption])
    -> ConversationReply
  {
    let texts = options.map(\.text)
    let meant = rules.phrase(.didYouMean, alternatives(texts))
    let lines = [question.reason, meant].compactMap(\.self).filter { !$0.isEmpty }
    return ConversationReply(
      .question, lines.joined(separator: " "), display: lines, options: texts)
  }

  /// `a, b or c`.
  func alternatives(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return rules.phrase(.alternative, texts.dropLast().joined(separator: ", "), last)
  }

  private func text(_ question: ParameterQuestion) -> String {
    lines(question).joined(separator: " ")
  }

  /// What there is to know first, and the question.
  private func lines(_ question: ParameterQuestion) -> [String] {
    [question.reason, question.prompt].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The answer with what the app shows.
  private func shown(_ reply: ConversationReply, _ presentation: Presentation?)
    -> ConversationReply
  {
    guard let view = presentation?.view else { return reply }
    let lines = view.elements.map(\.spokenText).filter { !$0.isEmpty }
    let replacesAnswer = view.replaces.contains(.answer)
    var reply = reply
    reply.display = (replacesAnswer ? [] : reply.display) + lines
    let spoken = lines.joined(separator: " ")
    if replacesAnswer {
      reply.speech = spoken
    } else if modality == .handsFree, !spoken.isEmpty {
      reply.speech += " \(spoken)"
    }
    return reply
  }
}
