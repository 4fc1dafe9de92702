import IntentRuntime

extension AnswerReader {
  /// One name or several, with what they are known as.
  func nameReading(_ said: Sentence, _ slot: Slot, isArray: Bool) -> Reading {
    let tables = tables(of: slot)
    var sentence =
      knownName(said, tables) == nil
      ? withoutCourtesyBefore(withoutCourtesyBehind(said)) : said
    for _ in 0..<ValueReader.mostCorrections {
      if knownName(sentence, tables) != nil { break }
      guard let rest = behindRefusal(sentence) else { break }
      sentence = rest
    }
    if decline(in: sentence, at: 0) != nil { return .notMeant }
    if let whole = knownName(sentence, tables) {
      return .answer(.value(recognizer.writer.value(whole.phrase, .name(whole), slot)))
    }
    // Who is named and not meant is not taken.
    if saysOtherwise(sentence, outside: places(of: tables, in: sentence)),
      longestPart(in: sentence, tables) != nil
    {
      return .notMeant
    }
    // Of whoever is not known it is plain that they are not meant, too.
    if let end = negation(in: sentence, at: 0), end < sentence.words.count,
      longestName(in: sentence, tables) == nil
    {
      return .notMeant
    }
    let named = nameParts(of: sentence, tables)
    var parts = slot.isTextList ? behindThought(named, in: sentence) : named
    if slot.isPeople, parts.count > 1 {
      parts = parts.map { withoutLead($0, in: sentence, tables) }
    }
    if isArray, parts.dropFirst().contains(where: { isSaidToAssistant($0, in: sentence) }) {
      return .notMeant
    }
    let known = parts.map { longestName(in: Sentence(sentence.text($0)), tables) != nil }
    if slot.isPeople || slot.isPayee,
      parts.contains(where: { tellsMore(Sentence(sentence.text($0)), tables) })
    {
      return .notMeant
    }
    guard parts.count > 1, isArray else {
      if known.count(where: \.self) > 1 { return .tooMany }
      return reading(
        parts.count < named.count ? parts : [0..<sentence.words.count], of: sentence, slot)
    }
    // `My best buddy, Bobo`: a description of somebody who is named beside it, and nobody else.
    let described =
      isApposition(parts, in: sentence)
      ? zip(parts, known).filter { part, isKnown in
        !isKnown && known.contains(true) && isDescription(part, in: sentence)
      }.map(\.0) : []
    return reading(
      parts.filter { !described.contains($0) }, of: sentence, slot, besides: described)
  }

  /// The name of somebody without what leads to it: `to Coco` of `to Coco and Little Bobo`.
  private func withoutLead(_ part: Range<Int>, in sentence: Sentence, _ tables: [NameTable])
    -> Range<Int>
  {
    let marks = recognizer.rules.spoken.personMarks
    guard !recognizer.rules.numbers.isUnspaced,
      let end = marks.match(sentence.words, at: part.lowerBound)?.end, end < part.upperBound,
      knownName(Sentence(sentence.text(part)), tables) == nil
    else { return part }
    return end..<part.upperBound
  }

  /// Whether somebody who is known is named, and more is said than who that is: `Coco's mom`, `the mom of Coco`, `Coco that I'm
  /// late`, not `Coco, my best buddy`.
  private func tellsMore(_ sentence: Sentence, _ tables: [NameTable]) -> Bool {
    guard !recognizer.rules.numbers.isUnspaced,
      let name = longestName(in: sentence, tables)?.words
    else { return false }
    // Whoever belongs to somebody is somebody else.
    if let mark = recognizer.rules.spoken.ownerMarks.match(
      sentence.words, endingAt: name.lowerBound), mark.start > 0
    {
      return true
    }
    if isLedByMore(name.lowerBound, in: sentence) { return true }
    guard
      let rest = trimmed(
        name.upperBound..<sentence.words.count, in: sentence, of: [recognizer.rules.spoken.adverbs]
      ).flatMap({ trimmed($0, in: sentence) })
    else { return false }
    return SentenceJunctions(sentence: sentence, shared: recognizer.shared)
      .isPossessive(name.upperBound)
      || !isSetOff(rest.lowerBound, in: sentence) && !isDescription(rest, in: sentence)
  }

