import IntentRuntime

/// What changes a list that was given: `also eggs`, `without the milk`.
extension AnswerReader {
  /// What an answer adds to a list, takes out of it, or names in place of what it denies: `not Coco, Little Bobo`.
  func listChange(_ sentence: Sentence) -> Reading? {
    // 'Don't forget the milk' denies nothing.
    let adds = recognizer.rules.dialogue.additions.match(sentence.words, at: 0) != nil
    if !adds, let denial = denial(sentence, besides: ""),
      denial.value != .null || slot(denial.parameter)?.isArray == true
    {
      return .answer(denial.answer)
    }
    if let addition = addition(sentence, besides: "") { return .answer(addition.answer) }
    guard let rest = added(sentence) else { return nil }
    let lists = given.keys.sorted().compactMap(slot).filter(\.isTextList)
    guard lists.count == 1, let name = lists[0].parameterName, isText(rest),
      let change = change(of: name, adding: texts(rest, lists[0]))
    else { return nil }
    // 'Add eggs' is a request as well, for the same.
    let request = recognizer.recognize(sentence.text, names: names).first?.request
    let isSame = request?.intent == intent.description.name
    return .answer(
      change.answer, cost: isSame ? 0 : rest.words.count * Int(MatchCost.textWord))
  }

  /// Another list in place of the one that was given: `make it eggs`.
  func otherList(_ sentence: Sentence) -> Reading? {
    let lists = given.keys.sorted().compactMap(slot).filter(\.isTextList)
    guard lists.count == 1, let name = lists[0].parameterName,
      let said = corrected(sentence).first(where: { $0.isExplicit && !$0.isCut })?.sentence,
      isText(said), let texts = texts(said, lists[0])
    else { return nil }
    return .answer(
      .change(parameter: name, value: texts), cost: said.words.count * Int(MatchCost.textWord))
  }

  /// Whether words may stand in a list: they say something, and nothing to the assistant, nor are they a request.
  func isText(_ sentence: Sentence) -> Bool {
    saysSomething(sentence.words.indices, in: sentence)
      && recognizer.rules.spoken.functionWords.match(sentence.words, at: 0) == nil
      && !pointsAtSomething(sentence)
      && !beginsWithCommand(sentence)
      && !negates(sentence, outside: [])
      && recognizer.recognize(sentence.text, names: names).isEmpty
  }

  /// Whether a sentence says `that` of something; without spaces nothing else is said then, 「それ」.
  private func pointsAtSomething(_ sentence: Sentence) -> Bool {
    let (pointers, words) = (recognizer.rules.spoken.pointers, sentence.words)
    guard !recognizer.rules.numbers.isUnspaced else { return pointers.meaning(of: sentence) != nil }
    return words.indices.contains { pointers.match(words, at: $0) != nil }
  }

  /// Whether a command begins a sentence; without spaces one syllable, `어`, may be the beginning of any word.
  private func beginsWithCommand(_ sentence: Sentence) -> Bool {
    guard let end = recognizer.rules.commands.match(sentence.words, at: 0)?.end else {
      return false
    }
    return SentenceJunctions(sentence: sentence, shared: recognizer.shared).isWhole(0..<end)
  }

  /// Somebody who is known besides those who were named, `and Little Bobo too`, or one more of what there is to choose.
  ///
  /// - Parameter asked: The parameter that is asked for.
  func addition(_ sentence: Sentence, besides asked: String) -> Change? {
    guard sentence.words.count <= Self.mostWordsOfAddition, let rest = added(sentence) else {
      return nil
    }
    let changes = given.keys.sorted().filter { $0 != asked }.compactMap { name -> Change? in
      guard let slot = slot(name), slot.isArray else { return nil }
      if slot.isClosed { return change(of: name, adding: closedValues(rest, slot)) }
      return change(of: name, adding: knownNames(in: rest, slot))
    }
    return changes.count == 1 ? changes[0] : nil
  }

