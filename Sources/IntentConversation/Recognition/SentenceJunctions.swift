/// Where words of a sentence go on with what stands before them, so that nothing else can begin there.
///
/// `Coco and Bobo`, `Coco's mom`, `Cocoに`: whoever reads no more than the first name of these takes the rest
/// for something else.
struct SentenceJunctions {
  let sentence: Sentence
  let shared: SharedRules

  /// The word behind one that means nothing; 0 where there is none.
  @inline(__always)
  func end(of fillers: PhraseTable<Bool>, at position: Int) -> Int {
    guard let end = fillers.match(sentence.words, at: position)?.end, isWhole(position..<end)
    else { return 0 }
    return end
  }

  /// The word behind what says how something is to be done; 0 where there is none, or where its capital letter makes it a
  /// part of a title, `Do It Now`.
  func endOfAdverb(at position: Int) -> Int {
    let end = end(of: shared.spoken.adverbs, at: position)
    guard end > 0 else { return 0 }
    return position > 0 && (position..<max(position, end)).contains { sentence.isCapitalized($0) }
      ? 0 : end
  }

  /// Whether a word that names seldom have is one by its capital letter, `call Will`.
  func isFirstName(_ position: Int) -> Bool {
    position > 0 && shared.spoken.firstNames.match(sentence.words, at: position) != nil
      && sentence.isCapitalized(position)
  }

  /// Whether a word goes on with the value before it: `and`, `or`, a particle of a name.
  func isContinuation(_ position: Int) -> Bool {
    guard position > 0 else { return false }
    if isPossessive(position) || isBehindSign(position) { return true }
    guard let match = shared.spoken.continuations.match(sentence.words, at: position) else {
      return false
    }
    guard !isSpaced else { return sentence.isSpelled(match, from: position) }
    // Without spaces a syllable alone may be the beginning of any word.
    return !sentence.hasGap(position - 1) || sentence.hasGap(match.end - 1)
  }

  /// Whether the words before cannot be the last of a name or of a text: `and`, the mark of a possessive, what
  /// says something of the value behind them, `not`, `less than`, `before`.
  func isUnfinished(_ position: Int) -> Bool {
    guard position > 1 else { return false }
    if isPossessive(position - 1) { return true }
    guard isSpaced else { return isInsideParticle(position) }
    return isBehindJoint(position) || isQualified(position)
      || isMark(position - 1) && isQualified(position - 1)
  }

  /// Whether a day or a time that begins at a word is not all of it: `d'ici`, `or`, `two days after` stand before.
  func isMomentUnfinished(_ position: Int) -> Bool {
    guard position > 1, isSpaced else { return false }
    let times = shared.rules.times
    return (1...Self.mostWords).contains { count in
      guard position > count else { return false }
      let start = position - count
      return shared.spoken.continuations.match(sentence.words, at: start)?.end == position
        || times.unfinished.match(sentence.words, at: start)?.end == position
        || times.spanSigns.match(sentence.words, at: start)?.end == position
    }
  }

  /// Whether a word joins the value before it with another one, `and`.
  func isJoined(_ position: Int) -> Bool {
    guard position < sentence.words.count, isSpaced else { return false }
    return shared.joints.match(sentence.words, at: position) != nil
  }

  /// The word behind what may go on with a day or a time before it, and whether it does whatever is behind.
  func endOfTail(_ position: Int) -> (end: Int, isCertain: Bool)? {
    let (words, times) = (sentence.words, shared.rules.times)
    if let tail = times.tails.match(words, at: position) { return (tail.end, true) }
    let end =
      times.spanSigns.match(words, at: position)?.end
      ?? times.hourSigns.match(words, at: position)?.end
      ?? times.minuteSigns.match(words, at: position)?.end
      ?? times.rangeMiddles.match(words, at: position)?.end
      ?? times.endMarks.match(words, at: position)?.end
      ?? shared.spoken.secondThoughts.match(words, at: position)?.end
      ?? shared.rules.corrections.match(words, at: position)?.end
    return end.map { ($0, false) }
  }

  /// Whether the word before cannot be the last of somebody's name: `or`, `on`.
  func isInsideName(_ position: Int) -> Bool {
    guard position > 1, isSpaced else { return false }
    let spoken = shared.spoken
    return spoken.continuations.match(sentence.words, at: position - 1)?.end == position
      || spoken.channelMarks.match(sentence.words, at: position - 1)?.end == position
  }

