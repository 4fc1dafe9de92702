import IntentRuntime

/// What says that a value which was given is not meant: `not Coco`, `not Coco, Little Bobo`.
extension AnswerReader {
  /// The other value for a parameter whose value a sentence denies; none for it, `null`, where no other
  /// is named.
  ///
  /// It denies a name that a parameter has, and says nothing else but which one is meant.
  ///
  /// - Parameter asked: The parameter that is asked for.
  func denial(_ sentence: Sentence, besides asked: String) -> Change? {
    guard sentence.words.count <= Self.mostWordsOfDenial, deniesPlainly(sentence) else {
      return nil
    }
    let changes = given.keys.sorted().filter { $0 != asked }
      .compactMap { change(of: $0, deniedIn: sentence) }
      // Of a list of which nothing is to be deleted any more, not all is.
      .filter { !intent.isRemoving || $0.value != .null }
    return changes.count == 1 ? changes.first : nil
  }

  private func change(of name: String, deniedIn sentence: Sentence) -> Change? {
    guard let slot = slot(name), let value = given[name],
      slot.isNamed || slot.isTextList || slot.isPayee || slot.isArray && slot.isClosed
    else { return nil }
    func change(_ values: [JSONValue]) -> Change {
      Change(parameter: name, value: values.isEmpty ? .null : .array(values))
    }
    if let left = left(of: value.elements, slot, in: sentence) { return change(left) }
    guard let (said, denial) = denied(of: value.elements, slot, in: sentence) else { return nil }
    let others = value.elements.filter { $0 != said }
    guard let rest = denial.rest else { return change(others) }
    guard let other = other(in: rest, besides: denial, slot) else { return nil }
    guard slot.isArray else { return Change(parameter: name, value: other) }
    return Change(parameter: name, value: .array(others + new(other.elements, beside: others)))
  }

  /// What is meant in place of what is denied: it is somebody or something that is known, or is marked as that.
  private func other(in rest: Sentence, besides denial: Denial, _ slot: Slot) -> JSONValue? {
    guard denial.isMarked || !denial.isRemoval else { return nil }
    if let other = bareValue(rest, slot) { return other }
    guard denial.isMarked else { return nil }
    return slot.isPayee
      ? payee(in: rest, besides: denial, slot) : isText(rest) ? texts(rest, slot) : nil
  }

  /// Somebody whom nothing knows, who is paid in place of whoever is denied: behind what leads to them, `to Zelda`, with capital
  /// letters, or before their particle, 「ゼルダに」.
  private func payee(in rest: Sentence, besides denial: Denial, _ slot: Slot) -> JSONValue? {
    let (rules, words) = (recognizer.rules, rest.words)
    let spoken = rules.spoken
    let lead = spoken.personMarks.match(words, at: 0)?.end
    let mark = spoken.recipientMarks.match(words, endingAt: words.count)?.start
    // 'To Zelda instead'
    let instead = rules.dialogue.correctionEndings.match(words, endingAt: words.count)?.start
    let (start, end) = (lead ?? 0, mark ?? instead ?? words.count)
    guard start < end, spoken.purposeMarks.match(words, at: 0) == nil,
      !isIdiom(rest, behind: denial.lead)
    else { return nil }
    let name = Sentence(rest.text(start..<end))
    let isNamed =
      rules.numbers.isUnspaced
      ? name.isOfForeignScript && (mark != nil || !name.text.contains { $0.isHangul })
        // '나에게' is to oneself.
        && name.text.trimmingSpaces.count > 1
      : denial.lead != nil || lead != nil || !denial.lacksLead && isStranger(name, in: name)
        || spoken.capitalizesNouns && name.isCapitalized(0)
    let said = [
      spoken.functionWords, spoken.pointers, rules.articles, rules.dialogue.negations,
      rules.dialogue.interjections, rules.dialogue.exclamations, spoken.hesitations,
    ]
    let isName = name.words.indices.allSatisfy { index in
      !said.contains { $0.match(name.words, at: index) != nil }
        && recognizer.reader.number(name, index) == nil
        && recognizer.reader.moments(name, index).isEmpty
    }
    // 'To pay Zelda'
    let isRequest = name.words.first.map { recognizer.sentences.begins(with: $0.hash) } ?? true
    guard isNamed, isName, rules.numbers.isUnspaced || !isRequest,
      name.words.count <= Self.mostWordsOfPayee,
      rules.verdict(in: name) == nil,
      rules.dialogue.textRefusals.others.match(name.words, at: 0) == nil
    else { return nil }
    return recognizer.writer.value(name.text.trimmingSpaces, nil, slot)
  }