  /// The names that words are and nothing else, `Coco and Bobo Jr.`, where all of them are known.
  func knownNames(in sentence: Sentence, _ slot: Slot) -> JSONValue? {
    guard slot.isNamed else { return nil }
    let parts = recognizer.writer.parts(
      of: sentence.words.indices, in: sentence, ofNames: true, isKnown: true)
    let names = parts.map { bareValue(Sentence(sentence.text($0)), slot) }
    guard !names.isEmpty, names.allSatisfy({ $0 != nil }) else { return nil }
    return .array(names.compactMap(\.self).flatMap(\.elements))
  }

  /// The values of a list of which there are only some, where words are these and nothing else.
  func closedValues(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    guard slot.isClosed,
      case .answer(.value(let value), ignored: [], _) = typedReading(sentence, slot, isArray: true)
    else { return nil }
    return .array(value.elements)
  }

  private func change(of name: String, adding value: JSONValue?) -> Change? {
    guard let value, let present = given[name], present != .null else { return nil }
    let added = new(value.elements, beside: present.elements)
    return Change(parameter: name, value: .array((present.elements + added).once))
  }

  /// Values that others are not yet: what is known under an identifier is no other where it is only called the same.
  func new(_ values: [JSONValue], beside others: [JSONValue]) -> [JSONValue] {
    let known = Set(others.map(bareWords))
    return values.once.filter { !known.contains(bareWords($0)) }
  }

  /// What a value is called, without an article before it: 'the milk' is no other than 'milk'.
  private func bareWords(_ value: JSONValue) -> [[UInt64]] {
    value.spokenTexts.map { text in
      let words = Sentence(text).words
      let start = recognizer.rules.articles.match(words, at: 0)?.end ?? 0
      return words.dropFirst(start < words.count ? start : 0).map(\.hash)
    }
  }

  /// What a sentence adds, without what says so; none where nothing does.
  func added(_ sentence: Sentence) -> Sentence? {
    let inseparable = recognizer.rules.dialogue.inseparable
    guard inseparable.match(sentence.words, at: 0)?.end != sentence.words.count else { return nil }
    if let addition = addition(in: sentence) { return addition }
    // `아마도` begins with no interjection.
    guard inseparable.match(sentence.words, at: 0) == nil else { return nil }
    return addition(in: recognizer.rules.withoutCourtesy(sentence))
  }

  private func addition(in sentence: Sentence) -> Sentence? {
    let (dialogue, words) = (recognizer.rules.dialogue, sentence.words)
    var (start, adds) = (0, false)
    while true {
      let mark = [
        dialogue.additions.match(words, at: start)?.end,
        recognizer.shared.joints.match(words, at: start)?.end,
      ].compactMap(\.self).max()
      guard let end = mark ?? endOfInterjection(start, in: sentence) else { break }
      (start, adds) = (end, adds || mark != nil)
    }
    let end =
      words.indices.dropFirst(start + 1)
      .first { isAdditionEnding($0, in: sentence) } ?? words.count
    guard start < end, adds || end < words.count else { return nil }
    return Sentence(sentence.text(start..<end))
  }

  /// The word behind one that somebody says first, `oh`; without spaces it may be the beginning of another, `아이스크림도`.
  private func endOfInterjection(_ start: Int, in sentence: Sentence) -> Int? {
    let end = recognizer.rules.dialogue.interjections.match(sentence.words, at: start)?.end
    guard let end, recognizer.rules.numbers.isUnspaced else { return end }
    let junctions = SentenceJunctions(sentence: sentence, shared: recognizer.shared)
    return junctions.isWhole(start..<end) ? end : nil
  }