  /// Whether more stands before somebody's name than what leads to it, or who that is: `who is Coco`, neither `my friend Coco` nor
  /// `send it to Coco`.
  private func isLedByMore(_ name: Int, in sentence: Sentence) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    let leads = [rules.spoken.personMarks, rules.dialogue.leadIns]
    guard !isSetOff(name, in: sentence),
      let led = trimmed(0..<name, in: sentence, of: leads).flatMap({ trimmed($0, in: sentence) })
    else { return false }
    let isRequest =
      rules.spoken.requestVerbs.match(words, at: led.lowerBound) != nil
      && rules.spoken.personMarks.match(words, endingAt: name) != nil
    return !isRequest && !isDescription(0..<name, in: sentence)
      && !isDescription(led, in: sentence)
  }

  /// Whether two parts of a sentence may be the same one, called in two ways: a mark alone stands between them, and no
  /// word that joins.
  func isApposition(_ parts: [Range<Int>], in sentence: Sentence) -> Bool {
    guard parts.count == 2 else { return false }
    return parts[0].upperBound == parts[1].lowerBound
      && sentence.hasMark(before: parts[1].lowerBound)
  }

  /// What stands behind a no to what was asked, `no, Coco`, or the mark of a correction, `I said Coco`; none where
  /// neither is there.
  private func behindRefusal(_ sentence: Sentence) -> Sentence? {
    let (rules, words) = (recognizer.rules, sentence.words)
    let correction = rules.corrections.match(words, at: 0)
    var end = correction?.end ?? 0
    if let found = rules.commands.match(words, at: 0),
      found.meaning == .no || found.meaning == .neither
    {
      end = max(end, found.end)
    }
    let isCertain = correction?.meaning == true && correction?.end == end
    guard end > 0, end < words.count, isCertain || sentence.hasMark(before: end) else { return nil }
    return sentence.rest(from: end)
  }

  /// - Parameter described: The parts that only describe who is named.
  private func reading(
    _ parts: [Range<Int>],
    of sentence: Sentence,
    _ slot: Slot,
    besides described: [Range<Int>] = []
  ) -> Reading {
    // Who is named twice is looked up once.
    var known: [String: Named] = [:]
    let found = parts.map { part in
      let text = sentence.text(part)
      let name = known[text] ?? named(Sentence(text), slot)
      known[text] = name
      return name
    }
    let words = described.reduce(0) { $0 + wordCount(of: $1, in: sentence) }
    return .answer(
      .value(.several(found.map(\.value).once)), ignored: found.flatMap(\.ignored),
      cost: found.reduce(words * Int(MatchCost.unknown)) { $0 + $1.cost })
  }

  /// A name as a value, what was said besides, and what it costs to leave that out.
  typealias Named = (value: JSONValue, ignored: [String], cost: Int)

  /// A name: one that is known where the answer is it, or has it in it; else what was said.
  func named(_ sentence: Sentence, _ slot: Slot) -> Named {
    let text = answerText(sentence)
    let writer = recognizer.writer
    let kept = slot.isTextList ? Sentence(listedText(sentence)) : sentence
    let asSaid = (
      writer.value(answerText(kept, isKept: true), nil, slot), [String](),
      Sentence(text).words.count * Int(MatchCost.unknown)
    )
    guard case .name = slot.type else { return asSaid }
    let tables = tables(of: slot)
    if let whole = knownName(sentence, tables) {
      return (writer.value(text, .name(whole), slot), [], 0)
    }
    let name = longestName(in: sentence, tables)
    let part = name == nil ? longestPart(in: sentence, tables) : nil
    // Where it has no name in it, all names need not be compared with it.
    guard name != nil || part != nil else { return asSaid }
    // Nearly a name: the app asks whether it is the one.
    guard tables.allSatisfy({ $0.nearest(to: text, limit: 1).isEmpty }) else { return asSaid }
    if let name {
      let rest = leftover(of: sentence, around: [name.words])
      let value = writer.value(text, .name(name.entry), slot)
      return (value, rest.texts, rest.words * Int(MatchCost.unknown))
    }
    if let part {
      let rest = leftover(of: sentence, around: [part])
      let value = writer.value(sentence.text(part), nil, slot)
      return (value, rest.texts, rest.words * Int(MatchCost.unknown))
    }
    return asSaid
  }

  /// The names that a slot's values may have.
  func tables(of slot: Slot) -> [NameTable] {
    guard case .name(let kinds, _) = slot.type else { return [slot.names] }
    return [slot.names] + kinds.compactMap { names[$0] }
  }

  /// The known name that is all of an answer.
  func knownName(_ sentence: Sentence, _ tables: [NameTable]) -> NameTable.Entry? {
    let spoken = Sentence(answerText(sentence))
    guard let name = longestName(in: spoken, tables), name.words.count == spoken.words.count else {
      return nil
    }
    return name.entry
  }

  /// The parts of an answer with several names; a name with a word such as 'and' in it stays whole.
  private func nameParts(of sentence: Sentence, _ tables: [NameTable]) -> [Range<Int>] {
    // Without spaces between words the syllable for 'and' may be one of an unknown name.
    let whole = 0..<sentence.words.count
    let known = joined(
      recognizer.writer.parts(of: whole, in: sentence, ofNames: true, isKnown: true), in: sentence,
      tables)
    guard recognizer.rules.numbers.isUnspaced else { return known }
    if known.allSatisfy({ knownName(Sentence(sentence.text($0)), tables) != nil }) { return known }
    return joined(
      recognizer.writer.parts(of: whole, in: sentence, ofNames: true), in: sentence, tables)
  }

  /// The parts of an answer, of which those are one that together are a known name.
  private func joined(_ all: [Range<Int>], in sentence: Sentence, _ tables: [NameTable])
    -> [Range<Int>]
  {
    let longest = (tables.map(\.longest).max() ?? 0) + Self.mostWordsBesideName
    var parts: [Range<Int>] = []
    var index = 0
    while index < all.count {
      let start = all[index].lowerBound
      let near = all.indices[(index + 1)...].prefix { all[$0].upperBound - start <= longest }
      let end = near.last { end in
        knownName(Sentence(sentence.text(start..<all[end].upperBound)), tables) != nil
      }
      parts.append(start..<all[end ?? index].upperBound)
      index = (end ?? index) + 1
    }
    return parts
  }

  /// The most words that are said beside a name and are no part of it, `to my friend`.
  private static let mostWordsBesideName = 6

  /// The longest known name in a sentence, and where it stands.
  func longestName(in sentence: Sentence, _ tables: [NameTable])
    -> (words: Range<Int>, entry: NameTable.Entry)?
  {
    var best: (words: Range<Int>, entry: NameTable.Entry)?
    for table in tables {
      for start in sentence.words.indices {
        table.spans(in: sentence.words, from: start) { end, fit, entry in
          guard fit == .whole, end - start > (best?.words.count ?? 0) else { return }
          best = (start..<end, table.entries[entry])
        }
      }
    }
    return best
  }

  /// The longest part of a name that a sentence has in it.
  private func longestPart(in sentence: Sentence, _ tables: [NameTable]) -> Range<Int>? {
    var best: Range<Int>?
    for table in tables {
      for start in sentence.words.indices {
        table.spans(in: sentence.words, from: start) { end, fit, _ in
          // An article is a part of many names, and names nobody.
          guard end - start > (best?.count ?? 0), saysSomething(start..<end, in: sentence) else {
            return
          }
          best = start..<end
        }
      }
    }
    return best
  }
}