  /// Whether words are no name with what leads to them, `to nobody`, `do jutra`.
  private func isIdiom(_ rest: Sentence, behind lead: String?) -> Bool {
    let said = Sentence([lead, rest.text].compactMap(\.self).joined(separator: " "))
    let start = recognizer.rules.spoken.personMarks.match(said.words, at: 0)?.end ?? 0
    return SentenceJunctions(sentence: said, shared: recognizer.shared)
      .isIdiom(endingAt: said.words.count, around: start)
  }

  /// More words, or letters of a script without spaces, than most names have.
  private static let mostWordsOfPayee = 8

  /// What is asked about where free text denies a value that was given.
  func deniedValue(_ sentence: Sentence, of question: ParameterQuestion) -> Reading? {
    guard let denial = denial(sentence, besides: question.parameter),
      case .answer(let asSaid, _, _) = value(sentence, of: question)
    else { return nil }
    return .ambiguous(asSaid, orElse: .answer(denial.answer))
  }

  /// What is left of values of which a sentence denies several at once: `without milk and bread`, `no milk and no bread`.
  private func left(of values: [JSONValue], _ slot: Slot, in sentence: Sentence) -> [JSONValue]? {
    guard values.count > 1, let end = endOfDenial(startOfDenial(in: sentence), in: sentence),
      (end..<sentence.words.count).dropFirst().allSatisfy({
        !sentence.hasMark(before: $0) || endOfDenial($0, in: sentence) != nil
      })
    else { return nil }
    let parts = recognizer.writer.parts(of: end..<sentence.words.count, in: sentence)
    guard parts.count > 1 else { return nil }
    let denied = parts.map { part -> JSONValue? in
      let start = min(endOfDenial(part.lowerBound, in: sentence) ?? 0, part.upperBound)
      guard let name = trimmed(max(start, part.lowerBound)..<part.upperBound, in: sentence) else {
        return nil
      }
      return value(of: values, slot, named: sentence.text(name))
    }
    guard denied.allSatisfy({ $0 != nil }) else { return nil }
    return values.filter { !denied.contains($0) }
  }

  /// The one of some values that is called so; where none is, the only one that is the same word with another ending.
  func value(of values: [JSONValue], _ slot: Slot, named name: String) -> JSONValue? {
    let words = Sentence(name).words.map(\.hash)
    let exact = values.first { value in
      spokenNames(of: value, slot).contains { Sentence($0).words.map(\.hash) == words }
    }
    if let exact { return exact }
    // A person of nearly that name is another one.
    guard !slot.isNamed || slot.isTextList else { return nil }
    let near = values.filter { value in
      spokenNames(of: value, slot).contains { recognizer.rules.nameSame($0, name) }
    }
    return near.count == 1 ? near.first : nil
  }

  /// Where a sentence may begin to deny something, behind marks of a correction and what only leads to it: `no, no milk`.
  func startOfDenial(in sentence: Sentence) -> Int {
    ([0, startOfMarks(in: sentence)] + correctionMarks(in: sentence).reversed().map(\.end))
      .first { endOfDenial($0, in: sentence) != nil } ?? 0
  }

  /// All that people may call a value.
  private func spokenNames(of value: JSONValue, _ slot: Slot) -> [String] {
    guard slot.isClosed else { return value.spokenTexts }
    return slot.names.entries.filter { recognizer.writer.value("", .name($0), slot) == value }
      .map(\.phrase)
  }

  /// The word behind one that denies or takes out what stands behind it, `not`, `remove`, and is no mark of a correction:
  /// `no, a Coco` is one.
  func endOfDenial(_ index: Int, in sentence: Sentence) -> Int? {
    let negation = negation(in: sentence, at: index)
    return [
      negation, removal(in: sentence, at: index),
      negation.flatMap { _ in refusal(in: sentence, at: index) },
    ].compactMap(\.self).max()
  }

  /// The word behind one that takes out what stands beside it, `remove`; asked whether to delete, `delete milk` takes nothing
  /// out, and `without milk` does.
  func removal(in sentence: Sentence, at index: Int) -> Int? {
    let dialogue = recognizer.rules.dialogue
    let isOwnVerb =
      intent.isRemoving && dialogue.choices.exceptions.match(sentence.words, at: index) == nil
    return isOwnVerb ? nil : dialogue.removals.match(sentence.words, at: index)?.end
  }

  /// Whether a sentence leaves nothing of what was to be taken away: `no, not milk`, `not all`.
  func keepsAll(_ sentence: Sentence) -> Bool {
    guard intent.isRemoving, sentence.words.count <= Self.mostWordsOfDenial, deniesPlainly(sentence)
    else {
      return false
    }
    let all = endOfDenial(startOfDenial(in: sentence), in: sentence).map { sentence.rest(from: $0) }
    return all.map { recognizer.rules.dialogue.choices.all.meaning(of: $0) != nil } ?? false
      || given.keys.contains { change(of: $0, deniedIn: sentence)?.value == .null }
  }

