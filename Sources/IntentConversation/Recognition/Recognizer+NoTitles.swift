import IntentRuntime
import UtteranceTemplates

/// Words that stand where a title or the name of a thing does, and are none, or not all of it.
extension Recognizer {
  /// Whether what is named is no more than an article, `a`, or a word that points to something: `this`, `them`.
  func isNoMoreThanPointer(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (slot, range, words) = (filling.slot, filling.words, sentence.words)
    guard range.count == 1, filling.value == nil, slot.property != nil || slot.kind == .value,
      !slot.takesText,
      !rules.numbers.isUnspaced, !sentence.isCapitalized(range.lowerBound)
    else { return false }
    return [rules.articles, rules.spoken.pointers].contains {
      $0.match(words, at: range.lowerBound)?.end == range.upperBound
    }
  }

  /// Whether what is ordered would be what another intent does, as `a ride to the airport` is no restaurant; not a part of a name,
  /// `a table at the Call`, or `a reminder soup`.
  func isOtherRequest(
    _ filling: SentenceMatcher.Filling, of intent: Int, _ sentence: Sentence
  ) -> Bool {
    let (slot, description, words) = (filling.slot, intents[intent].description, sentence.words)
    guard filling.value == nil, let first = filling.words.first, first > 0,
      description.category?.lowercased() == "order",
      slot.property != nil || slot.kind == .value, !slot.takesText, !slot.isPeople, !slot.isPayee,
      let article = rules.articles.match(words, endingAt: first)?.start,
      rules.spoken.functionWords.match(words, endingAt: article) == nil,
      let (end, kinds) = rules.dialogue.requests.match(words, at: first)
    else { return false }
    let leads = [
      rules.spoken.functionWords, rules.spoken.personMarks, rules.spoken.purposeMarks,
      rules.spoken.ownerMarks,
    ]
    return !kinds.contains(where: description.name.lowercased().contains)
      && (end == filling.words.upperBound || leads.contains { $0.match(words, at: end) != nil })
  }

  /// Whether what is to be thought of would be no more than a word that leads to something else, or says of whom it is:
  /// `remind me to`, `vergiss mich nicht`.
  func isNoMoreThanFunctionWord(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (range, words, spoken) = (filling.words, sentence.words, rules.spoken)
    let ending = rules.dialogue.correctionEndings.match(words, endingAt: range.upperBound)
    // 'Remind me tomorrow instead'
    if filling.slot.kind == .text, filling.slot.isArray, !rules.numbers.isUnspaced, let ending,
      ending.start > range.lowerBound,
      saysOnlyWhen(Sentence(sentence.text(range.lowerBound..<ending.start)))
    {
      return true
    }
    guard filling.slot.kind == .text, filling.slot.isArray, !rules.numbers.isUnspaced,
      range.count == 1, let first = range.first, !sentence.isCapitalized(first),
      !sentence.isAnnounced(first)
    else { return false }
    // 'Add thanks'
    return ![spoken.openings, spoken.courtesies].contains { $0.match(words, at: first) != nil }
      && [
        spoken.functionWords, spoken.personMarks, spoken.ownerMarks, spoken.fillers,
        rules.times.countMarks, rules.dialogue.correctionEndings,
      ].contains { $0.match(words, at: first)?.end == range.upperBound }
  }

  /// Whether what stands before what asks to be reminded says something of that, `don't` before `remind me`, `did you`.
  func saysOfReminding(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (range, words) = (filling.words, sentence.words)
    let joint = shared.joints.match(words, at: range.upperBound)?.end
    let next = joint ?? range.upperBound
    guard filling.slot.kind == .text, filling.slot.isArray, !rules.numbers.isUnspaced,
      !range.isEmpty, next < words.count, sentences.begins(with: words[next].hash),
      !words[..<range.lowerBound].contains(where: { sentences.begins(with: $0.hash) })
    else { return false }
    let (spoken, dialogue) = (rules.spoken, rules.dialogue)
    let denies = dialogue.verbDenials.match(words, at: range.lowerBound) != nil
    // 'Buy milk and remind me at 5', 'check in, remind me at 5', but not 'call Coco and remind me'.
    guard joint == nil, !sentence.hasMark(before: range.upperBound) else {
      // 'Text Coco hi and remind me at 5' is two requests.
      let isOther =
        joint != nil && range.first.map { sentences.begins(with: words[$0].hash) } == true
        || rules.commands.match(words, at: range.lowerBound) != nil
      return denies || isOther || words.count <= next + Self.wordsOfReminding
        || range.allSatisfy { spoken.functionWords.match(words, at: $0) != nil }
    }
    return denies
      || [
        spoken.functionWords, spoken.predicates, spoken.personMarks, dialogue.negations,
        dialogue.verbDenials, shared.joints,
      ].contains { $0.match(words, endingAt: range.upperBound) != nil }
      || range.contains { dialogue.verbDenials.match(words, at: $0) != nil }
  }

