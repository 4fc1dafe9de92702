import IntentRuntime

/// What says of the words beside it that they correct something.
extension AnswerReader {
  /// Where the words begin that stand behind marks of a correction, behind the most marks first: of
  /// `no, actually, Coco` they do at `Coco`, and at `actually`.
  ///
  /// - Returns: The places, and whether nothing but a correction begins with the marks before.
  func correctionMarks(in sentence: Sentence) -> [(end: Int, isExplicit: Bool)] {
    var marks: [(end: Int, isExplicit: Bool)] = []
    var start = 0
    while start < sentence.words.count, marks.count < ValueReader.mostCorrections {
      if let mark = mark(start, in: sentence, isFirst: marks.isEmpty) {
        start = mark.end
        marks.append((start, mark.meaning || marks.last?.isExplicit == true))
      } else if let end = hesitation(sentence, at: start) {
        start = end
        if let last = marks.last { marks.append((start, last.isExplicit)) }
      } else {
        break
      }
    }
    return marks.reversed()
  }

  /// What a sentence may say in place of something, by the marks beside it: `no, two`, `two instead`.
  struct Corrected {
    let sentence: Sentence
    /// Whether nothing but a correction has such marks.
    let isExplicit: Bool
    /// Whether a mark stood behind it.
    let isCut: Bool
  }

  /// What a sentence may say in place of something, without the most marks first.
  func corrected(_ sentence: Sentence) -> [Corrected] {
    let (count, end) = (sentence.words.count, startOfEnding(sentence))
    let marks = correctionMarks(in: sentence)
    func rests(_ marks: [(end: Int, isExplicit: Bool)], before end: Int) -> [Corrected] {
      marks.filter { $0.end < end }.map { mark in
        // A full stop belongs to what is said, where nothing is cut off before it.
        let start = startOfValue(mark.end, sentence)
        let text = sentence.text(
          from: start,
          to: end < count ? Int(sentence.words[end - 1].end) : sentence.text.utf8.count)
        return Corrected(
          sentence: Sentence(text), isExplicit: mark.isExplicit, isCut: end < count)
      }
    }
    let whole = rests(marks, before: count)
    return end < count ? rests(marks + [(0, false)], before: end) + whole : whole
  }

  /// Where a word begins, with the minus before it.
  private func startOfValue(_ word: Int, _ sentence: Sentence) -> Int {
    let start = Int(sentence.words[word].start)
    guard word > 0,
      let sign = sentence.text(from: Int(sentence.words[word - 1].end), to: start).last,
      sign == "-" || sign == "\u{2212}"
    else { return start }
    return start - sign.utf8.count
  }

  /// The words of marks with which nothing but a correction begins: a negation in them is theirs,
  /// `그게 아니라`.
  func explicitMark(in sentence: Sentence) -> [Range<Int>] {
    let mark = correctionMarks(in: sentence).first { $0.isExplicit }
    return mark.map { [0..<$0.end] } ?? []
  }

  /// Where the first mark of a correction begins, behind what means nothing: `oh no`.
  func startOfMarks(in sentence: Sentence) -> Int {
    var start = 0
    while start < sentence.words.count, mark(start, in: sentence, isFirst: true) == nil,
      let end = hesitation(sentence, at: start)
    {
      start = end
    }
    return start
  }

  /// Whether another mark of a correction stands at a word.
  func isMark(_ index: Int, in sentence: Sentence) -> Bool {
    mark(index, in: sentence, isFirst: false) != nil
  }

  /// Where marks of a correction stand between what they take back and what is said in its place, `milk, no, bread`: from
  /// the first word of the marks to the one behind them. Of several the last.
  ///
  /// A word that may as well refuse what is behind it is none, `coffee, no milk`.
  ///
  /// - Parameter evenRefusing: Whether such a word is one, `three, no four`: of what has one value nothing else is meant.
  func secondThoughtMarks(in sentence: Sentence, evenRefusing: Bool) -> (
    marks: Range<Int>, isExplicit: Bool
  )? {
    var (start, found): (Int, (marks: Range<Int>, isExplicit: Bool)?) = (1, nil)
    while start < sentence.words.count {
      guard
        let first = mark(start, in: sentence, isFirst: false, evenRefusing: evenRefusing)
      else {
        start += 1
        continue
      }
      var (end, isExplicit) = (first.end, first.meaning)
      while let next = mark(end, in: sentence, isFirst: false),
        !refuses(end..<next.end, in: sentence)
      {
        (end, isExplicit) = (next.end, isExplicit || next.meaning)
      }
      let refuses = !evenRefusing && refuses(start..<end, in: sentence)
      if end < sentence.words.count, !refuses { found = (start..<end, isExplicit) }
      start = end
    }
    return found
  }

