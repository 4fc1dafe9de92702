import Foundation
import IntentRuntime
import UtteranceTemplates

/// Makes values of the words of slots.
struct SlotWriter: Sendable {
  let shared: SharedRules
  var rules: LanguageRules { shared.rules }

  /// The value of a slot; none where a list has something in it that is none of the values there are.
  func value(of filling: SentenceMatcher.Filling, _ sentence: Sentence) -> JSONValue? {
    let slot = filling.slot
    let isArray = slot.isArray
    if let property = slot.property {
      let value = value(ofProperty: filling, sentence)
      let object: JSONValue = .object([
        property: slot.isPropertyArray ? .array(value.elements) : value
      ])
      return isArray ? .array([object]) : object
    }
    if case .value(let constant)? = filling.value, case .constant = slot.kind {
      let value = said(constant, before: filling.words.lowerBound, slot, sentence) ?? constant
      return isArray ? .array([value]) : value
    }
    if slot.isList || (isArray && slot.isValue && filling.isParted) {
      var values: [JSONValue] = []
      guard let parts = keptParts(of: filling, in: sentence) else { return nil }
      for words in parts {
        let name = name(of: words, slot, sentence)
        if name == nil, slot.isClosed { return nil }
        values.append(value(text(of: words, slot, sentence), name, slot))
      }
      // Who is named twice is meant once.
      if case .name = slot.type { values = values.once }
      return isArray ? .array(values) : values.first ?? .null
    }
    let text =
      slot.takesText || slot.kind == .text
      ? sentence.dictatedText(
        behindParticle(
          quoted(
            withoutCourtesy(withEnding(filling.words, in: sentence), in: sentence), in: sentence),
          in: sentence))
      : text(of: filling.words, slot, sentence)
    let value = self.value(
      withoutQuestionMark(text, of: filling, in: sentence), filling.value, slot)
    return isArray ? .array([value]) : value
  }

  /// Some words; of a number to call with the signs around it, `*67 555 1234`, `(555) 123-4567`.
  private func text(of words: Range<Int>, _ slot: Slot, _ sentence: Sentence) -> String {
    guard slot.isPerson else { return sentence.signedText(words) }
    guard let first = words.first, sentence.beginsWithDigit(first) else {
      return sentence.text(words)
    }
    let bytes = sentence.text.utf8
    let said = sentence.text(words)
    // Of `(555 1234)` both brackets are around the number, and of `(555) 123` they are in it.
    let signs = said.contains(")") ? "+*#(" : "+*#"
    let lead = bytes[..<sentence.index(atByte: Int(sentence.words[first].start))].reversed()
      .prefix { signs.utf8.contains($0) }.count
    let end = Int(sentence.words[words.upperBound - 1].end)
    let tail = bytes[sentence.index(atByte: end)...].prefix { "*#".utf8.contains($0) }.count
    return sentence.text(from: Int(sentence.words[first].start) - lead, to: end + tail)
  }

  /// A text without the mark of a request that asks for something, `can you tell Coco that I'm late?`: what somebody is asked
  /// has its own.
  private func withoutQuestionMark(
    _ text: String, of filling: SentenceMatcher.Filling, in sentence: Sentence
  ) -> String {
    let (spoken, words) = (rules.spoken, sentence.words)
    guard text.hasSuffix("?"), spoken.openings.match(words, at: 0) != nil,
      !filling.slot.isDictated
        || spoken.clauseStarts.match(words, endingAt: filling.words.lowerBound) != nil
    else { return text }
    return String(text.dropLast())
  }

  /// A text that needs no words, as it was said where its words stand right before it: `Happy Birthday!`.
  private func said(_ constant: JSONValue, before end: Int, _ slot: Slot, _ sentence: Sentence)
    -> JSONValue?
  {
    guard slot.takesText, case .string(let text) = constant else { return nil }
    let words = Sentence(text).words.map(\.hash)
    let start = end - words.count
    guard !words.isEmpty, start >= 0, sentence.words[start..<end].map(\.hash) == words else {
      return nil
    }
    return .string(sentence.dictatedText(start..<end))
  }

