import IntentRuntime
import UtteranceTemplates

/// What is looked at once more, where a sentence was found to fit a template.
extension Recognizer {
  /// Whether a sentence asks if something was done, which in some languages only its mark tells from saying so:
  /// `우유 끝냈어?` A question that is all in what was dictated is none of the assistant's.
  func asksWhetherDone(_ sentence: Sentence, besides fillings: [SentenceMatcher.Filling]) -> Bool {
    let (words, count) = (sentence.words, sentence.words.count)
    guard !rules.spoken.doneEndings.isEmpty, sentence.endsWithQuestionMark,
      !fillings.contains(where: { $0.words.contains(count - 1) })
    else { return false }
    return (max(0, count - Self.mostWordsOfEnding)..<count).contains {
      rules.spoken.doneEndings.match(words, at: $0)?.end == count
    }
  }

  /// The most words of what says at the end of a question that something was done.
  private static let mostWordsOfEnding = 6

  /// Whether words of a slot say that the sentence asks for something else than its templates do.
  ///
  /// - Parameter intent: The place of the intent that the sentence is read as.
  func isRefused(
    _ filling: SentenceMatcher.Filling, among fillings: [SentenceMatcher.Filling], of intent: Int,
    _ sentence: Sentence, _ names: Names
  ) -> Bool {
    isOfTwoRequests(filling, among: fillings, sentence, names) || isTakenBack(filling, sentence)
      || beginsBehindRequest(filling, sentence)
      || isNoText(filling, sentence) || namesNobody(filling, sentence, names)
      || isTorn(filling, sentence)
      || endsWithRequest(filling, sentence, names) || beginsWithSeveralMoments(filling, sentence)
      || isNoName(filling, of: intent, sentence) || isOtherDay(filling, sentence)
      || isStretch(filling, ofPuttingOff: intent) || isNoWish(filling, of: intent, sentence)
  }

  /// Whether a wish beside when something is to be would itself say how many, or when: `at 7`, `4 from 5 to 6`, `2, vegan`.
  ///
  /// - Parameter isAnother: Whether it would be in place of another wish. In a request of its own, a wish that begins with how
  ///   many is better than nothing.
  func isNoWish(
    _ filling: SentenceMatcher.Filling, of intent: Int, isAnother: Bool = false,
    _ sentence: Sentence
  ) -> Bool {
    let (slot, words) = (filling.slot, filling.words)
    guard slot.isText, !slot.isSpeakable, filling.value == nil,
      intents[intent].takesMoments
    else { return false }
    let said = Sentence(sentence.text(words))
    let count = reader.number(said, 0)?.end
    if let count {
      // '2 tomorrow at 8 pm, no smoking', '4, no, 5'
      let hasMoment = said.words.indices.contains {
        reader.moments(said, $0).contains { !$0.isGuess }
      }
      if isAnother || count == said.words.count || hasMoment || said.hasMark(before: count)
        || rules.spoken.retractions.match(said.words, at: count) != nil
      {
        return true
      }
    }
    return [0, count].compactMap(\.self).contains { start in
      [SlotType.dateRange(.coming), .dateComponents(nil)].contains { type in
        reader.values(of: type, in: said, from: start).contains { $0.end == said.words.count }
      }
    }
  }

  /// Whether something would be put off to a time that has an end, `from 5 to 6`: nobody knows whether it is moved from the
  /// first to the second.
  private func isStretch(_ filling: SentenceMatcher.Filling, ofPuttingOff intent: Int) -> Bool {
    guard intents[intent].isPuttingOff, case .value(.object(let value))? = filling.value else {
      return false
    }
    return RangeEnd.allCases.allSatisfy { value[$0.rawValue] != nil }
  }

