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
      let change = change(in: sentence), change.parameter != question.parameter
    else { return text }
    let correction = Reading.answer(.change(parameter: change.parameter, value: change.value))
    guard isUnderstood(change.value, change.slot) else { return text }
    // 'Sorry, Coco' may be what to say.
    return change.isExplicit ? correction : .ambiguous(asSaid, orElse: correction)
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
