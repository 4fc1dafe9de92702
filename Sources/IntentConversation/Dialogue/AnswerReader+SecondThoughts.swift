import IntentRuntime

/// What is said in place of what stands before it in the same sentence: `the first, no, the second`.
extension AnswerReader {
  /// An answer that is said in place of the one before it.
  ///
  /// Both are answers by themselves. Of a list its last text is taken back by another one, and all by several.
  func secondThought(
    in sentence: Sentence, at turn: SessionTurn, read: (String) -> Reading
  ) -> Reading? {
    guard sentence.words.count <= Self.mostWordsOfAddition else { return nil }
    let question: ParameterQuestion
    switch turn {
    case .ask(let asked), .choose(let asked, _), .agree(let asked, _): question = asked
    case .confirm: return secondChange(in: sentence) ?? secondRemoval(in: sentence)
    default: return nil
    }
    guard let slot = slot(question.parameter), !isDictated(question),
      !isName(sentence, of: question),
      let (marks, isExplicit) = secondThoughtMarks(in: sentence, evenRefusing: slot.isTyped)
    else { return nil }
    let isBetweenMarks =
      isSetOff(marks.lowerBound, in: sentence) && isSetOff(marks.upperBound, in: sentence)
    // In a text such words may be a part of it, 'find out what Coco actually wants'.
    guard !slot.isTextList || isBetweenMarks else { return nil }
    let isSetOff = isExplicit || isSetOff(marks.lowerBound, in: sentence)
    guard
      case .answer(let first, ignored: [], let cost) = answer(
        read(sentence.text(0..<marks.lowerBound)), at: turn)
    else { return nil }
    let rest = sentence.rest(from: marks.upperBound)
    let isShift = isShift(marks, in: sentence)
    let after =
      joined(sentence, slot, behind: marks).map { .answer(.value($0)) }
      ?? completed(rest, slot, behind: first, shifting: isShift, at: turn, read)
    guard case .answer(let second, ignored: [], let secondCost) = answer(after, at: turn) else {
      // Of '20 km, no, miles' the 20 km are not meant.
      return isSetOff && (slot.type.isAmount || slot.type.isMoment) ? .notMeant : nil
    }
    guard isSetOff || cost + secondCost == 0 else { return nil }
    guard case .value(let old) = first, old.elements.count > 1, case .value(let new) = second,
      new.elements.count == 1
    else { return after }
    // Nobody knows whether one takes the place of all or of the last of them, unless all of it is told again.
    return slot.isTextList
      ? .answer(.value(.array(old.elements.dropLast() + new.elements)), cost: secondCost)
      : .notMeant
  }

  /// A reading in which a yes to a value is that value.
  private func answer(_ reading: Reading, at turn: SessionTurn) -> Reading {
    guard case .command(.yes) = reading, case .agree(_, let proposed) = turn else { return reading }
    return .answer(.value(proposed.value))
  }

  /// A moment whose parts are said on both sides of marks, as one: `tomorrow evening at 8, no, at 9`. What moves a moment is
  /// counted from the one before.
  private func joined(_ sentence: Sentence, _ slot: Slot, behind marks: Range<Int>) -> JSONValue? {
    guard slot.type.isMoment, recognizer.reader.shift(sentence.rest(from: marks.upperBound)) == nil
    else { return nil }
    return typedValue(sentence, slot)
  }

  /// What is said in place of an answer, with what that said besides: `200 euros, no, 300`.
  ///
  /// - Parameter isShift: Whether the answer only moves what was there before, `a day later`, which then counts.
  private func completed(
    _ said: Sentence, _ slot: Slot, behind first: SessionAnswer, shifting isShift: Bool,
    at turn: SessionTurn, _ read: (String) -> Reading
  ) -> Reading {
    guard case .value(let old) = first, let name = slot.parameterName else {
      return read(said.text)
    }
    var reader = self
    if !isShift { reader.given[name] = old }
    let value =
      reader.amount(said, slot)
      ?? reader.shift(in: said, of: slot).flatMap { reader.shifted(slot, by: $0) }
    return value.map { .answer(.value($0)) }
      ?? reader.completed(read(said.text), of: said.text, to: turn, isOfEnd: true)
  }

  /// Whether what stands before marks only moves a moment.
  private func isShift(_ marks: Range<Int>, in sentence: Sentence) -> Bool {
    recognizer.reader.shift(Sentence(sentence.text(0..<marks.lowerBound))) != nil
  }

  /// A value that is said in place of another one where nothing is asked but whether to go on: `sunday, no, monday`.
  private func secondChange(in sentence: Sentence) -> Reading? {
    guard let (marks, isExplicit) = secondThoughtMarks(in: sentence, evenRefusing: true),
      isExplicit || isSetOff(marks.lowerBound, in: sentence),
      case .answer(.change(let name, let old), ignored: [], _)? = change(
        Sentence(sentence.text(0..<marks.lowerBound))),
      let slot = slot(name), slot.isTyped
    else { return nil }
    if let joined = joined(sentence, slot, behind: marks) {
      return .answer(.change(parameter: name, value: joined))
    }
    var reader = self
    if !isShift(marks, in: sentence) { reader.given[name] = old }
    let rest = sentence.rest(from: marks.upperBound)
    guard let value = reader.bareChanges(rest, of: [name]).first?.value else { return nil }
    return reader.completed(
      .answer(.change(parameter: name, value: value)), of: rest.text, to: .confirm(prompt: ""),
      isOfEnd: true)
  }

  /// What takes something out and then something else, of which nobody knows what is meant: `remove milk, no, eggs`.
  private func secondRemoval(in sentence: Sentence) -> Reading? {
    guard let (marks, isExplicit) = secondThoughtMarks(in: sentence, evenRefusing: false),
      isExplicit || isSetOff(marks.lowerBound, in: sentence)
    else { return nil }
    let before = Sentence(sentence.text(0..<marks.lowerBound))
    return beginsWithRemoval(before, outside: []) ? .notMeant : nil
  }
}
