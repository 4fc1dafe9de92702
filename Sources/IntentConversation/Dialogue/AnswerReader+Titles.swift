import IntentRuntime

/// What something new is to be called, said as people answer that.
extension AnswerReader {
  /// An answer without what says that it is a name, where one is asked for: `call it groceries`, `appelle-la courses`,
  /// 「パーティーにして」. Such words may be a request of their own as well. A courtesy before the name may be of it, `thank you
  /// cards`, and one behind it is none.
  func withoutNaming(_ text: String, at turn: SessionTurn) -> String {
    let (rules, whole) = (recognizer.rules, Sentence(text))
    // 'Call it off'
    guard asksForName(turn), text.betweenQuotes == nil, rules.command(in: whole) == nil else {
      return text
    }
    let said = rules.withoutCourtesy(whole)
    let count = said.words.count
    let start = rules.dialogue.namings.match(said.words, at: 0)?.end ?? 0
    let end = rules.dialogue.namingEndings.match(said.words, endingAt: count)?.start ?? count
    if start < end, start > 0 || end < count {
      // 'Nenn sie bitte Einkauf', not 'call it thank you cards'
      let polite = start > 0 ? rules.spoken.fillers.match(said.words, at: start)?.end : nil
      let begin = polite.map { $0 < end ? $0 : start } ?? start
      return said.text(begin..<end).trimmingSpaces
    }
    let courtesy = whole.words.indices.dropFirst().first { rules.isCourtesy(whole.words, from: $0) }
    return courtesy.map { whole.text(0..<$0).trimmingSpaces } ?? text
  }

  /// Whether it is asked what something new is to be called.
  func asksForName(_ turn: SessionTurn) -> Bool {
    guard case .ask(let question) = turn, let slot = slot(question.parameter) else { return false }
    return slot.isOpenTitle && slot.isSpeakable && intent.isCreating
  }
}