  /// Whether a part of an answer is a command, or takes back what stands before it: `cancel`, `oops`, `no wait`.
  func isSaidToAssistant(_ part: Range<Int>, in sentence: Sentence) -> Bool {
    let said = Sentence(sentence.text(part))
    var end = 0
    while let mark = mark(end, in: said, isFirst: end == 0) { end = mark.end }
    let rules = recognizer.rules
    return end == said.words.count || rules.command(in: said) != nil
      || [rules.spoken.secondThoughts, rules.spoken.hesitations].contains {
        $0.match(said.words, at: 0)?.end == said.words.count
      }
  }

  /// Whether an answer takes back at its end what it says before: `small, no`, `two, no wait`, `breakfast? no`.
  func isTakenBack(_ sentence: Sentence, at turn: SessionTurn) -> Bool {
    guard let question = turn.question, let slot = slot(question.parameter) else {
      if case .confirm = turn { return isTakenBack(sentence, isName: false) }
      return false
    }
    // To yes or no a no is an answer, and in a text it may be of the text.
    return slot.type != .boolean && !isDictated(question) && !isName(sentence, of: question)
      && isTakenBack(sentence, isName: slot.isNamed || slot.type == .place)
  }

  /// - Parameter isName: Whether anything may be a name or a place, `Dr. No`, `Oslo, NO`.
  private func isTakenBack(_ sentence: Sentence, isName: Bool) -> Bool {
    sentence.words.count <= Self.mostWordsOfDenial
      && sentence.words.indices.dropFirst().contains { index in
        guard sentence.hasMark(before: index) else { return false }
        let rest = sentence.rest(from: index)
        return takesBack(rest) && (!isName || rest.text.first?.isUppercase == false)
      }
  }

  /// Whether words say to the assistant that what stands before them is not meant, and nothing else.
  private func takesBack(_ said: Sentence) -> Bool {
    let rules = recognizer.rules
    switch rules.command(in: said)?.command {
    case .no, .cancel, .again, .back, .startOver, .help, .dontKnow: return true
    case .yes, .bye, .enough, .greeting, .neither, .indifferent, .listing: return false
    case nil: return isNoAlone(said)
    }
  }

  /// Whether words are marks of a correction with a no among them, and nothing else: `no wait`.
  func isNoAlone(_ said: Sentence) -> Bool {
    let rules = recognizer.rules
    var (end, refuses) = (0, false)
    while let mark = mark(end, in: said, isFirst: end == 0) {
      refuses = refuses || rules.commands.match(said.words, at: end)?.meaning == .no
      end = mark.end
    }
    return refuses && end == said.words.count
  }

  /// Whether words may as well refuse what stands right behind them, `no milk`.
  private func refuses(_ words: Range<Int>, in sentence: Sentence) -> Bool {
    let rules = recognizer.rules
    return rules.dialogue.refusals.match(sentence.words, at: words.lowerBound)?.end
      == words.upperBound
      && !isSetOff(words.upperBound, in: sentence)
      && rules.articles.match(sentence.words, at: words.upperBound) == nil
  }

  /// The mark of a correction at a word. Behind another one, a word that denies as well is a mark only
  /// where it is set off: `no, no Coco`.
  private func mark(
    _ index: Int, in sentence: Sentence, isFirst: Bool, evenRefusing: Bool = false
  ) -> (end: Int, meaning: Bool)? {
    let rules = recognizer.rules
    // 'Oh no' is a 'no' behind a hesitation.
    let thought =
      hesitation(sentence, at: index) == nil
      ? rules.spoken.secondThoughts.match(sentence.words, at: index) : nil
    guard
      let mark = rules.corrections.match(sentence.words, at: index)
        ?? thought.map({ ($0.end, false) })
    else { return nil }
    guard decline(in: sentence, at: index) == nil, !isNumberSign(index..<mark.end, in: sentence)
    else { return nil }
    let denies =
      rules.dialogue.negations.match(sentence.words, at: index)?.end == mark.end
      || !evenRefusing && refuses(index..<mark.end, in: sentence)
    return isFirst || !denies || isSetOff(mark.end, in: sentence) ? mark : nil
  }