  /// Whether the words before are ones that names seldom have: `for`, or `roughly` before an amount.
  func isBehindFunctionWord(_ position: Int) -> Bool {
    guard position > 1, isSpaced else { return false }
    let (spoken, words) = (shared.spoken, sentence.words)
    return spoken.functionWords.match(words, at: position - 1)?.end == position
      && !isFirstName(position - 1)
      || (1...Self.mostWords).contains { count in
        position > count
          && spoken.approximations.match(words, at: position - count)?.end == position
      }
  }

  /// Whether a part of somebody's name may stand for it: neither one of small words alone, `the`, `little`, `will`, nor one
  /// that ends with such a word, `Bobo the` of `Bobo the Great`.
  func mayStandForName(_ part: Range<Int>) -> Bool {
    guard isSpaced, let last = part.last else { return true }
    func isSmall(_ index: Int) -> Bool {
      isArticle(index)
        || shared.spoken.functionWords.match(sentence.words, at: index)?.end == index + 1
    }
    return !isSmall(last) && part.contains { !isSmall($0) && !isEpithet($0) }
  }

  /// Whether the word before is all of a name, `mom`, and what is said to her begins here: `dinner` of `mom dinner is ready`,
  /// not `jones` of `mom jones that`, nor a last one, `mom jones`.
  func isBehindRelation(_ position: Int) -> Bool {
    let (spoken, words) = (shared.spoken, sentence.words)
    guard position > 0, isSpaced, position + 1 < words.count, !sentence.isCapitalized(position),
      !isClauseStart(position + 1), spoken.textMarks.match(words, at: position + 1) == nil,
      !isSpeaker(position + 1)
    else { return false }
    return spoken.relations.match(words, at: position - 1)?.end == position
      && spoken.continuations.match(words, at: position) == nil && !beginsEpithets(position)
      && !sentence.hasMark(before: position) && !isPossessive(position)
  }

  /// Whether what says something of what is before it begins at a word, `is`.
  func beginsCopula(_ position: Int) -> Bool {
    isSpaced && shared.spoken.copulas.match(sentence.words, at: position) != nil
  }

  /// Whether the last of some people, with a comma before, is whom something is said of: `mom, dad is late`, `mom, and dad is
  /// late`.
  func isSubject(_ people: Range<Int>) -> Bool {
    guard beginsCopula(people.upperBound) else { return false }
    return lastJoiner(in: people).map { sentence.hasMark(before: $0) } ?? false
  }

  /// Whether the last of some people may be whom something is said of, or asked, behind a comma before them: `mom, dad and Bob
  /// are late`.
  func mayBeSubject(_ people: Range<Int>) -> Bool {
    beginsCopula(people.upperBound)
      && people.dropFirst().contains { sentence.hasMark(before: $0) && endOfJoiner(at: $0) != nil }
  }

  /// The word before which the last of several names is joined with the others: its first, or `and`.
  func lastJoiner(in names: Range<Int>) -> Int? {
    names.dropFirst().last { endOfJoiner(at: $0) != nil }
  }

  /// Whether somebody begins to speak of themselves or of others at a word, `I`.
  func isSpeaker(_ position: Int) -> Bool {
    shared.rules.dialogue.speakers.match(sentence.words, at: position) != nil
  }

  /// Whether somebody says something else of themselves behind what is before a word: `but I`.
  func beginsContrast(_ position: Int) -> Bool {
    shared.rules.dialogue.contrasts.match(sentence.words, at: position)
      .map { isSpeaker($0.end) } ?? false
  }

  /// Whether the last two of several people begin behind a comma, before what is said to them: `dad and Bob I'm late`.
  func isListBeforeSpeaker(_ position: Int) -> Bool {
    guard isSpaced, position > 0, sentence.hasMark(before: position),
      let joint = shared.joints.match(sentence.words, at: position + 1)?.end
    else { return false }
    return isSpeaker(joint + 1)
  }