  /// What a sentence denies of a value.
  private struct Denial {
    /// What is said besides; none where nothing is.
    var rest: Sentence?
    /// Whether it says of what is said besides that this is meant in place of the value.
    var isMarked = false
    /// Whether it only takes the value out, as `without` does.
    var isRemoval = false
    /// What leads to somebody before what is said besides, `to`.
    var lead: String?
    /// Whether what is said besides would have it, were it somebody: `Mince, pas à Coco` names nobody.
    var lacksLead = false
  }

  /// The value that a sentence denies, by its own name where one is said, else by one with another ending, `bez chleba`;
  /// none where several may be meant.
  private func denied(of values: [JSONValue], _ slot: Slot, in sentence: Sentence)
    -> (value: JSONValue, denial: Denial)?
  {
    let exact = values.compactMap { value in
      denial(of: spokenNames(of: value, slot), in: sentence).map { (value, $0) }
    }
    // 'No rye bread' says nothing besides of 'rye bread', and 'rye' besides of 'bread'.
    let whole = exact.filter { $0.1.rest == nil }
    guard exact.isEmpty else {
      return whole.count == 1 ? whole.first : exact.count == 1 ? exact.first : nil
    }
    let near = sentence.words.indices.compactMap { index -> (JSONValue, Denial)? in
      let word = sentence.text(index..<index + 1)
      guard let value = value(of: values, slot, named: word),
        let denial = denial(of: [word], in: sentence)
      else { return nil }
      return (value, denial)
    }
    return near.count == 1 ? near.first : nil
  }

  /// Whether a sentence denies something of one of these names, and says nothing else: `without gift wrap`.
  func denies(_ names: [String], in sentence: Sentence) -> Bool {
    denial(of: names, in: sentence).map { $0.rest == nil } ?? false
  }

  /// What a sentence denies of the value with some names; none where it does not, or says something on both sides of it.
  private func denial(of names: [String], in sentence: Sentence) -> Denial? {
    var table = NameTable()
    for text in names { table.add(text, identifier: nil, display: text) }
    for start in sentence.words.indices {
      var end: Int?
      table.spans(in: sentence.words, from: start) { found, fit, _ in
        if fit == .whole { end = max(end ?? found, found) }
      }
      guard let end, let range = denial(of: start..<end, in: sentence) else { continue }
      if let denial = denial(range, of: start..<end, in: sentence) { return denial }
    }
    return nil
  }

  /// Whether a sentence denies what some words of it say, and says nothing else.
  func deniesAll(of name: Range<Int>, in sentence: Sentence) -> Bool {
    guard let range = denial(of: name, in: sentence),
      let denial = denial(range, of: name, in: sentence)
    else { return false }
    return denial.rest == nil
  }

  /// What is said on one side of words that deny a name.
  private func denial(_ range: Range<Int>, of name: Range<Int>, in sentence: Sentence) -> Denial? {
    let (before, behind) = (0..<range.lowerBound, range.upperBound..<sentence.words.count)
    var denial = Denial(isRemoval: removes(range, in: sentence))
    let isVerb = denial.isRemoval && !hasNegation(range, in: sentence)
    let sides = [before, behind].filter { told($0, in: sentence, isVerb: isVerb) != nil }
    guard let side = sides.first else { return denial }
    // Of 'without milk and eggs', or 'no milk, no eggs', nobody knows what is with the rest.
    guard sides.count == 1, let rest = told(side, in: sentence, isVerb: isVerb),
      !isJoined(side, to: range, of: name, in: sentence),
      !rest.contains(where: { endOfDenial($0, in: sentence) != nil })
    else { return nil }
    denial.rest = Sentence(sentence.text(rest))
    let spoken = recognizer.rules.spoken
    if let lead = spoken.personMarks.match(sentence.words, endingAt: rest.lowerBound),
      spoken.purposeMarks.match(sentence.words, endingAt: rest.lowerBound) == nil
    {
      denial.lead = sentence.text(lead.start..<rest.lowerBound)
    }
    denial.lacksLead =
      side == before && denial.lead == nil
      && spoken.personMarks.match(sentence.words, endingAt: name.lowerBound) != nil
    denial.isMarked =
      isContrasted(side, in: sentence)
      || range.contains {
        recognizer.rules.dialogue.replacements.match(sentence.words, at: $0) != nil
      }
      || !denial.isRemoval
        && isSetOff(side == before ? range.lowerBound : range.upperBound, in: sentence)
    return denial
  }