  /// Whether a word goes on with the number before it, `1,000`, which `1,2,3` is not.
  private func isInsideNumber(_ index: Int, _ sentence: Sentence) -> Bool {
    var start = index
    while isJoinedNumber(start, sentence) { start -= 1 }
    // Neither `1,000` nor `1,5`, whichever language's it is, is a list of two.
    let isLast = index + 1 == sentence.words.count || !isJoinedNumber(index + 1, sentence)
    if start + 1 == index, isLast { return true }
    guard start < index, let number = shared.numerals.read(sentence, at: start) else {
      return false
    }
    return number.end > index
  }

  /// Whether two numbers have nothing but a mark between them.
  private func isJoinedNumber(_ index: Int, _ sentence: Sentence) -> Bool {
    index > 0 && sentence.beginsWithDigit(index) && sentence.beginsWithDigit(index - 1)
      && sentence.words[index - 1].end + 1 == sentence.words[index].start
  }

  /// A quotation without what is said behind it to the assistant, `“hi” please`.
  private func withoutCourtesy(_ words: Range<Int>, in sentence: Sentence) -> Range<Int> {
    guard let end = sentence.endOfQuotation(words) else { return words }
    var start = end
    while start < words.upperBound {
      let next = [rules.spoken.fillers, rules.spoken.courtesies]
        .compactMap { $0.match(sentence.words, at: start, before: words.upperBound)?.end }.max()
      guard let next else { return words }
      start = next
    }
    return words.lowerBound..<end
  }

  /// Words with the last syllable of a noun, of which a template takes it for what quotes a sentence: `광고`.
  private func withEnding(_ words: Range<Int>, in sentence: Sentence) -> Range<Int> {
    let (spoken, end) = (rules.spoken, words.upperBound)
    guard !words.isEmpty, let particle = spoken.quotingParticles.match(sentence.words, at: end),
      !sentence.hasGap(end - 1),
      spoken.quotableEndings.match(sentence.words, endingAt: end) == nil
    else { return words }
    return words.lowerBound..<particle.end
  }

  /// Words without the end of a particle behind whom they are said to, of which a template takes the beginning alone: `도`
  /// of `코코한테도`. Before more of its script it may begin a word: 「もう」, 「だけど」.
  private func behindParticle(_ words: Range<Int>, in sentence: Sentence) -> Range<Int> {
    let (spoken, first) = (rules.spoken, words.lowerBound)
    guard rules.numbers.isUnspaced, first > 0, !sentence.hasGap(first - 1),
      spoken.recipientMarks.match(sentence.words, endingAt: first) != nil,
      let end = spoken.focusParticles.match(sentence.words, at: first)?.end, end < words.upperBound,
      SentenceJunctions(sentence: sentence, shared: shared).isEdge(end)
    else { return words }
    return end..<words.upperBound
  }

  /// Words without what only says that they are quoted, of which a template takes the end: `"안녕"라` before
  /// `고`. What stands right behind a word is a part of it: `오라고`.
  private func quoted(_ words: Range<Int>, in sentence: Sentence) -> Range<Int> {
    guard words.count > 1, let last = words.last,
      let mark = shared.spoken.quotations.match(sentence.words, at: last),
      mark.end > words.upperBound,
      sentence.hasGap(last - 1) || sentence.beginsWithDigit(last - 1)
        || endsSentence(words.dropLast(), in: sentence)
    else { return words }
    return words.dropLast()
  }

  /// Whether words end as what somebody says does, so that what quotes them is no part of the last: `늦어요` before `라고`.
  private func endsSentence(_ words: Range<Int>, in sentence: Sentence) -> Bool {
    words.suffix(Self.mostWordsOfEnding).contains {
      shared.spoken.sentenceEndings.match(sentence.words, at: $0)?.end == words.upperBound
    }
  }

  /// The most words that a sentence is known by to end.
  private static let mostWordsOfEnding = 2

  /// What the words of a list's part are known as, of a slot that takes no other values.
  private func name(of words: Range<Int>, _ slot: Slot, _ sentence: Sentence) -> UnderstoodValue? {
    guard slot.isClosed else { return nil }
    let junctions = SentenceJunctions(sentence: sentence, shared: shared)
    return ListedNames(junctions: junctions).names(of: slot.names, from: words.lowerBound)
      .first { $0.end == words.upperBound }.map { .name(slot.names.entries[$0.entry]) }
  }

