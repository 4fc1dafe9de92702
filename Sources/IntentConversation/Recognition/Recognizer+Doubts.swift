import IntentRuntime

/// Text of a request that may as well be something else that is said to the assistant.
extension Recognizer {
  /// What says before a text that it is one: a colon, `saying`, `that`; none where a quotation mark does.
  ///
  /// - Parameter isTold: Whether somebody is told it, rather than that it is what money or a table is for.
  func lead(
    to text: Range<Int>, isTold: Bool, _ sentence: Sentence
  ) -> Recognition.PlainText.Lead? {
    guard let first = text.first else { return .nothing }
    let (spoken, words) = (rules.spoken, sentence.words)
    if sentence.isAnnounced(first) {
      return sentence.endOfColon(before: first) == nil ? nil : .mark
    }
    if spoken.textMarks.match(words, endingAt: first) != nil { return .mark }
    let asks =
      rules.numbers.isUnspaced
      ? spoken.questionClauses.match(words, at: text.upperBound) != nil
      : spoken.questionClauses.match(words, endingAt: first) != nil
    if asks || isTold && isBehindTopicMark(first, sentence) { return .indirect }
    return spoken.clauseStarts.match(words, endingAt: first) == nil ? .nothing : .clause
  }

  /// People before a text where no more than a comma stands before the last of them, `Coco, Bobo called`, or before those of
  /// whom it may say something, `Coco, Bobo and mom are late`: they may be of the text.
  func enumeration(_ people: SentenceMatcher.Filling, _ sentence: Sentence) -> String? {
    guard people.slot.isPeople, !rules.numbers.isUnspaced else { return nil }
    let junctions = SentenceJunctions(sentence: sentence, shared: shared)
    return junctions.lastJoiner(in: people.words).flatMap {
      let isJoined = junctions.isJoined($0) || junctions.isBehindSign($0)
      return isJoined && !junctions.mayBeSubject(people.words) ? nil : sentence.text(people.words)
    }
  }

