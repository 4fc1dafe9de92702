import IntentRuntime

extension AnswerReader {
  /// Another value for any parameter: `no, to Little Bobo`.
  func correction(_ sentence: Sentence) -> Reading? {
    guard let change = change(in: sentence) else { return nil }
    return .answer(.change(parameter: change.parameter, value: change.value))
  }

  /// A correction of what is being asked, where it cannot be meant to refuse a value.
  func correctedValue(_ sentence: Sentence) -> Reading? {
    beginsWithNegation(sentence) ? nil : correction(sentence)
  }

  /// What a sentence changes behind the mark of a correction.
  ///
  /// - Returns: The value, and whether nothing but a correction begins so.
  private func change(in sentence: Sentence) -> (
    parameter: String, slot: Slot, value: JSONValue, isExplicit: Bool
  )? {
    guard let mark = recognizer.rules.corrections.match(sentence.words, at: 0),
      mark.end < sentence.words.count
    else { return nil }
    let changes = recognizer.corrections(
      sentence, from: mark.end, ofIntent: intent.description.name, names: names)
    guard let change = changes.first, let slot = slot(change.parameter) else { return nil }
    // 'No, not Coco' names somebody who is not meant; 'no, say I'm not coming' is what to say.
    if slot.type != .text,
      negates(sentence, from: mark.end, outside: places(of: tables(of: slot), in: sentence))
    {
      return nil
    }
    return (change.parameter, slot, change.value, mark.meaning)
  }

  // MARK: - In place of free text

  /// Free text as it was said, unless it corrects something else: `no, I mean Coco`.
  func dictation(_ sentence: Sentence, of question: ParameterQuestion) -> Reading {
    let text = value(sentence, of: question)
    guard case .answer(let asSaid, _, _) = text, !beginsWithNegation(sentence),
      let change = understoodChange(in: sentence, besides: question.parameter)
    else { return text }
    let correction = Reading.answer(.change(parameter: change.parameter, value: change.value))
    // 'Sorry, Coco' may be what to say.
    return change.isExplicit ? correction : .ambiguous(asSaid, orElse: correction)
  }

  /// What a sentence changes of other parameters, where it is no words that are only taken as they are.
  private func understoodChange(
    in sentence: Sentence,
    besides asked: String
  ) -> (parameter: String, value: JSONValue, isExplicit: Bool)? {
    if let change = change(in: sentence), change.parameter != asked,
      isUnderstood(change.value, change.slot)
    {
      return (change.parameter, change.value, change.isExplicit)
    }
    guard let mark = recognizer.rules.corrections.match(sentence.words, at: 0),
      mark.end < sentence.words.count
    else { return nil }
    // A value alone, of the only parameter that was given and can have it.
    let rest = Sentence(sentence.text(mark.end..<sentence.words.count))
    var found: [(parameter: String, value: JSONValue)] = []
    for name in given.keys.sorted() where name != asked {
      guard let slot = slot(name), let value = bareValue(rest, slot) else { continue }
      found.append((name, value))
    }
    return found.count == 1 ? (found[0].parameter, found[0].value, mark.meaning) : nil
  }

  /// The value that some words are, of a slot that knows them.
  private func bareValue(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    var value: JSONValue?
    switch slot.type {
    case .integer, .decimal, .enumeration, .options: value = typedValue(sentence, slot)
    case .name:
      let tables = tables(of: slot)
      let name = knownName(sentence, tables)
      if name != nil || tables.contains(where: { $0.hasName(fitting: answerText(sentence)) }) {
        value = recognizer.writer.value(
          answerText(sentence), name.map(UnderstoodValue.name), slot)
      }
    default: break
    }
    return value.map { slot.isArray ? .array([$0]) : $0 }
  }

  /// Whether a value is no words that are only taken as they are.
  private func isUnderstood(_ value: JSONValue, _ slot: Slot) -> Bool {
    switch slot.type {
    case .text, .unspeakable: return false
    case .name:
      let tables = tables(of: slot)
      let said = value.spokenTexts
      return !said.isEmpty
        && said.allSatisfy { name in tables.contains { $0.hasName(fitting: name) } }
    default: return true
    }
  }

  /// What is said to the assistant where any words are an answer: alone it is what it says, with a `please`
  /// it may be either.
  func dictated(
    _ command: LanguageRules.Command,
    isBare: Bool,
    _ sentence: Sentence
  ) -> Reading? {
    switch command {
    case .yes, .no, .neither, .greeting: nil
    case .again, .dontKnow: isBare ? .command(command) : nil
    case .cancel, .bye, .help, .back, .startOver:
      isBare
        ? .command(command)
        : .ambiguous(
          .value(.string(sentence.text.trimmingSpaces)), orElse: .command(command))
    }
  }
}