  /// Whether a word is short for a number that stands behind it: `no. 5`.
  private func isNumberSign(_ words: Range<Int>, in sentence: Sentence) -> Bool {
    guard let last = words.last, words.upperBound < sentence.words.count else { return false }
    let mark = sentence.text(
      from: Int(sentence.words[last].end), to: Int(sentence.words[words.upperBound].start))
    return mark.trimmingSpaces == "." && sentence.beginsWithDigit(words.upperBound)
  }

  /// The word behind one that somebody says while they think, `um`.
  private func hesitation(_ sentence: Sentence, at index: Int) -> Int? {
    let rules = recognizer.rules
    return [rules.dialogue.interjections, rules.spoken.fillers]
      .compactMap { $0.match(sentence.words, at: index)?.end }
      .filter { !rules.isInsideWord(index..<$0, of: sentence.words) }.max()
  }

  /// A sentence without what says at its end that it corrects something: `Coco, I mean`.
  func withoutEnding(_ sentence: Sentence) -> Sentence {
    let end = startOfEnding(sentence)
    return end < sentence.words.count ? Sentence(sentence.text(0..<end)) : sentence
  }

  /// A sentence without what says behind a mark that it was all: `hat, coat. That's all.`
  func withoutEnd(_ sentence: Sentence) -> Sentence {
    without(behindMarkIn: sentence) { recognizer.rules.command(in: $0)?.command == .enough }
  }

  /// An answer without what asks behind it whether it is right, `two, right?`; nobody agrees to anything so.
  func withoutTag(_ sentence: Sentence, at turn: SessionTurn) -> Sentence {
    switch turn {
    case .ask, .choose: break
    default: return sentence
    }
    guard sentence.isMarkedAsQuestion else { return sentence }
    return without(behindMarkIn: sentence) {
      recognizer.rules.dialogue.tags.meaning(of: $0) != nil
    }
  }

  /// A sentence without what is only polite behind a mark: `Coco, please`.
  func withoutCourtesyBehind(_ sentence: Sentence) -> Sentence {
    without(behindMarkIn: sentence) { recognizer.rules.isCourtesy($0.words, from: 0) }
  }

  /// A sentence without what is only said before an answer, with a mark behind it: `thanks, Coco`, `no, Berlin`.
  func withoutCourtesyBefore(_ sentence: Sentence) -> Sentence {
    let rules = recognizer.rules
    let places = sentence.words.indices.dropFirst().prefix(Self.mostWordsBehindMark)
    let start = places.last { index in
      guard sentence.hasMark(before: index) else { return false }
      let said = Sentence(sentence.text(0..<index))
      return rules.isCourtesy(said.words, from: 0) || isAnswer(0..<index, in: sentence)
        || [rules.dialogue.thoughts, rules.dialogue.interjections, rules.spoken.hesitations]
          .contains { $0.meaning(of: said) != nil }
    }
    return start.map(sentence.rest) ?? sentence
  }

  private func without(behindMarkIn sentence: Sentence, where isNothing: (Sentence) -> Bool)
    -> Sentence
  {
    let places = sentence.words.indices.dropFirst().suffix(Self.mostWordsBehindMark)
    let end = places.first { sentence.hasMark(before: $0) && isNothing(sentence.rest(from: $0)) }
    return end.map { Sentence(sentence.text(0..<$0)) } ?? sentence
  }

  /// More words than anybody says behind an answer to say that it was all; in a script without spaces each character is one.
  private static let mostWordsBehindMark = 16

  /// What stands behind a yes, where that is an answer by itself, `yes, Little Bobo`, or changes what is agreed to: `yes, but to
  /// Little Bobo`.
  func behindAgreement(_ sentence: Sentence, at turn: SessionTurn, offered: [SessionOption])
    -> String?
  {
    let (question, options): (ParameterQuestion, [SessionOption])
    switch turn {
    case .choose(let asked, let choices): (question, options) = (asked, choices)
    case .ask(let asked): (question, options) = (asked, offered)
    case .confirm: return changeBehindAgreement(sentence, at: turn)
    default: return nil
    }
    guard let yes = recognizer.rules.commands.match(sentence.words, at: 0), yes.meaning == .yes,
      yes.end < sentence.words.count, !isDictated(question), let slot = slot(question.parameter),
      slot.type != .boolean, knownName(sentence, tables(of: slot)) == nil,
      // 'Good night', where 'good morning' is one of them; 'great, the second one' agrees
      sentence.hasMark(before: yes.end)
        || !options.contains(where: {
          Sentence($0.text).foldedWords.contains(sentence.foldedWords[0])
        })
    else { return nil }
    let rest = sentence.rest(from: yes.end)
    let isKnown =
      knownName(rest, tables(of: slot)) != nil || choice(rest, among: options) != nil
      || typedValue(rest, slot) != nil
    return isKnown ? rest.text : nil
  }