  /// The words that deny a name, with it and what belongs to it: `not to Coco`, 「Cocoにじゃなくて」.
  private func denial(of name: Range<Int>, in sentence: Sentence) -> Range<Int>? {
    let words = sentence.words
    // The longest, 'we don't need' rather than 'don't need'.
    let before = (0..<name.lowerBound).first { start in
      guard let end = endOfDenial(start, in: sentence) else { return false }
      return end <= name.lowerBound && isBeside(name, end..<name.lowerBound, in: sentence)
    }
    if let before { return before..<name.upperBound }
    let behind = (name.upperBound..<words.count).first { start in
      denier(start, in: sentence) != nil
        && isBeside(name, name.upperBound..<start, in: sentence)
    }
    guard let behind, let end = denier(behind, in: sentence) else { return nil }
    let marks = correctionMarks(in: sentence).first { $0.end <= name.lowerBound }
    let start = ((marks?.end ?? 0)...name.lowerBound).first {
      isBeside(name, $0..<name.lowerBound, in: sentence)
    }
    return (start ?? name.lowerBound)..<end
  }

  /// The word behind one that denies the name before it: `Coco no`, 「Cocoは違う」; not `not` of `mom not Coco`, which denies
  /// what is behind it.
  private func denier(_ index: Int, in sentence: Sentence) -> Int? {
    let dialogue = recognizer.rules.dialogue
    let command = dialogue.commands.match(sentence.words, at: index)
    let negation = dialogue.negations.match(sentence.words, at: index)?.end
    let isOfNext =
      !recognizer.rules.numbers.isUnspaced
      && negation.map { $0 < sentence.words.count && !sentence.hasMark(before: $0) } ?? false
    let ends = [
      isOfNext ? nil : negation,
      removal(in: sentence, at: index),
      dialogue.removalEndings.match(sentence.words, at: index)?.end,
      command?.meaning == .no && !isOfNext ? command?.end : nil,
    ]
    return ends.compactMap(\.self).max()
  }

  /// Whether some words between a name and what denies it belong to the name: `to`, `에게`.
  private func isBeside(_ name: Range<Int>, _ words: Range<Int>, in sentence: Sentence) -> Bool {
    trimmed(words, in: sentence) == nil
      || words.lowerBound == name.upperBound
        && recognizer.rules.particles.contains(sentence.text(words))
  }

  /// What some words tell, without marks of a correction and what only leads to it; none where they tell
  /// nothing.
  ///
  /// - Parameter isVerb: Whether a verb that takes something out stands beside them.
  private func told(_ range: Range<Int>, in sentence: Sentence, isVerb: Bool) -> Range<Int>? {
    guard !range.isEmpty else { return nil }
    // What is left of 'take the milk off the list'.
    guard
      recognizer.rules.dialogue.removals.match(sentence.words, at: range.lowerBound)?.end
        != range.upperBound
    else { return nil }
    let part = Sentence(sentence.text(range))
    let contrast = recognizer.rules.dialogue.contrasts.match(part.words, at: 0)?.end
    let begin = contrast ?? correctionMarks(in: part).first?.end ?? 0
    let rest = (range.lowerBound + begin)..<range.upperBound
    // Of 'nimm die Milch raus' nothing is left.
    guard let rest = trimmed(rest, in: sentence), !rest.isEmpty,
      !isLeadIn(rest, in: sentence, isVerb: isVerb),
      // All but the milk is what is left of it.
      recognizer.rules.dialogue.choices.all.meaning(of: Sentence(sentence.text(rest))) == nil,
      ![recognizer.rules.dialogue.removals, recognizer.rules.dialogue.removingVerbs].contains(
        where: { $0.match(sentence.words, at: rest.lowerBound)?.end == rest.upperBound })
    else { return nil }
    return rest
  }

  /// Whether words are only said before others, `oh`, `so`, or before a verb, `can you`.
  private func isLeadIn(_ range: Range<Int>, in sentence: Sentence, isVerb: Bool) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    let tables =
      [rules.dialogue.thoughts, rules.dialogue.interjections]
      + (isVerb ? [rules.spoken.openings] : [])
    var start = range.lowerBound
    while start < range.upperBound,
      let end = tables.compactMap({ $0.match(words, at: start)?.end }).max()
    {
      start = end
    }
    return start == range.upperBound
  }

  /// More words than anybody says to deny a name.
  static let mostWordsOfDenial = 40
}

extension JSONValue {
  /// The values of an array; a value that is none by itself.
  var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [self] }
  }
}