  /// Whether the words of a slot are of two requests: a quotation has another behind it, or what leads to them, or is
  /// behind them, stands within them once more: `milk to the groceries list and eggs` before `to the party list`.
  func isOfTwoRequests(
    _ filling: SentenceMatcher.Filling, among fillings: [SentenceMatcher.Filling],
    _ sentence: Sentence, _ names: Names
  ) -> Bool {
    let (range, words) = (filling.words, sentence.words)
    if filling.slot.isDictated {
      return sentence.hasSecondQuotation(range)
        || namesAnother(range, besides: fillings, sentence, names)
    }
    func isPair(_ first: Int, _ second: Int) -> Bool {
      guard first >= 0, max(first, second) + 1 < words.count else { return false }
      return words[first].hash == words[second].hash
        && words[first + 1].hash == words[second + 1].hash
    }
    // Most words have nothing that joins them, which is seen before anything is looked for.
    guard !rules.numbers.isUnspaced,
      range.dropFirst().contains(where: { shared.joints.match(words, at: $0) != nil })
    else { return false }
    let isSecondMoment = isSecondMoment(in: range, sentence)
    // Looked for once, and not for each joint.
    let pairs = range.filter { isPair(range.upperBound, $0) }
    let isNamed = filling.slot.isNamedObject && filling.value == nil
    // 'The milk reminder and delete the eggs reminder'
    let isBehindNoun = { (joint: Int) in
      filling.slot.isNameInText && range.upperBound < words.count
        && words[joint - 1].hash == words[range.upperBound].hash
    }
    // 'Milk as done and eggs' before 'as not done'
    let isEnded = { (joint: Int) in
      isNamed && range.upperBound < words.count
        && (range.lowerBound + 1..<joint).contains {
          words[$0].hash == words[range.upperBound].hash
        }
    }
    return range.dropFirst().contains { index in
      guard let joint = shared.joints.match(words, at: index) else { return false }
      return isNamed && isSecondName(at: joint.end, behind: index, in: range, sentence)
        || isEnded(index)
        || isBehindNoun(index)
        || isPair(range.lowerBound - 2, joint.end) || isSecondMoment(joint.end)
        // 'Go to the bank and buy milk' has no list.
        || pairs.contains { start in
          start < index - 1
            && sentence.sharesEnding(start + 2..<index, range.upperBound + 2..<words.count)
        }
    }
  }

  /// Whether a name that nothing knows goes on with a request of its own, `Coco and call Bobo`.
  func endsWithRequest(_ filling: SentenceMatcher.Filling, _ sentence: Sentence, _ names: Names)
    -> Bool
  {
    let (slot, range) = (filling.slot, filling.words)
    // Titles in a list and places may be called 'Stop and Start'.
    guard slot.isPeople || slot.isSpeakable && slot.isValue && slot.property == nil,
      filling.value == nil, range.count > 1, !rules.numbers.isUnspaced
    else { return false }
    return range.dropFirst().lazy
      .compactMap { self.startOfRequest(at: $0, sentence) }
      .filter { range.contains($0) && self.sentences.begins(with: sentence.words[$0].hash) }
      .prefix(Self.mostRequests)
      .contains { start in
        var matcher = SentenceMatcher(self.sentences, sentence, self.reader, names)
        defer { matcher.end() }
        return matcher.matches(from: start).first.map { $0.intent >= 0 } ?? false
      }
  }

  /// The most places of a name in which another request is looked for.
  private static let mostRequests = 4

  /// Whether what is joined to the name of a thing is the name of another one, `shopping list and my breakfast` before
  /// `list`: with an article, or by a word that stands beside the first.
  private func isSecondName(
    at start: Int, behind joint: Int, in range: Range<Int>, _ sentence: Sentence
  ) -> Bool {
    let words = sentence.words
    guard start < range.upperBound else { return false }
    if rules.articles.match(words, at: start) != nil { return true }
    let lead = words[max(0, range.lowerBound - 2)..<range.lowerBound]
    return words[start..<range.upperBound].prefix(Self.mostWordsOfLead).contains { word in
      lead.contains { $0.hash == word.hash }
    } || range.upperBound < words.count && words[joint - 1].hash == words[range.upperBound].hash
  }

  /// The most words that lead to the name of a thing, `à ma liste`.
  private static let mostWordsOfLead = 3

  /// Whether the words behind what joins some of a slot's are those that lead to the first of them, with a day or a time
  /// behind them: `call mom tomorrow and to pay rent on Friday`, where they are to be reminded of twice.
  private func isSecondMoment(in range: Range<Int>, _ sentence: Sentence) -> (Int) -> Bool {
    let words = sentence.words
    guard range.lowerBound > 0 else { return { _ in false } }
    let lead = words[range.lowerBound - 1].hash
    // Looked for once, and only where it matters.
    var last: Int??
    return { joint in
      guard joint < range.upperBound, words[joint].hash == lead else { return false }
      let reader = self.reader
      let found = last ?? range.last { !reader.moments(sentence, $0).isEmpty }
      last = .some(found)
      return found.map { $0 >= joint } ?? false
    }
  }