  private func changeBehindAgreement(_ sentence: Sentence, at turn: SessionTurn) -> String? {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard let yes = rules.commands.match(words, at: 0), yes.meaning == .yes, yes.end < words.count,
      recognizer.shared.joints.match(words, at: yes.end) == nil
    else { return nil }
    let contrast = rules.dialogue.contrasts.match(words, at: yes.end)?.end
    let rest = sentence.rest(from: contrast ?? yes.end)
    guard
      case .answer(.change(let parameter, let value), ignored: [], _) = reading(of: rest, to: turn),
      value != .null, value != given[parameter], let slot = slot(parameter)
    else { return nil }
    // 'Oui, à l'instant' names nobody.
    let name = rest.rest(from: rules.spoken.personMarks.match(rest.words, at: 0)?.end ?? 0)
    let isNoun = rules.spoken.capitalizesNouns && slot.isPayee && name.isCapitalized(0)
    guard contrast != nil || isUnderstood(value, slot) || isStranger(name, in: name) || isNoun
    else { return nil }
    return rest.text
  }

  /// Text that was asked for, without what can only lead to it: `tell her that I am late`, `I want to say: hello`.
  /// Whatever else it begins with is kept as it was said.
  func dictatedText(_ sentence: Sentence) -> Reading {
    let whole = SessionAnswer.value(.string(sentence.text.trimmingSpaces))
    // 「ちゃんと伝えて」 is all of it what somebody is to do.
    if endsWithLeadOut(sentence) { return .ambiguous(whole, orElse: .command(.again)) }
    guard let start = startOfDictation(sentence) else {
      return .answer(whole, cost: sentence.words.count * Int(MatchCost.textWord))
    }
    let text = sentence.text(from: start, to: sentence.text.utf8.count)
    return .answer(.value(.string(text.trimmingSpaces)), cost: 0)
  }

  /// Whether a text ends with what may only say that somebody is told it, 「伝えて」.
  private func endsWithLeadOut(_ sentence: Sentence) -> Bool {
    let (words, leadOuts) = (sentence.words, recognizer.rules.dialogue.leadOuts)
    return !leadOuts.isEmpty
      && words.indices.dropFirst().contains {
        leadOuts.match(words, at: $0)?.end == words.count
      }
  }

  /// Where a text begins behind what leads to it, in UTF-8 bytes: a colon, or a clause that is no question. None where
  /// nothing leads to it, or what does may as well be of the text.
  private func startOfDictation(_ sentence: Sentence) -> Int? {
    let (rules, words) = (recognizer.rules, sentence.words)
    let leadIn = rules.dialogue.leadIns.match(words, at: 0)
    if let end = leadIn?.end ?? rules.spoken.textMarks.match(words, at: 0)?.end,
      let colon = sentence.endOfColon(before: end)
    {
      return colon
    }
    guard !sentence.isMarkedAsQuestion,
      let clause = rules.spoken.clauseStarts.match(words, at: leadIn?.end ?? 0),
      sentence.isSpelled(clause, from: leadIn?.end ?? 0), clause.end < words.count,
      leadIn?.meaning == true || rules.dialogue.speakers.match(words, at: clause.end) != nil
    else { return nil }
    return Int(words[clause.end].start)
  }

  /// Where the words begin that say at the end of a sentence that it corrects something, `instead`.
  private func startOfEnding(_ sentence: Sentence) -> Int {
    let words = sentence.words
    let endings = recognizer.rules.dialogue.correctionEndings
    let last = words.indices.dropFirst().suffix(Self.longestEnding)
    let junctions = SentenceJunctions(sentence: sentence, shared: recognizer.shared)
    return last.first {
      endings.match(words, at: $0)?.end == words.count && !isOneOfClause(before: $0, sentence)
        // 'A lo mejor'
        && !junctions.isInsideIdiom($0)
    } ?? words.count
  }

  /// Whether `one` before what ends an answer is what that is said of, `the one I meant`, and no number.
  private func isOneOfClause(before end: Int, _ sentence: Sentence) -> Bool {
    guard end > 1, !sentence.hasMark(before: end) else { return false }
    return recognizer.rules.articles.match(sentence.words, endingAt: end - 1) != nil
      && recognizer.reader.number(sentence, end - 1)?.end == end
  }

  /// More words than any ending has; in a script without spaces each character is one.
  private static let longestEnding = 8
}
