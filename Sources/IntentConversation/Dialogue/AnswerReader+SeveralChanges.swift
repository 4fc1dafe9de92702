import IntentRuntime

/// What is said at a confirmation of two parameters at once: `for 2 at 8`, `no, on Friday and for 3`.
extension AnswerReader {
  /// What is to be otherwise, of one parameter or of two: a text or a place ends as it likes, and may have both in it, as
  /// `para 2 a las 5` may be a stretch of time.
  func changes(ofOneOrTwoIn sentence: Sentence) -> Reading? {
    let one = change(sentence) ?? behindYes(sentence).flatMap(change)
    if let one, !isOpen(one) { return one }
    return severalChanges(sentence) ?? one
      ?? ledChange(sentence) { $0 == .integer || $0 == .decimal }
  }

  /// Whether a reading is nothing that is understood, or changes what may have the words of other changes in it.
  private func isOpen(_ reading: Reading) -> Bool {
    guard case .answer(.change(let name, _), _, _) = reading, let slot = slot(name) else {
      return !reading.isAnswer
    }
    switch slot.type {
    case .place, .dateRange: return true
    default: return slot.takesText
    }
  }

  /// Another value with the words that a template has beside it, and no mark that it is another: `2 people`.
  private func ledChange(_ sentence: Sentence, of isMeant: (SlotType) -> Bool) -> Reading? {
    guard !beginsWithNegation(sentence) else { return nil }
    let changes = changes(in: sentence)
    return changes.allSatisfy { slot($0.parameter).map { isMeant($0.type) } ?? false }
      ? reading(of: changes) : nil
  }

  /// The changes of two parameters that some words are, one behind the other; none where they are no more than one, or may
  /// be parted otherwise.
  private func severalChanges(_ sentence: Sentence) -> Reading? {
    guard sentence.words.count <= Self.mostWordsOfChanges, !sentence.isMarkedAsQuestion else {
      return nil
    }
    // 'At 5 pm' is one time.
    let moments = sentence.words.indices.flatMap { first in
      recognizer.reader.moments(sentence, first).map { first..<$0.end }
    }
    let junctions = SentenceJunctions(sentence: sentence, shared: recognizer.shared)
    var found: [SpokenChange]?
    for start in sentence.words.indices.dropFirst() {
      let end = joint(before: start, in: sentence)
      // 'At 8 for' is the end of nothing.
      guard end > 0, !moments.contains(where: { $0.dropFirst().contains(start) }),
        !junctions.isBehindCount(end), !junctions.isInsideName(end),
        let first = oneChange(sentence.text(0..<end)),
        let second = oneChange(sentence.rest(from: start).text),
        first.change.parameter != second.change.parameter
      else { continue }
      let changes = [first, second]
      guard found.map({ $0.map(\.change) == changes.map(\.change) }) != false else { return nil }
      found = changes
    }
    return found.map(Reading.changes)
  }

  /// More words than two changes have.
  private static let mostWordsOfChanges = 16

  /// The word before what joins the words from one on with those before, `and`.
  private func joint(before start: Int, in sentence: Sentence) -> Int {
    let end = (1...2).first { count in
      start > count
        && recognizer.shared.joints.match(sentence.words, at: start - count)?.end == start
    }
    return start - (end ?? 0)
  }

  /// The one change that some words are, with nothing left out; what is dictated ends as it likes.
  private func oneChange(_ text: String) -> SpokenChange? {
    let sentence = Sentence(text)
    guard
      case .answer(.change(let name, let value), ignored: [], _)? = change(sentence)
        ?? ledChange(sentence, of: { [.integer, .decimal, .place].contains($0) }),
      value != .null, slot(name)?.takesText == false,
      case .answer(.change(_, let whole), ignored: [], _) = completed(
        .answer(.change(parameter: name, value: value)), of: text, to: .confirm(prompt: ""))
    else { return nil }
    return SpokenChange(change: Change(parameter: name, value: whole), text: text)
  }
}