  /// Whether somebody else is named in a text, with something else to say behind it, by the word that leads to who is
  /// named behind the text, `hi to Coco and bye` before `to Bobo`; without spaces, somebody who is known by the particle
  /// of one who is not: `追加してココにやあ` behind `牛乳をリストに`.
  private func namesAnother(
    _ text: Range<Int>, besides fillings: [SentenceMatcher.Filling], _ sentence: Sentence,
    _ names: Names
  ) -> Bool {
    guard let first = text.first, !sentence.isAnnounced(first) else { return false }
    let words = sentence.words
    let isUnspaced = rules.numbers.isUnspaced
    let person = fillings.first { $0.slot.isPeople && $0.value == nil }
    guard let mark = isUnspaced ? person?.words.upperBound : text.upperBound, mark < words.count
    else { return false }
    return text.dropFirst(isUnspaced ? 0 : 1).contains { index in
      guard isUnspaced || words[index].hash == words[mark].hash else { return false }
      var isAnother = false
      names.spans(of: .contactName, in: words, from: isUnspaced ? index : index + 1) {
        end, fit, _ in
        guard fit == .whole, end < text.upperBound else { return }
        if isUnspaced {
          let behind = words[end..<min(end + Self.mostWordsOfTitle, text.upperBound)]
          isAnother = isAnother || behind.contains { $0.hash == words[mark].hash }
        } else if let joint = shared.joints.match(words, at: end), joint.end < text.upperBound {
          isAnother = true
        }
      }
      return isAnother
    }
  }

  /// The most characters that stand between somebody's name and its particle, and the particle: `さんに`.
  private static let mostWordsOfTitle = 3

  /// Whether the words of a slot have what takes them back: a text at its end, where what led to somebody in it does so
  /// once more behind it, `bonjour à Coco, non` before `à Little Bobo`; people whom nobody knows in the middle.
  func isTakenBack(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (slot, range, words) = (filling.slot, filling.words, sentence.words)
    if slot.isList {
      let hasRetraction = range.dropFirst().contains {
        writer.endOfRetraction(at: $0, of: range, in: sentence) != nil
      }
      // Of what is looked for, nothing is left out, and what nothing takes the place of is not taken back.
      return hasRetraction
        && (slot.property != nil
          || writer.corrected(writer.parts(of: range, in: sentence), in: sentence) == nil)
    }
    // Behind a mark, 'my car, no, the truck', it takes back what is no person as well.
    let isThing = slot.isNamedInSentence || slot.property != nil
    let isName = filling.value == nil && (slot.isPeople || isThing)
    guard isName || slot.isDictated && range.upperBound < words.count else { return false }
    if slot.isDictated, excludes(before: range.upperBound, sentence) { return true }
    return range.dropFirst().contains { index in
      let end =
        rules.corrections.match(words, at: index)?.end
        ?? rules.spoken.secondThoughts.match(words, at: index)?.end
      guard let end else { return false }
      if isName {
        return end < range.upperBound
          && (slot.isPeople || sentence.hasMark(before: index) || end > index + 1)
      }
      return end == range.upperBound
        && (range.lowerBound..<index).contains { words[$0].hash == words[end].hash }
    }
  }

  /// Whether a text ends with what leaves out whoever is named behind it, or names somebody else in place of them: `hola a todos
  /// menos` before `a Coco`, `hallo an Coco oder` before `an Little Bobo`.
  private func excludes(before end: Int, _ sentence: Sentence) -> Bool {
    let (words, dialogue) = (sentence.words, rules.dialogue)
    guard !rules.numbers.isUnspaced, rules.spoken.personMarks.match(words, at: end) != nil else {
      return false
    }
    return [
      rules.spoken.retractions, dialogue.choices.exceptions, dialogue.contrasts,
      dialogue.alternatives,
    ].contains { $0.match(words, endingAt: end) != nil }
  }

