import IntentRuntime

/// Answers that call the value of a Boolean what its definition does.
extension AnswerReader {
  /// The value that an answer names, or the other where that is denied, `not damaged`; none where it names none. A yes or a no beside
  /// it has to agree, and `don't turn it off` and `is it damaged` say neither.
  func namedBoolean(_ sentence: Sentence, _ slot: Slot) -> Reading? {
    guard slot.type == .boolean else { return nil }
    let (rules, words) = (recognizer.rules, sentence.words)
    let found = words.indices.compactMap { start in
      longestName(sentence, slot, from: start).map { (words: start..<$0.end, value: $0.value) }
    }
    guard let name = found.first, case .boolean(let named) = name.value else { return nil }
    guard Set(found.map(\.value)).count == 1 else { return .tooMany }
    let start = name.words.lowerBound
    // 'No delivery', and not 'no pick up', which may be a no and the other value.
    let refused = words.indices.first { named && refusal(in: sentence, at: $0) == start }
    let opposite = rules.dialogue.opposites.match(words, endingAt: start)?.start ?? refused
    let asks =
      sentence.isMarkedAsQuestion || sentence.isQuestion && opposite != 0
      || [rules.spoken.copulas, rules.spoken.questionWords].contains {
        $0.match(words, at: 0).map { $0.end <= opposite ?? start } ?? false
      }
    // 'With or without milk'
    let isEither = words.indices.contains {
      rules.dialogue.alternatives.match(words, at: $0) != nil
    }
    guard !asks, !isEither else { return .notMeant }
    let value = opposite == nil ? named : !named
    var understood = [(opposite ?? start)..<name.words.upperBound]
    for index in words.indices where !understood.contains(where: { $0.contains(index) }) {
      // Spanish 'no apagada' says that it is off, or that it is not; 'no, apagada' says the first.
      if negation(in: sentence, at: index) != nil
        || rules.dialogue.verbDenials.match(words, at: index) != nil
      {
        return .notMeant
      }
      guard let command = rules.commands.match(words, at: index),
        command.meaning == .yes || command.meaning == .no
      else { continue }
      guard (command.meaning == .yes) == value else { return .notMeant }
      understood.append(index..<command.end)
    }
    understood.sort { $0.lowerBound < $1.lowerBound }
    let rest = leftover(of: sentence, around: understood, describing: false)
    let ignored = rest.texts.filter { !isSubject(Sentence($0)) }
    // 'Mach es nicht aus', and オンにしないで
    guard ignored.isEmpty || opposite == nil && !saysOtherwise(ignored, than: .boolean(true)) else {
      return .notMeant
    }
    return .answer(
      .value(.boolean(value)), ignored: ignored,
      cost: ignored.isEmpty ? 0 : rest.words * Int(MatchCost.unknown))
  }

  /// The value of a Boolean that a sentence names, and nothing else.
  func wholeNamedValue(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    guard let name = longestName(sentence, slot, from: 0), name.end == sentence.words.count else {
      return nil
    }
    return name.value
  }

  /// Whether one of some words beside a yes or a no is said of the value `false` alone, which neither of them names: `name` of `no name`,
  /// where that is `with my name`; not `boost` of `no boost`, where it is `without boost`.
  func isOfFalse(_ text: String, _ slot: Slot) -> Bool {
    let dialogue = recognizer.rules.dialogue
    func words(for value: Bool) -> Set<UInt64> {
      let names = slot.names.entries.filter {
        recognizer.writer.value("", .name($0), slot) == .boolean(value)
      }.map { Sentence($0.phrase).words }
      return Set(
        names.filter { name in
          !name.indices.contains { dialogue.negations.match(name, at: $0) != nil }
        }.joined().map(\.hash))
    }
    let said = Set(Sentence(text).words.map(\.hash))
    return !words(for: false).subtracting(words(for: true)).isDisjoint(with: said)
  }

  /// Whether words only say of what is asked about what it is, `it is`, `it` of `it isn't damaged`.
  private func isSubject(_ sentence: Sentence) -> Bool {
    let (spoken, words) = (recognizer.rules.spoken, sentence.words)
    let pointer = spoken.pointers.match(words, at: 0)?.end ?? 0
    return pointer == words.count && pointer > 0
      || spoken.copulas.match(words, at: pointer)?.end == words.count
  }
}