  /// Whether a word is no more than what is called out before a clause, `sorry` or `yes`.
  func isExclamation(_ position: Int) -> Bool {
    let (rules, words) = (shared.rules, sentence.words)
    let dialogue = rules.dialogue
    return [
      rules.spoken.hesitations, rules.spoken.courtesies, rules.spoken.openings,
      rules.spoken.approximations, dialogue.interjections, dialogue.thoughts,
    ].contains { $0.match(words, at: position) != nil }
      || rules.commands.match(words, at: position) != nil
  }

  /// Whether a word is an article, `the`.
  func isArticle(_ position: Int) -> Bool {
    shared.rules.articles.match(sentence.words, at: position)?.end == position + 1
  }

  /// Whether a word stands in names and alone names nobody, `little`.
  func isEpithet(_ position: Int) -> Bool {
    shared.spoken.epithets.match(sentence.words, at: position)?.end == position + 1
  }

  /// Whether several words that stand behind a name and belong to it begin at a word, `in law`.
  func beginsEpithets(_ position: Int) -> Bool {
    (shared.spoken.epithets.match(sentence.words, at: position)?.end ?? 0) > position + 1
  }

  /// Whether a word is none of those that the name of somebody who is paid goes on with: a day, how often, or what denies
  /// what stands beside it, `tomorrow`, `monthly`, `never`.
  func isOutsidePayee(_ position: Int) -> Bool {
    guard isSpaced else { return false }
    let (spoken, words) = (shared.spoken, sentence.words)
    return spoken.qualifiers.match(words, at: position) != nil
      || spoken.denials.match(words, at: position)?.meaning == true || isDay(position)
      // Some papers are called so.
      || shared.rules.times.recurrences.match(words, at: position) != nil
        && !sentence.isCapitalized(position)
  }

  /// Whether the name of a day begins at a word, `tomorrow`, `Monday`.
  func isDay(_ position: Int) -> Bool {
    isSpaced && shared.rules.times.days.match(sentence.words, at: position) != nil
  }

  /// Whether the name of a day goes on behind the word that ends before another one: `este` of `este miércoles`.
  func isInsideDay(_ end: Int, from position: Int) -> Bool {
    isSpaced
      && shared.rules.times.days.match(sentence.words, at: position).map { $0.end > end } ?? false
  }

  /// Whether nothing but what means nothing stands behind a word, `please`.
  func isLastMeaning(_ position: Int) -> Bool {
    let (end, count) = (position + 1, sentence.words.count)
    return end == count
      || [shared.spoken.fillers, shared.spoken.courtesies].contains {
        self.end(of: $0, at: end) == count
      }
  }

  /// Whether what goes on with what is said of the words before it stands right before a word, with no mark behind it:
  /// `is`, `dinner's`.
  func isBehindCopula(_ position: Int) -> Bool {
    position > 1 && isSpaced && !sentence.hasMark(before: position)
      && (1...2).contains { count in
        // 'À la ferme' is where, and 'le magasin ferme' until when.
        position > count
          && shared.spoken.copulas.match(sentence.words, at: position - count)?.end == position
          && !isArticle(position - count - 1)
      }
  }

  /// Whether what leads to how many, for when or about what stands right before a word: `for`, `about`.
  func isBehindCount(_ position: Int) -> Bool {
    guard position > 1, isSpaced else { return false }
    return [shared.rules.times.countMarks, shared.spoken.approximations].contains {
      $0.match(sentence.words, at: position - 1)?.end == position
    }
  }

  /// Whether a word says of what stands behind it that it is not what is meant, `no`, `less than`.
  func isQualifier(_ position: Int) -> Bool {
    isSpaced && shared.spoken.qualifiers.match(sentence.words, at: position) != nil
  }

  /// Whether what leads to a clause stands at a word, `that`, `que`, and not `qué`.
  func isClauseStart(_ position: Int) -> Bool {
    guard let match = shared.spoken.clauseStarts.match(sentence.words, at: position) else {
      return false
    }
    return sentence.isSpelled(match, from: position)
  }

  /// Whether what asks for something is among some words, `who`, so that what is said may end with them: `ask who the
  /// manager is`.
  func hasQuestion(_ words: Range<Int>) -> Bool {
    words.contains { shared.spoken.questionWords.match(sentence.words, at: $0) != nil }
  }

  /// Whether a number at a word would be that of what stands before it, `chapter 3`, so that no time begins there.
  func isNumbered(_ position: Int) -> Bool {
    position > 0 && isSpaced
      && shared.spoken.numbered.match(sentence.words, at: position - 1)?.end == position
  }

