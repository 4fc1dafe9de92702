import IntentRuntime

extension Conversation {
  /// Another thing in place of one that was given, by its whole name and behind the mark of a correction, `no, Macbeth`. Nothing but
  /// the app knows what there is: it is one of those that it offers.
  func offeredThing(
    in text: String, at step: SessionStep, app: Int, _ reader: AnswerReader
  ) async -> SessionAnswer? {
    let said = reader.correctedNames(in: Sentence(text))
    if case .unlock = step.turn { return nil }
    guard !said.isEmpty else { return nil }
    var changes: [SessionAnswer] = []
    for name in reader.given.keys.sorted() where name != step.turn.question?.parameter {
      guard reader.slot(name)?.isNamedObject == true else { continue }
      let offered = await stepWords.offered(for: name, at: step, app: app)
      let index = SpokenNameIndex(offered) { [$0.text] }
      let meant = said.lazy.map { index.matches(for: $0, limit: 2).filter { $0.quality == .whole } }
        .first { $0.count == 1 }
      if let option = meant?.first?.value {
        changes.append(.change(parameter: name, value: option.value))
      }
    }
    return changes.count == 1 ? changes[0] : nil
  }
}