  /// The words of `remind me`.
  private static let wordsOfReminding = 2

  /// Whether what is to be thought of would be denied behind a mark: `vergiss die Milch, ich brauche sie nicht`.
  func isDeniedTask(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let words = sentence.words
    guard !rules.numbers.isUnspaced,
      rules.dialogue.negations.match(words, at: range.upperBound)?.end == words.count
    else { return false }
    return range.dropFirst().contains { index in
      sentence.hasMark(before: index)
        && (index..<range.upperBound).contains {
          rules.dialogue.speakers.match(words, at: $0) != nil
        }
    }
  }

  /// Whether what belongs to a title would be no more than the person it ends with, `Stand by Me`, or have what leads to it once
  /// more: `me by Zelda` of `stand by me by Zelda`.
  func isOfTitle(
    _ filling: SentenceMatcher.Filling, among fillings: [SentenceMatcher.Filling],
    _ sentence: Sentence
  ) -> Bool {
    let (range, words) = (filling.words, sentence.words)
    guard filling.slot.property != nil, filling.value == nil, let first = range.first, first > 0,
      fillings.contains(where: {
        $0.slot.property != nil && !$0.words.isEmpty && $0.words.upperBound < first
      })
    else { return false }
    return rules.spoken.functionWords.match(words, at: first)?.end == range.upperBound
      || range.dropFirst().contains { words[$0].hash == words[first - 1].hash }
  }

  /// Whether what would be a name before what it is a name of, `keep it on my` of `keep it on my list`, says something of it.
  func saysMore(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard !rules.numbers.isUnspaced else { return false }
    let words = sentence.words
    return sentences.begins(with: words[range.lowerBound].hash)
      || rules.commands.match(words, at: range.lowerBound) != nil
      || range.contains { index in
        [rules.articles, rules.spoken.functionWords, rules.spoken.pointers].contains {
          $0.match(words, at: index) != nil
        }
      }
  }

  /// Some words with the beginning of the first one, where that is taken for an article: `A` of `A&W`.
  func withWholeWords(_ filling: SentenceMatcher.Filling, _ sentence: Sentence)
    -> SentenceMatcher.Filling
  {
    guard filling.value == nil, let first = filling.words.first, sentence.isPartOfWord(first),
      let article = rules.articles.match(sentence.words, endingAt: first)
    else { return filling }
    return SentenceMatcher.Filling(
      slot: filling.slot, words: article.start..<filling.words.upperBound, value: nil)
  }

  /// Whether a title would end with a word that leads to what is behind it, `The Sound of` before `music`, be no more than one,
  /// `your` before `song`, or begin behind what is the beginning of it: `of me` of `all of me`.
  func losesWords(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (range, words) = (filling.words, sentence.words)
    let functionWords = rules.spoken.functionWords
    guard filling.slot.property != nil, filling.value == nil, let last = range.last else {
      return false
    }
    // 「すべて」 of 「すべての曲」
    if rules.numbers.isUnspaced,
      let all = rules.dialogue.choices.all.match(words, at: range.lowerBound),
      all.end >= range.upperBound
    {
      return true
    }
    // 「こ」 of 「この曲」
    if rules.numbers.isUnspaced,
      let determiner = rules.spoken.determiners.match(words, at: range.lowerBound),
      determiner.end >= range.upperBound
    {
      return true
    }
    if tellsClause(range, sentence) { return true }
    let joiners = rules.times.dateJoiners
    if joiners.match(words, at: range.lowerBound) != nil,
      [rules.articles, rules.dialogue.choices.all].contains(where: {
        $0.match(words, endingAt: range.lowerBound) != nil
      })
    {
      return true
    }
    guard range.upperBound < words.count, functionWords.match(words, at: range.upperBound) == nil
    else { return false }
    return functionWords.match(words, at: range.lowerBound)?.end == range.upperBound
      || [rules.articles, joiners].contains {
        $0.match(words, at: last)?.end == range.upperBound
      }
  }