  /// Whether the language has spaces between its words.
  var isSpaced: Bool { !shared.rules.numbers.isUnspaced }

  /// Whether a particle of several syllables goes on at a word.
  private func isInsideParticle(_ position: Int) -> Bool {
    guard !sentence.hasGap(position - 2), !sentence.hasGap(position - 1),
      let match = shared.spoken.continuations.match(sentence.words, at: position - 1)
    else { return false }
    return match.end > position
  }

  /// Whether what joins two values stands right before a word.
  private func isBehindJoint(_ position: Int) -> Bool {
    (1...Self.mostWords).contains { count in
      position > count
        && shared.joints.match(sentence.words, at: position - count)?.end == position
    }
  }

  /// Whether what says something of a value stands before it, or goes on there: of `au moins 20` there is no
  /// `moins 20`.
  private func isQualified(_ position: Int) -> Bool {
    (1...Self.mostWords).contains { count in
      guard position > count else { return false }
      let start = position - count
      return (shared.spoken.qualifiers.match(sentence.words, at: start)?.end ?? 0) >= position
        || shared.rules.times.endMarks.match(sentence.words, at: start)?.end == position
    }
  }

  /// Whether a word is what a day or a time begins with, as in `not at six`.
  func isMark(_ position: Int) -> Bool {
    let times = shared.rules.times
    return times.timeMarks.match(sentence.words, at: position)?.end == position + 1
      || times.dayMarks.match(sentence.words, at: position)?.end == position + 1
  }

  /// The most words of what joins values, or says something of one.
  private static let mostWords = 3

  /// The word behind what stands between two names of a list, `and` or a comma; none where nothing does.
  func endOfJoiner(at position: Int) -> Int? {
    guard position > 0, position < sentence.words.count else { return nil }
    if let joint = shared.joints.match(sentence.words, at: position) { return joint.end }
    guard sentence.hasText(before: position) else { return nil }
    let between = sentence.text(
      from: Int(sentence.words[position - 1].end), to: Int(sentence.words[position].start))
    let joins = between.contains(where: Sentence.listMarks.contains) || isBehindSign(position)
    return joins ? position : nil
  }

  /// Whether a sign that joins names stands before a word, `Coco & Bobo`: a comma may as well end one.
  func isBehindSign(_ position: Int) -> Bool {
    let (start, end) = (sentence.words[position - 1].end, sentence.words[position].start)
    // A sign and a space; most words have no more than that between them.
    return end - start > 1 && Sentence.joins(sentence.text(from: Int(start), to: Int(end)))
  }

  /// Whether a word is the `s` of `Coco's`, or of `Coco s mom` as whoever writes in haste has it.
  func isPossessive(_ position: Int) -> Bool {
    guard position > 0, sentence.words[position].hash == Self.possessive else { return false }
    return isBehindApostrophe(position)
      || shared.spoken.relations.match(sentence.words, at: position + 1) != nil
  }

  /// Whether where somebody is stands before a word, `at the vet's`, and not what something is, `dinner's`.
  func isBehindPlace(_ position: Int) -> Bool {
    let (words, noun) = (sentence.words, position - 2)
    guard noun > 0, isPossessive(noun + 1) else { return false }
    let start = shared.rules.articles.match(words, endingAt: noun)?.start ?? noun
    return [shared.spoken.personMarks, shared.rules.times.timeMarks].contains {
      $0.match(words, endingAt: start) != nil
    }
  }

  /// Whether a word goes on with the one before it, so that nothing begins there: `s` of `that's`.
  func endsContraction(_ position: Int) -> Bool {
    guard position > 0 else { return false }
    let word = sentence.words[position]
    // Looked at for every word of a text, most of which stand behind a space.
    return !word.isBehindSpace && word.end - word.start <= 2
      && shared.spoken.contractionEndings.match(sentence.words, at: position) != nil
      && isBehindApostrophe(position)
  }

  private func isBehindApostrophe(_ position: Int) -> Bool {
    let between = sentence.text(
      from: Int(sentence.words[position - 1].end), to: Int(sentence.words[position].start))
    return between == "'" || between == "’"
  }

  private static let possessive = Sentence("s").words.first?.hash
}
