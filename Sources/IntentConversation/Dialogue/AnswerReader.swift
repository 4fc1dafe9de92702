import IntentRuntime
import UtteranceTemplates

/// Takes what the user said as an answer to what was asked.
struct AnswerReader: Sendable {
  let recognizer: Recognizer
  let names: Names
  let intent: RecognizedIntent

  /// What an answer is.
  enum Reading {
    case answer(SessionAnswer)
    case again
    case help
    /// It fits no question.
    case unclear
  }

  /// The answer to a turn.
  ///
  /// - Parameter offered: The values that were shown with a question.
  func read(_ text: String, to turn: SessionTurn, offered: [SessionOption] = []) -> Reading {
    let sentence = Sentence(text)
    let command = recognizer.rules.commands.meaning(of: sentence)
    switch command {
    case .cancel: return .answer(.cancel)
    case .again: return .again
    case .help: return .help
    case .yes, .no, nil: break
    }
    switch turn {
    case .confirm, .unlock:
      if command == .yes { return .answer(.yes) }
      if command == .no { return .answer(.no) }
      return correction(sentence) ?? .unclear
    case .agree(let question, _):
      if command == .yes { return .answer(.yes) }
      if command == .no { return .answer(.no) }
      return correction(sentence) ?? value(sentence, of: question)
    case .choose(let question, let options):
      if let choice = choice(sentence, among: options) { return .answer(.choice(choice)) }
      return correction(sentence) ?? value(sentence, of: question)
    case .ask(let question):
      if let choice = choice(sentence, among: offered) {
        return .answer(.value(offered[choice].value))
      }
      // What is dictated is taken as it is, also where it reads like a correction.
      guard slot(question.parameter)?.type != .text else { return value(sentence, of: question) }
      return correction(sentence) ?? value(sentence, of: question)
    case .inProgress, .launchApp, .done: return .unclear
    }
  }

  // MARK: - Corrections

  /// Another value for any parameter: `no, to Little Bobo`.
  private func correction(_ sentence: Sentence) -> Reading? {
    guard let mark = recognizer.rules.corrections.match(sentence.words, at: 0),
      mark.end < sentence.words.count
    else { return nil }
    let changes = recognizer.corrections(
      sentence, from: mark.end, ofIntent: intent.description.name, names: names)
    guard let change = changes.first else { return nil }
    return .answer(.change(parameter: change.parameter, value: change.value))
  }

  // MARK: - Choices

  /// Which of some options was meant: by its place, its name, or a part of the name that only one has.
  private func choice(_ sentence: Sentence, among options: [SessionOption]) -> Int? {
    guard !options.isEmpty else { return nil }
    let words = sentence.words
    if let ordinal = recognizer.rules.ordinals.match(words, at: 0), ordinal.end == words.count {
      let place = ordinal.meaning < 0 ? options.count : ordinal.meaning
      return options.indices.contains(place - 1) ? place - 1 : nil
    }
    if let number = recognizer.reader.number(sentence, 0), number.end == words.count {
      return options.indices.contains(number.value - 1) ? number.value - 1 : nil
    }
    let spoken = answerText(sentence)
    let index = SpokenNameIndex(Array(options.indices)) { [options[$0].text] }
    let found = index.matches(for: spoken, limit: options.count)
    let whole = found.filter { $0.quality == .whole }
    if whole.count == 1 { return whole[0].value }
    if found.count == 1 { return found[0].value }
    return found.isEmpty ? optionNamed(in: sentence, options) : nil
  }

  /// The option whose whole name an answer has in it: `Little Bobo, please`.
  private func optionNamed(in sentence: Sentence, _ options: [SessionOption]) -> Int? {
    var table = NameTable()
    for (place, option) in options.enumerated() {
      table.add(option.text, identifier: "\(place)", display: option.text)
    }
    return longestName(in: sentence, [table])?.entry.identifier.flatMap(Int.init)
  }

  // MARK: - Values

  /// A value for what was asked.
  private func value(_ sentence: Sentence, of question: ParameterQuestion) -> Reading {
    guard let slot = slot(question.parameter), let parameter = slot.parameter,
      !sentence.words.isEmpty
    else {
      return .unclear
    }
    switch slot.type {
    case .text, .unspeakable:
      return .answer(.value(.string(sentence.text.trimmingSpaces)))
    case .enumeration:
      return enumerated(sentence, slot).map { .answer(.value($0)) } ?? .unclear
    case .name:
      guard parameter.isArray, question.element == nil else {
        return .answer(.value(named(sentence, slot)))
      }
      let parts = recognizer.writer.parts(of: 0..<sentence.words.count, in: sentence)
      let values = parts.map { named(Sentence(sentence.text($0)), slot) }
      return .answer(.value(values.count == 1 ? values[0] : .array(values)))
    default:
      if let value = typed(sentence, slot.type) { return .answer(.value(value)) }
      guard slot.type == .place else { return .unclear }
      return .answer(.value(.string(answerText(sentence))))
    }
  }