  /// Whether something joins words of a slot to others, `and`, where a list, a name or a title may go on with another request;
  /// in a title a comma does as well.
  func isJoined(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool {
    let slot = filling.slot
    let isProperty = slot.property != nil
    guard slot.isList || !slot.isText || slot.isNameInText || isProperty, filling.value == nil,
      !rules.numbers.isUnspaced
    else { return false }
    return filling.words.dropFirst().contains {
      shared.joints.match(sentence.words, at: $0) != nil
        || isProperty && sentence.hasMark(before: $0)
    }
  }

  /// Whether a text may as well take back what was said, name somebody else in place of who was named, or be an amount of
  /// money: `hello never mind`, `no wait Little Bobo hello`, `20 dollars`. What somebody is asked, `if she is coming`, would be
  /// told them without the first word, and nobody says what they are to hear `about the party`.
  ///
  /// - Parameter paysSomebody: Whether money can be sent, so that a number alone may be an amount.
  func isDoubtful(_ text: Recognition.PlainText, names: Names, paysSomebody: Bool) -> Bool {
    let sentence = Sentence(text.text)
    if text.isDictated,
      text.lead == .indirect || isIndirect(sentence) || tellsAnother(sentence, names)
        || saysNothing(sentence)
    {
      return true
    }
    guard text.lead == .nothing else { return false }
    return shared.takesBack(sentence, evenWhole: text.isDictated && !text.isLed)
      || text.isList && hasDenial(sentence)
      || text.isDictated
        && (text.people != nil || endsWithOther(sentence, names) || beginsWithMoment(sentence)
          || isAmount(sentence, paysSomebody)
          || !text.isLed
            && (hasColon(sentence) || isOfNames(sentence, names) || beginsWithPeople(sentence)
              || deniesRequest(sentence) || namesThing(sentence))
          || endOfCorrection(sentence).map { isNamed(at: $0.end, sentence, names) } ?? false
          || correctsPerson(sentence, names)
          || leavesOutPerson(sentence, names))
  }

  /// Whether a text that was asked for may as well be something else: end with what takes it back, or with somebody else whom
  /// it, or more, is for, `I'm late, no, to Little Bobo`, or say what to ask of them.
  func mayBeOtherwise(_ text: String, names: Names) -> Bool {
    let sentence = Sentence(text)
    return tellsAnother(sentence, names) || saysNothing(sentence) || asksThem(sentence)
      || shared.takesBack(sentence, evenWhole: false) || endsWithOther(sentence, names)
      || correctsPerson(sentence, names)
  }

  /// Whether a text is no more than `nothing`, or `instead`, which says of the request that it is another one.
  private func saysNothing(_ sentence: Sentence) -> Bool {
    let instead = rules.dialogue.textRefusals.replacements.match(sentence.words, at: 0)?.end
    if instead == sentence.words.count { return true }
    let nothing = rules.commands.match(sentence.words, at: 0)
    return nothing?.meaning == .neither && nothing?.end == sentence.words.count
      || rules.dialogue.textRefusals.words.match(sentence.words, at: 0).map {
        $0.meaning == .denial && $0.end == sentence.words.count
      } ?? false
  }

  /// Whether a text begins with what may deny the request before it, `schreib Coco` … `nichts von der Party`, `text Coco` … `no
  /// message`.
  private func deniesRequest(_ sentence: Sentence) -> Bool {
    let (words, refusals) = (sentence.words, rules.dialogue.textRefusals)
    if refusals.denialsOfRequest.match(words, at: 0) != nil { return true }
    let denial = refusals.words.match(words, at: 0).flatMap { $0.meaning == .denial ? $0.end : nil }
    let end = denial ?? rules.dialogue.negations.match(words, at: 0)?.end
    return end.flatMap { refusals.words.match(words, at: $0) }?.meaning == .sending
  }

  /// Whether a text is no more than an article and a word, `a mesage`, `the address`, or some kind of message, `a nice message`,
  /// `one more message`: something to send rather than words. `Das` of `das stimmt` is no article.
  private func namesThing(_ sentence: Sentence) -> Bool {
    let (words, sent) = (sentence.words, rules.dialogue.textRefusals.words)
    let isMessage =
      words.count <= Self.mostWordsOfThing
      && words.indices.dropFirst().contains { sent.match(words, at: $0)?.meaning == .sending }
    let isOneMore =
      isMessage && sent.match(words, endingAt: words.count)?.meaning == .sending
      && words.indices.contains { index in
        rules.articles.match(words, at: index) != nil || reader.number(sentence, index) != nil
      }
    let isThing = words.count == 2 || isMessage
    return (isThing && rules.articles.match(words, at: 0)?.end == 1 || isOneMore)
      && rules.spoken.pointers.match(words, at: 0) == nil
      && rules.dialogue.objects.match(words, at: 0) == nil
  }

  /// The most words of some kind of message, `a very nice message`.
  private static let mostWordsOfThing = 4

  /// Whether what leads to a clause stands behind a day or a time with which a text begins, `tomorrow that I'm late`: it may be
  /// when the text is to be sent.
  private func beginsWithMoment(_ sentence: Sentence) -> Bool {
    let words = sentence.words
    let ends =
      reader.moments(sentence, 0).map(\.end)
      + [rules.times.recurrences.match(words, at: 0)?.end].compactMap(\.self)
    return ends.contains { rules.spoken.clauseStarts.match(words, at: $0) != nil }
  }

  /// Whether a text goes on with what somebody else is told: `I'm late, and Bobo that he is early`.
  private func tellsAnother(_ sentence: Sentence, _ names: Names) -> Bool {
    let (spoken, words) = (rules.spoken, sentence.words)
    let junctions = SentenceJunctions(sentence: sentence, shared: shared)
    // 「Cocoにも、Little Boboにも行く」
    let first = spoken.focusParticles.match(words, at: 0)?.end ?? 0
    if rules.numbers.isUnspaced, isTold(at: first, sentence, names) { return true }
    return words.indices.dropFirst().contains { index in
      let joined = startOfRequest(at: index, sentence)
      // 'But Bobo that …', 'a do Zeldy, że …'
      let contrast = rules.dialogue.contrasts.match(words, at: joined ?? index)?.end
      guard let start = contrast ?? joined else { return false }
      guard !rules.numbers.isUnspaced else { return isTold(at: start, sentence, names) }
      let name = spoken.personMarks.match(words, at: start)?.end ?? start
      return endsOfNames(at: name, sentence, names).contains { end in
        junctions.isClauseStart(end) || spoken.textMarks.match(words, at: end) != nil
          || sentence.endOfColon(before: end) != nil
          // 'And Bobo he is early', 'and Bobo to bring bread'
          || start > index
            && (junctions.isSpeaker(end) || spoken.personMarks.match(words, at: end) != nil)
      }
    }
  }

  /// Whether a text ends with somebody who is known and a word or two for them, `and Little Bobo goodbye`, and not with the last
  /// of several, `with mom and Little Bobo now`.
  private func endsWithOther(_ sentence: Sentence, _ names: Names) -> Bool {
    let words = sentence.words
    guard !rules.numbers.isUnspaced else { return false }
    return words.indices.dropFirst().contains { joint in
      guard
        let next = shared.joints.match(words, at: joint)?.end
          ?? rules.dialogue.contrasts.match(words, at: joint)?.end
          ?? rules.spoken.sequels.match(words, at: joint)?.end
      else { return false }
      // 'Y a Little Bobo adiós'
      let start = rules.spoken.personMarks.match(words, at: next)?.end ?? next
      guard
        names.endsOfContacts(in: words, at: start).contains(where: {
          // 'But Little Bobo is'
          (1...Self.mostWordsOfOther).contains(words.count - $0)
            && rules.spoken.copulas.match(words, at: $0) == nil
        })
      else { return false }
      return !(0..<joint).contains {
        names.endsOfContacts(in: words, at: $0).contains(joint)
      }
    }
  }

  /// The most words that somebody is told behind what is told to another with no word that leads to them.
  private static let mostWordsOfOther = 2

  /// Whether somebody is named at a word with the particle of whom something is said to, `Coco한테`.
  private func isTold(at start: Int, _ sentence: Sentence, _ names: Names) -> Bool {
    endsOfNames(at: start, sentence, names).contains {
      rules.spoken.recipientMarks.match(sentence.words, at: $0) != nil
    }
  }

  /// Where the name of somebody may end that begins at a word of a text: one that is known, or words with capital letters.
  private func endsOfNames(at start: Int, _ sentence: Sentence, _ names: Names) -> [Int] {
    var ends = names.endsOfContacts(in: sentence.words, at: start)
    for end in sentence.words.indices.dropFirst(start).prefix(Self.mostWordsOfStranger) {
      guard sentence.isCapitalized(end) else { break }
      ends.append(end + 1)
    }
    return ends
  }

  /// The most words of the name of somebody whom nobody knows.
  private static let mostWordsOfStranger = 2

  /// Whether a text is no more than somebody who is known, or begins with several, `little bobo and bobo jr. hello`, or with one
  /// and what leads to a text, so that it may as well be meant for them.
  private func isOfNames(_ sentence: Sentence, _ names: Names) -> Bool {
    let words = sentence.words
    guard !rules.numbers.isUnspaced else { return false }
    return names.endsOfContacts(in: words, at: 0).contains { end in
      let next = shared.joints.match(words, at: end)?.end
      // 'Bobo saying I'm late', 'Coco to say 6'
      let leads = [rules.spoken.textMarks, rules.spoken.personMarks, rules.spoken.clauseStarts]
        .contains { $0.match(words, at: end) != nil }
      return end == words.count || leads
        || next.map { isNamed(at: $0, sentence, names) } ?? false
    }
  }

  /// Whether a text begins with a few words, one that joins, and others before what leads to a clause: it may be told to all of
  /// them, `bobo and lisa that I'm late`.
  private func beginsWithPeople(_ sentence: Sentence) -> Bool {
    let words = sentence.words
    guard !rules.numbers.isUnspaced else { return false }
    return words.indices.dropFirst().prefix(Self.mostWordsOfStranger).contains { index in
      guard let joint = shared.joints.match(words, at: index)?.end else { return false }
      return (1...Self.mostWordsOfStranger).contains { count in
        rules.spoken.clauseStarts.match(words, at: joint + count) != nil
      }
    }
  }

  /// Whether a colon stands within a text, before which the name may go on: `Smith: hello`, behind `send a message to Coco`.
  private func hasColon(_ sentence: Sentence) -> Bool {
    sentence.words.indices.dropFirst().prefix(Self.mostWordsOfName).contains { index in
      sentence.endOfColon(before: index) != nil && !sentence.beginsWithDigit(index)
    }
  }

  /// More words than stand of a name behind the part of it that is known.
  private static let mostWordsOfName = 6

  /// What stands behind words of a text that something else may begin with, `and`, `no wait`: it may be a request of its
  /// own.
  func possibleRequests(in text: Recognition.PlainText) -> [String] {
    let sentence = Sentence(text.text)
    let count = sentence.words.count
    guard !rules.numbers.isUnspaced else { return [] }
    let starts = sentence.words.indices.dropFirst().suffix(Self.mostWordsOfRequest)
      .compactMap { startOfRequest(at: $0, sentence) }
    return ([endOfCorrection(sentence)?.end].compactMap(\.self) + starts)
      .filter { $0 < count && count - $0 <= Self.mostWordsOfRequest }
      .map { sentence.text(from: Int(sentence.words[$0].start), to: sentence.text.utf8.count) }
  }

  /// Where another request begins at a word of a text, behind what joins it to what is before it, or the end of a sentence:
  /// `and`, `then`, a comma; none where nothing does.
  func startOfRequest(at index: Int, _ sentence: Sentence) -> Int? {
    let words = sentence.words
    let joint = shared.joints.match(words, at: index)?.end
    let start = joint ?? index
    let sequel = rules.spoken.sequels.match(words, at: start)?.end
    guard joint != nil || sequel != nil || sentence.hasMark(before: index) else { return nil }
    return sequel ?? start
  }

  /// The most words of a request that are looked for behind what joins it to a text: what is dictated is often longer.
  private static let mostWordsOfRequest = 24

  /// The word behind all that takes back what was said before a word of a text, `sorry I mean`, and how many marks that are;
  /// none where nothing does.
  private func endOfCorrection(_ sentence: Sentence, from first: Int = 0) -> (
    end: Int, count: Int
  )? {
    let words = sentence.words
    var (start, count) = (first, 0)
    for _ in 0..<ValueReader.mostCorrections {
      let end = [
        rules.corrections.match(words, at: start)?.end,
        rules.spoken.secondThoughts.match(words, at: start)?.end,
        rules.spoken.retractions.match(words, at: start)?.end,
        rules.spoken.hesitations.match(words, at: start)?.end,
      ].compactMap(\.self).max()
      guard let end else { break }
      (start, count) = (end, count + 1)
    }
    return count > 0 ? (start, count) : nil
  }

  /// Whether a text names somebody who is known behind what takes back what was said, who may be meant instead: `I'm late, no,
  /// to Little Bobo`.
  private func correctsPerson(_ sentence: Sentence, _ names: Names) -> Bool {
    let words = sentence.words
    guard !rules.numbers.isUnspaced else { return false }
    return words.indices.dropFirst().contains { index in
      guard let correction = endOfCorrection(sentence, from: index) else { return false }
      let lead = [rules.spoken.personMarks, rules.spoken.requestVerbs]
        .compactMap { $0.match(words, at: correction.end)?.end }.max()
      // 'There is no Coco here'
      guard lead != nil || correction.count > 1 || sentence.hasMark(before: index) else {
        return false
      }
      return !names.endsOfContacts(in: words, at: lead ?? correction.end).isEmpty
    }
  }

  /// Whether somebody who is known is named at a word of a text, or behind one that leads to a name, `a Little Bobo`.
  private func isNamed(at start: Int, _ sentence: Sentence, _ names: Names) -> Bool {
    let led = rules.spoken.personMarks.match(sentence.words, at: start)?.end
    return [start, led].compactMap(\.self).contains {
      !names.endsOfContacts(in: sentence.words, at: $0).isEmpty
    }
  }

  /// Whether a text begins with somebody who is not meant, before what is to be said: `not Bobo, that I'm late`.
  private func leavesOutPerson(_ sentence: Sentence, _ names: Names) -> Bool {
    let (words, spoken) = (sentence.words, rules.spoken)
    let no = rules.commands.match(words, at: 0).flatMap { $0.meaning == .no ? $0.end : nil }
    guard let denial = rules.dialogue.negations.match(words, at: 0)?.end ?? no else { return false }
    let lead = spoken.personMarks.match(words, at: denial)?.end
    var isLeftOut = false
    names.spans(of: .contactName, in: words, from: lead ?? denial) { end, _, _ in
      guard end < words.count else { return }
      // 'Non à Bobo salut'
      isLeftOut =
        isLeftOut || lead != nil || sentence.hasMark(before: end)
        || spoken.clauseStarts.match(words, at: end) != nil
    }
    return isLeftOut
  }

  /// Whether all of a text is one number, or an amount of money that nothing corrects: `25`, `20 euros`.
  func isPlainAmount(_ text: String) -> Bool {
    let sentence = Sentence(text)
    return reader.decimal(sentence, 0)?.end == sentence.words.count
      || isAmount(sentence, false)
        && !sentence.words.indices.contains { sentence.hasMark(before: $0) }
  }

  /// Whether all of a text is an amount of money, `about 20 dollars`.
  private func isAmount(_ sentence: Sentence, _ paysSomebody: Bool) -> Bool {
    let start = rules.spoken.approximations.match(sentence.words, at: 0)?.end ?? 0
    let count = sentence.words.count
    guard start < count else { return false }
    let money = reader.values(of: .money(), in: sentence, from: start).map(\.end)
    if money.contains(count) { return true }
    guard paysSomebody, count - start <= Self.mostWordsOfAmount,
      let end = (money + [reader.decimal(sentence, start)?.end].compactMap(\.self)).max(),
      // '5 minutes', '8 tomorrow'
      !reader.durations(sentence, start).contains(where: { $0.end > end }),
      !reader.moments(sentence, start).contains(where: { $0.end > end }),
      reader.moments(sentence, end).isEmpty
    else { return false }
    // '20 dollars less', '20 dolars', and '20, no, 30'
    return count == end || count == end + 1 && sentence.beginsWithDigit(start)
      || !money.isEmpty && count <= Self.mostWordsOfPlainAmount
      || (end..<count).contains { reader.decimal(sentence, $0) != nil }
  }

  /// The most words of what may be an amount with another one behind it, `20 dollars, no wait, make it 30`.
  private static let mostWordsOfAmount = 8
  /// The most words of what may be an amount with more said of it, `20 dollars for the pizza`.
  private static let mostWordsOfPlainAmount = 5

  /// Whether an amount of money stands in a text, so that it may be how much is sent: `lunch 20 dollars`.
  func saysAmount(_ text: String) -> Bool {
    let sentence = Sentence(text)
    return sentence.words.indices.contains { !reader.money(sentence, $0).isEmpty }
  }

  /// Whether a number is all that a sentence says besides one word, `pay 30`, so that it may as well correct an amount.
  func isAmountAlone(_ fillings: [SentenceMatcher.Filling], _ sentence: Sentence) -> Bool {
    guard let filling = fillings.first(where: { !$0.words.isEmpty }),
      filling.slot.type.takesNumberForMoney
    else { return false }
    return filling.words.count + 1 == rules.withoutCourtesy(sentence).words.count
      && reader.money(sentence, filling.words.lowerBound).isEmpty
  }
}