  /// Whether what says that something is added stands at a word and goes to the end: 「も」 of 「牛乳も」, and not of 「どうも」.
  private func isAdditionEnding(_ index: Int, in sentence: Sentence) -> Bool {
    let (dialogue, words) = (recognizer.rules.dialogue, sentence.words)
    guard dialogue.additionEndings.match(words, at: index)?.end == words.count else { return false }
    func isInseparable(_ ends: ClosedRange<Int>) -> Bool {
      (0..<index).contains { start in
        ends.contains { dialogue.inseparable.match(words, at: start, before: $0)?.end == $0 }
      }
    }
    // 「いも」 is such a word, and in 「いもも」 it is added; of 「どうもお願いします」 it is 「どうも」.
    return !isInseparable(index + 1...words.count) || isInseparable(index...index)
  }

  /// The texts of a list, one for each part of what is said.
  func texts(_ sentence: Sentence, _ slot: Slot) -> JSONValue? {
    guard slot.isTextList, !sentence.words.isEmpty else { return nil }
    return .array(listedTexts(sentence).map { recognizer.writer.value($0, nil, slot) })
  }

  /// The texts of a list, without what somebody says while they think, or says to be polite: `well, milk please`.
  func listedTexts(_ sentence: Sentence) -> [String] {
    let parts = recognizer.writer.parts(of: sentence.words.indices, in: sentence)
    let told = behindThought(parts, in: sentence)
    // 'Milk and bread, please' are two.
    let texts = told.compactMap { listed($0, in: sentence) }
    return (texts.isEmpty ? told : texts).map(sentence.text)
  }

  /// The parts of a list without those before it that are said while somebody thinks: `well, milk`.
  func behindThought(_ parts: [Range<Int>], in sentence: Sentence) -> [Range<Int>] {
    let thoughts = recognizer.rules.dialogue.thoughts
    let told = parts.drop { part in
      listed(part, in: sentence) == nil || isAnswer(part, in: sentence)
        || thoughts.match(sentence.words, at: part.lowerBound)?.end == part.upperBound
    }
    return told.isEmpty ? parts : Array(told)
  }

  /// Whether a part of what is said is a yes or a no, before the answer itself: `no, brakes`.
  func isAnswer(_ part: Range<Int>, in sentence: Sentence) -> Bool {
    switch recognizer.rules.command(in: Sentence(sentence.text(part)))?.command {
    case .yes, .no: true
    default: false
    }
  }

  /// The same of one text.
  func listedText(_ sentence: Sentence) -> String {
    let words = listed(sentence.words.indices, in: sentence)
    return sentence.text(words ?? sentence.words.indices)
  }

  private func listed(_ part: Range<Int>, in sentence: Sentence) -> Range<Int>? {
    let rules = recognizer.rules
    return trimmed(
      part, in: sentence,
      of: [rules.spoken.fillers, rules.spoken.courtesies, rules.dialogue.interjections])
  }

  /// More words than anybody says to change a list.
  static let mostWordsOfAddition = 40
}

extension Slot {
  /// Whether its values are names of somebody or something.
  var isNamed: Bool { if case .name = type { true } else { false } }

  /// Whether it takes several texts, or names that no vocabulary has.
  var isTextList: Bool {
    guard isArray else { return false }
    if case .name(let kinds, _) = type { return kinds.isEmpty && names.entries.isEmpty }
    return takesText
  }

  /// Whether it takes one value of those that are read or named, rather than any name or text.
  var isTyped: Bool {
    switch type {
    case .name, .text, .place, .unspeakable: false
    default: !isArray
    }
  }
}

extension [JSONValue] {
  /// The values in their order, each of them once.
  var once: [JSONValue] {
    // Few are compared sooner than they are hashed.
    guard count > 8 else {
      return reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    var seen = Set<JSONValue>(minimumCapacity: count)
    return filter { seen.insert($0).inserted }
  }
}

extension JSONValue {
  /// One value by itself, several as an array.
  static func several(_ values: [JSONValue]) -> JSONValue {
    values.count == 1 ? values[0] : .array(values)
  }
}