  /// A number, a time or the like, anywhere in the answer.
  private func typed(_ sentence: Sentence, _ type: SlotType) -> JSONValue? {
    let reader = recognizer.reader
    for start in sentence.words.indices {
      let found = reader.values(of: type, in: sentence, from: start)
      if let longest = found.max(by: { $0.end < $1.end }) { return longest.value }
      // A bare number answers 'when'.
      if case .temporalTrigger = type, let hour = reader.number(sentence, start),
        (0...24).contains(hour.value)
      {
        return .object([
          "dateComponentsRange": .object([
            "startDateComponents": .object(["hour": .integer(hour.value), "minute": 0])
          ])
        ])
      }
    }
    return nil
  }

  private func enumerated(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    var best: (length: Int, value: JSONValue)?
    for start in sentence.words.indices {
      slot.names.spans(in: sentence.words, from: start) { end, fit, entry in
        guard fit == .whole, end - start > (best?.length ?? 0) else { return }
        let entry = slot.names.entries[entry]
        best = (end - start, .string(entry.identifier ?? entry.display))
      }
    }
    return best?.value
  }

  /// A name: one that is known where the answer is it, or has it in it; else what was said.
  private func named(_ sentence: Sentence, _ slot: Slot) -> JSONValue {
    let text = answerText(sentence)
    guard case .name(let kinds, _) = slot.type else { return .string(text) }
    let tables = [slot.names] + kinds.compactMap { names[$0] }
    let spoken = Sentence(text)
    if let whole = longestName(in: spoken, tables), whole.length == spoken.words.count {
      return recognizer.writer.value(text, .name(whole.entry), slot)
    }
    // Nearly a name: the app asks whether it is the one.
    let entries = tables.flatMap(\.entries)
    let index = SpokenNameIndex(entries) { [$0.phrase] }
    if index.nearMatches(for: text, limit: 1).isEmpty,
      let contained = longestName(in: spoken, tables)
    {
      return recognizer.writer.value(text, .name(contained.entry), slot)
    }
    if index.nearMatches(for: text, limit: 1).isEmpty, let part = longestPart(in: spoken, tables) {
      return recognizer.writer.value(part, nil, slot)
    }
    return recognizer.writer.value(text, nil, slot)
  }

  private func longestName(in sentence: Sentence, _ tables: [NameTable])
    -> (length: Int, entry: NameTable.Entry)?
  {
    var best: (length: Int, entry: NameTable.Entry)?
    for table in tables {
      for start in sentence.words.indices {
        table.spans(in: sentence.words, from: start) { end, fit, entry in
          guard fit == .whole, end - start > (best?.length ?? 0) else { return }
          best = (end - start, table.entries[entry])
        }
      }
    }
    return best
  }

  /// The longest part of a name that an answer has in it, as it was said.
  private func longestPart(in sentence: Sentence, _ tables: [NameTable]) -> String? {
    var best: Range<Int>?
    for table in tables {
      for start in sentence.words.indices {
        table.spans(in: sentence.words, from: start) { end, fit, _ in
          if end - start > (best?.count ?? 0) { best = start..<end }
        }
      }
    }
    return best.map(sentence.text)
  }

  /// What was said without what belongs to no name: punctuation, an article, a particle behind.
  private func answerText(_ sentence: Sentence) -> String {
    let words = sentence.words
    var start = recognizer.start(of: sentence)
    if start >= words.count { start = 0 }
    if let article = recognizer.rules.articles.match(words, at: start), article.end < words.count {
      start = article.end
    }
    var text = sentence.text(start..<words.count)
    for particle in recognizer.rules.particles.sorted(by: { $0.count > $1.count })
    where text.hasSuffix(particle) && text.count > particle.count {
      text = String(text.dropLast(particle.count))
      break
    }
    return text.trimmingSpaces
  }

  private func slot(_ name: String) -> Slot? {
    intent.description.parameter(named: name).map { parameter in
      Slot(
        parameter, type: intent.type(of: parameter), kind: .value,
        names: intent.cases[name] ?? NameTable())
    }
  }
}

extension String {
  /// The text without spaces around it.
  var trimmingSpaces: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? endIndex
    return start < end ? String(self[start..<end]) : ""
  }
}