  /// The value of a property of a slot's value.
  private func value(
    ofProperty filling: SentenceMatcher.Filling,
    _ sentence: Sentence
  ) -> JSONValue {
    let slot = filling.slot
    if case .value(let value)? = filling.value { return value }
    guard slot.isList else {
      return value(sentence.text(filling.words), filling.value, slot)
    }
    return .array(
      parts(of: filling.words, in: sentence).map { value(sentence.text($0), nil, slot) })
  }

  /// The value of some words.
  func value(_ text: String, _ understood: UnderstoodValue?, _ slot: Slot) -> JSONValue {
    var text = text
    var identifier: String?
    switch understood {
    case .value(let value): return value
    case .name(let entry): (text, identifier) = (entry.display, entry.identifier)
    case .partOfName, .names, .unusable, nil: break
    }
    switch slot.type {
    case .options(let options): return options[identifier ?? text].map { .integer($0) } ?? .null
    case .enumeration: return .string(identifier ?? text)
    case .boolean: return identifier.flatMap { Bool($0) }.map { .boolean($0) } ?? .null
    case .name(_, .string):
      guard let identifier, slot.isSpeakable else {
        return .string(text)
      }
      return .object(["spokenPhrase": .string(text), "vocabularyIdentifier": .string(identifier)])
    case .name(_, .property(let property)):
      var value: [String: JSONValue] = [property: .string(text)]
      if let identifier { value["identifier"] = .string(identifier) }
      return .object(value)
    default: return .string(text)
    }
  }

  /// The parts of a list, but for those that are taken back; none where what is taken back is no item, or has nothing
  /// behind it.
  private func keptParts(
    of filling: SentenceMatcher.Filling,
    in sentence: Sentence
  ) -> [Range<Int>]? {
    let slot = filling.slot
    let isKnown = if case .names? = filling.value { true } else { false }
    let parts = parts(of: filling.words, in: sentence, ofNames: slot.isPerson, isKnown: isKnown)
    let kept = slot.isList ? corrected(withoutCourtesy(parts, in: sentence), in: sentence) : parts
    let begin = filling.words.lowerBound
    guard let kept, !kept.contains(where: { $0.lowerBound > begin && takesBack($0, in: sentence) })
    else { return nil }
    return listedParts(kept, of: filling.words, in: sentence).flatMap { part in
      let junctions = SentenceJunctions(sentence: sentence, shared: shared)
      return slot.names.entries.isEmpty
        ? [part] : ListedNames(junctions: junctions).names(of: slot.names, in: part) ?? [part]
    }
  }

  /// The parts of a list without the last where that is only polite, or says that it was all: `milk, eggs, please`.
  private func withoutCourtesy(_ parts: [Range<Int>], in sentence: Sentence) -> [Range<Int>] {
    let parts = parts.count > 1 ? parts.filter { !isPause($0, in: sentence) } : parts
    guard parts.count > 1, let last = parts.last else { return parts }
    let said = Sentence(sentence.text(last))
    let isNothing =
      rules.isCourtesy(said.words, from: 0) || rules.command(in: said)?.command == .enough
    return isNothing ? parts.dropLast() : parts
  }

  /// Whether a part of a list is no more than what is said while somebody thinks, `um`.
  private func isPause(_ part: Range<Int>, in sentence: Sentence) -> Bool {
    let tables =
      rules.numbers.isUnspaced
      ? [rules.spoken.fillers, rules.dialogue.interjections] : [rules.spoken.fillers]
    return tables.contains {
      $0.match(sentence.words, at: part.lowerBound, before: part.upperBound)?.end
        == part.upperBound
    }
  }