  /// Whether the words of a text say nothing, no more than some time, `later`, or go on with what was said before it: `bitte
  /// nicht`, `et envoie-la`.
  func isNoText(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let (slot, range, words) = (filling.slot, filling.words, sentence.words)
    guard let first = range.first, !sentence.isAnnounced(first) else { return false }
    // What is to be thought of may be called by any words, but for 'it'.
    if slot.kind == .text, slot.isArray,
      rules.spoken.pointers.match(words, at: first)?.end == range.upperBound
        || isDeniedTask(range, sentence)
    {
      return true
    }
    guard !rules.numbers.isUnspaced else { return false }
    guard slot.isDictated else { return false }
    if let joint = shared.joints.match(words, at: first), joint.end < range.upperBound {
      return true
    }
    if rules.spoken.pointers.match(words, at: first)?.end == range.upperBound { return true }
    // 'A message only to Coco' is none that says 'a message only'.
    let dialogue = rules.dialogue
    let isMark = [dialogue.exclusives, dialogue.additionEndings].contains {
      $0.match(words, at: first)?.end == range.upperBound
    }
    if isMark
      || dialogue.exclusives.match(words, endingAt: range.upperBound) != nil
        && rules.spoken.personMarks.match(words, at: range.upperBound) != nil
    {
      return true
    }
    // 'A message later' is none that says 'later'.
    if rules.times.vagueTimes.match(words, at: first)?.end == range.upperBound,
      rules.spoken.textMarks.match(words, endingAt: first) == nil
    {
      return true
    }
    // 'S'il te plaît', whose first word the template has.
    var index = first
    if first > 0, let filler = rules.spoken.fillers.match(words, at: first - 1), filler.end > first
    {
      index = filler.end
    }
    var isDenied = false
    while index < range.upperBound {
      if let filler = rules.spoken.fillers.match(words, at: index, before: range.upperBound) {
        index = filler.end
      } else if let denial = rules.spoken.denials.match(words, at: index, before: range.upperBound)
      {
        (index, isDenied) = (denial.end, isDenied || denial.meaning)
      } else {
        // 'Nicht, dass ich komme'
        return isDenied && rules.spoken.clauseStarts.match(words, at: index) != nil
      }
    }
    return true
  }

  /// Whether those are named whom nobody is: `pay nobody`; or several where there is room for one, `Coco or Bobo`.
  func namesNobody(_ filling: SentenceMatcher.Filling, _ sentence: Sentence, _ names: Names) -> Bool
  {
    let (slot, range, words) = (filling.slot, filling.words, sentence.words)
    guard slot.isPeople || slot.isPayee, filling.value == nil, let first = range.first else {
      return false
    }
    if let nobody = rules.commands.match(words, at: first), nobody.meaning == .neither,
      nobody.end == range.upperBound
    {
      return true
    }
    guard !rules.numbers.isUnspaced else { return beginsWithWhen(range, sentence) }
    guard slot.isPayee else { return false }
    return names.endsOfContacts(in: words, at: first).contains { end in
      let joint = rules.spoken.continuations.match(words, at: end)?.end
      return joint ?? .max < range.upperBound
    }
  }

  /// Whether a day or a part of it stands before somebody's name, where no space parts words: 「明日Bob」, `저녁에 Bob`. '明日香' is
  /// somebody.
  private func beginsWithWhen(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (words, times) = (sentence.words, rules.times)
    let junctions = SentenceJunctions(sentence: sentence, shared: shared)
    let day = times.days.match(words, at: range.lowerBound)?.end
    guard let end = day ?? times.dayParts.match(words, at: range.lowerBound)?.end,
      end < range.upperBound
    else { return false }
    return junctions.isEdge(end) || day.map { $0 + 1 < range.upperBound } ?? false
      // '저녁에'
      || end + 1 < range.upperBound && sentence.hasGap(end)
  }

  /// Whether somebody would be paid nothing, or less: `pay Coco -5 dollars`.
  func paysNothing(_ fillings: [SentenceMatcher.Filling]) -> Bool {
    fillings.contains { $0.slot.isPayee }
      && fillings.contains { filling in
        guard case .value(let value)? = filling.value else { return false }
        return value.isNothingOrLess
      }
  }
}