  /// Whether a title would go on with what is said of the word before it, `is america` behind `this`, `i want for christmas`
  /// behind `all`, or with what is said of it and that word, `heart will go on` behind `my`: that word is its first.
  private func tellsClause(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (first, words) = (range.lowerBound, sentence.words)
    guard first > 0, range.count > 1, !rules.numbers.isUnspaced else { return false }
    let (spoken, speakers) = (rules.spoken, rules.dialogue.speakers)
    let isBehindWhole = [spoken.pointers, rules.dialogue.choices.all].contains {
      $0.match(words, endingAt: first) != nil
    }
    if isBehindWhole,
      [spoken.copulas, spoken.predicates, speakers].contains(where: {
        $0.match(words, at: first) != nil
      })
    {
      return true
    }
    guard isBehindWhole || rules.articles.match(words, endingAt: first) != nil else { return false }
    let junctions = SentenceJunctions(sentence: sentence, shared: shared)
    // 'Some music that makes me happy' is no clause, nor is 'the Sailor's Dream'.
    let subject = range.dropFirst().prefix { index in
      !junctions.isPossessive(index)
        && [spoken.predicates, spoken.clauseStarts, spoken.questionWords].allSatisfy {
          $0.match(words, at: index) == nil
        }
    }
    let next = subject.endIndex
    guard next < range.upperBound, subject.count < Self.mostWordsOfSubject,
      !junctions.isPossessive(next)
    else { return false }
    return spoken.predicates.match(words, at: next).map { $0.end < range.upperBound } ?? false
  }

  /// The most words of what something is said of in a title, `heart`, `you need`.
  private static let mostWordsOfSubject = 2

  /// Whether hours and minutes in one number, or an hour with a letter, stand before what there is to do, `at 930 to call mom`,
  /// `at 5p to leave`.
  private func beginsWithClock(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard let number = rules.times.timeMarks.match(sentence.words, at: range.lowerBound)?.end,
      number + 1 < range.upperBound
    else { return false }
    // 'At ten past to eat'
    let next = reader.number(sentence, number)?.end
    if let next, rules.times.hourSigns.match(sentence.words, at: next) != nil { return true }
    let letters = sentence.words[number].end - sentence.words[number].start
    // 'At 250 Main Street'
    return sentence.beginsWithDigit(number)
      && (!sentence.isDigits(number)
        || (3...4).contains(letters) && reader.isNoCount(number, in: sentence))
  }

  /// Whether the title of something there is would be no more than how long, `for ten minutes`, or that of something to do,
  /// or no more than an hour.
  func isNoMoreThanTime(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (slot, range) = (filling.slot, filling.words)
    if slot.isText, slot.isSpeakable, filling.value == nil, let first = range.first,
      rules.times.countMarks.match(sentence.words, endingAt: first) != nil
    {
      // 'Set a reminder for 9 tomorrow'
      return reader.durations(sentence, first).contains { $0.end == range.upperBound }
        || reader.number(sentence, first)?.end == range.upperBound
    }
    guard slot.isList || slot.isText && !slot.isDictated, !range.isEmpty else { return false }
    if beginsWithClock(range, sentence) { return true }
    guard !slot.isSpeakable else { return false }
    // 'For', 'um'.
    let leads =
      slot.isList || isFunctionWord(range.lowerBound, sentence)
      || rules.times.countMarks.match(sentence.words, at: range.lowerBound) != nil
    return range.prefix(leads ? 2 : 1).contains { start in
      reader.durations(sentence, start).first?.end == range.upperBound
    }
  }

  /// Whether, where no space parts words, a text would end within a word, whose rest is only taken for what leads on: 「もっ」 of
  /// 「もっと送って」.
  func cutsWord(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (range, idioms) = (filling.words, rules.spoken.idioms)
    guard rules.numbers.isUnspaced, filling.slot.isText, filling.value == nil else { return false }
    return range.suffix(Self.mostLettersOfIdiom).contains { index in
      (idioms.match(sentence.words, at: index)?.end ?? 0) > range.upperBound
    }
  }

  /// As many letters as a word has that is cut so.
  private static let mostLettersOfIdiom = 6

  /// Whether a name would end with what leads to something else, `two soups and a` before `ride`.
  func endsWithNext(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains { index in
      guard let joint = shared.joints.match(sentence.words, at: index)?.end else { return false }
      return joint < range.upperBound
        && rules.articles.match(sentence.words, at: joint)?.end == range.upperBound
    }
  }

  /// Whether a title would go on with another request before the words of its own: `run and play my workout` before `playlist`.
  func goesOnWithRequest(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.upperBound < sentence.words.count && !rules.numbers.isUnspaced
      && range.dropFirst().contains { index in
        guard let joint = shared.joints.match(sentence.words, at: index)?.end else { return false }
        return joint < range.upperBound && !sentence.isCapitalized(joint)
          && rules.spoken.requestVerbs.match(sentence.words, at: joint) != nil
      }
  }
}