  /// The parts of a list without the word of the sentence that stands before the first: it may be said again before
  /// each of them, `to Coco and to Bobo`.
  private func listedParts(_ parts: [Range<Int>], of range: Range<Int>, in sentence: Sentence)
    -> [Range<Int>]
  {
    guard range.lowerBound > 0 else { return parts }
    let introduction = range.lowerBound - 1
    func isIntroduction(_ word: Int) -> Bool {
      if sentence.words[word].hash == sentence.words[introduction].hash { return true }
      // 'D'Anna et de Paul'
      let forms = [introduction, word].map { sentence.text($0..<$0 + 1) }
      return forms.allSatisfy { $0.count <= Self.lettersOfElided }
        && forms[0].first == forms[1].first
        && !sentence.isCapitalized(word)
    }
    // 'Du lait, des pommes': what stands before the first stands before the others.
    let hasArticle = (max(0, range.lowerBound - 2)..<range.lowerBound).contains {
      rules.articles.match(sentence.words, at: $0)?.end == range.lowerBound
    }
    return parts.map { part in
      let article = rules.articles.match(sentence.words, at: part.lowerBound)
      if hasArticle, let article, article.end < part.upperBound,
        !sentence.isPartOfWord(article.end)
      {
        return article.end..<part.upperBound
      }
      return part.count > 1 && isIntroduction(part.lowerBound) ? part.dropFirst() : part
    }
  }

  /// The letters of `de`, which before a vowel is `d'`.
  private static let lettersOfElided = 2

  /// As many parts as most lists have at most.
  private static let usualParts = 4

  /// The parts of a list: what stands between commas and words such as 'and'.
  ///
  /// - Parameters:
  ///   - ofNames: Whether they are names that are known or people's: of what `&` joins besides, much is one thing.
  ///   - isKnown: Whether each of them is known, so that nothing within them can be taken for what joins them.
  func parts(
    of range: Range<Int>,
    in sentence: Sentence,
    ofNames: Bool = false,
    isKnown: Bool = false
  ) -> [Range<Int>] {
    // 'If it rains, take an umbrella' is one thing to do; 'si puedes leche y pan' are two.
    if !ofNames, rules.spoken.conditions.match(sentence.words, at: range.lowerBound) != nil,
      range.dropFirst().contains(where: { sentence.hasMark(before: $0) })
    {
      return [range]
    }
    let junctions = SentenceJunctions(sentence: sentence, shared: shared)
    var parts: [Range<Int>] = []
    parts.reserveCapacity(Self.usualParts)
    var start = range.lowerBound
    func close(_ end: Int, _ next: Int) {
      if start < end { parts.append(start..<end) }
      start = next
    }
    let quoted = sentence.insideQuotations(range)
    for index in range where !quoted.contains(index) {
      let word = sentence.words[index]
      if index > start, sentence.hasText(before: index) {
        let between = sentence.text(
          from: Int(sentence.words[index - 1].end), to: Int(word.start))
        if between.contains(where: Sentence.listMarks.contains) && !isInsideNumber(index, sentence)
          || ofNames && Sentence.joins(between)
        {
          close(index, index)
        }
      }
      if index >= start, ofNames || !isTwin(index, from: start, before: range.upperBound, sentence),
        let end = junctions.endOfConjunction(
          at: index, in: start..<range.upperBound, isKnown: isKnown),
        // 'Plus 49 30 1234567' is a number to call.
        !(ofNames && index == start && end < range.upperBound
          && (sentence.beginsWithDigit(end)
            || rules.numbers.words.match(sentence.words, at: end) != nil))
      {
        close(index, end)
      }
    }
    close(range.upperBound, range.upperBound)
    return parts
  }
}

extension SlotWriter {
  /// Whether the same word stands on both sides of one, and is all that there is of the item: `half and half`.
  private func isTwin(_ index: Int, from start: Int, before end: Int, _ sentence: Sentence) -> Bool
  {
    guard index == start + 1, index + 1 < end,
      sentence.words[start].hash == sentence.words[index + 1].hash
    else { return false }
    // 'Bread and bread rolls' are two.
    return index + 2 == end || sentence.hasMark(before: index + 2)
      || shared.joints.match(sentence.words, at: index + 2) != nil
  }
}

extension SentenceMatcher.Filling {
  /// Whether its words may be several values.
  fileprivate var isParted: Bool {
    switch value {
    case .names, nil: true
    case .name, .partOfName, .value, .unusable: false
    }
  }
}

extension Sentence {
  /// What stands between the parts of a list.
  static let listMarks: Set<Character> = [",", ";", "、", "，", "؛"]

  /// Whether what stands between two names has a sign in it that joins them, `Coco & Bobo Jr.`: without a
  /// space it belongs to one of them, `H&M`.
  static func joins(_ between: String) -> Bool {
    between.utf8.contains(UInt8(ascii: "&")) && between.contains(where: \.isWhitespace)
  }
}
