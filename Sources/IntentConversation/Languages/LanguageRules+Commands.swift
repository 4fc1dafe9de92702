extension LanguageRules {
  /// What a sentence says to the assistant rather than to the app.
  ///
  /// - Parameter evenForbidden: Whether what is not to be done counts as well, `do not cancel`: where any
  ///   words are an answer it is asked about.
  /// - Returns: The command, and whether the sentence is nothing else: `cancel`, not `please cancel`.
  func command(in sentence: Sentence, evenForbidden: Bool = false)
    -> (command: Command, isBare: Bool)?
  {
    // Who only calls the assistant waits for it.
    if calls.match(sentence.words, at: 0)?.end == sentence.words.count { return (.again, true) }
    guard evenForbidden || !forbids(sentence), let found = saidCommand(in: sentence) else {
      return nil
    }
    // 'Yes?' agrees to nothing: it asks what was said.
    return found.command == .yes && sentence.isQuestion ? (.again, true) : found
  }

  /// Whether a sentence agrees where somebody is asked whether to go on: `continue`, `yes, go on please`.
  func agreesToGoOn(_ sentence: Sentence) -> Bool {
    guard !sentence.isQuestion, !forbids(sentence) else { return false }
    let words = sentence.words
    var (start, agrees) = (0, false)
    while start < words.count {
      if let end = dialogue.goingOn.match(words, at: start)?.end {
        (start, agrees) = (end, true)
      } else if let found = commands.match(words, at: start), found.meaning == .yes {
        start = found.end
      } else if let end = politeness(words, at: start) {
        start = end
      } else {
        return false
      }
    }
    return agrees
  }

  /// Whether a sentence begins with a yes, whatever stands behind it: `yes, 30`.
  func beginsWithYes(_ sentence: Sentence) -> Bool {
    let words = sentence.words
    var start = 0
    while commands.match(words, at: start)?.meaning != .yes {
      guard let end = courtesy(words, at: start) else { return false }
      start = end
    }
    return true
  }

  /// Whether a sentence begins with a yes to which something is joined, `yes, and call her`.
  func agreesWithMore(_ sentence: Sentence) -> Bool {
    guard let yes = commands.match(sentence.words, at: 0), yes.meaning == .yes else { return false }
    return dialogue.additions.match(sentence.words, at: yes.end) != nil
  }

  /// Whether a sentence says no more than yes or no to what it points to, or begins with a no and goes on without a mark:
  /// `yes exactly that`, `not that`, `eso no`, `no change it`; not `good night`, `never again`.
  func answersInPart(_ sentence: Sentence) -> Bool {
    let words = sentence.words
    if let end = endOfPlainNo(sentence), end < words.count, !sentence.hasMark(before: end) {
      return true
    }
    var (index, answers) = (0, false)
    while index < words.count {
      let command = commands.match(words, at: index)
      let isAnswer = [.yes, .no, .neither].contains(command?.meaning)
      let answer = [
        isAnswer ? command?.end : nil, dialogue.negations.match(words, at: index)?.end,
        spoken.retractions.match(words, at: index)?.end,
      ].compactMap(\.self).max()
      let rest = [
        politeness(words, at: index), spoken.pointers.match(words, at: index)?.end,
        dialogue.objects.match(words, at: index)?.end, dialogue.doing.match(words, at: index)?.end,
        spoken.adverbs.match(words, at: index)?.end,
      ].compactMap(\.self).max()
      guard let end = [answer, rest].compactMap(\.self).max() else { return false }
      (index, answers) = (end, answers || answer != nil)
    }
    return answers
  }

  /// Whether what stands behind a no says no more of what is asked about, `not that`, or asks for it to be otherwise, `change
  /// it`.
  func pointsBack(_ sentence: Sentence) -> Bool {
    answersInPart(sentence) || dialogue.changes.verbs.match(sentence.words, at: 0) != nil
  }

  /// The word behind the no of the language that a sentence begins with, `no`, and not another word of refusal, `never`; none
  /// where it does not.
  func endOfPlainNo(_ sentence: Sentence) -> Int? {
    let plain = dialogue.plainNo.match(sentence.words, at: 0)?.end
    return plain == commands.match(sentence.words, at: 0)?.end ? plain : nil
  }

  /// What a sentence decides of words that are asked about: ``decision(in:)``, or a yes that says it of them, `yes, send it`,
  /// `word for word`.
  func verdict(in sentence: Sentence) -> Command? {
    if saysLiterally(sentence) { return .yes }
    return decision(in: sentence) ?? (agreesInPart(sentence) ? .yes : nil)
  }

  /// Whether a sentence agrees to what is asked about by no more than a yes to what it points to: `yes, send it`, `yes that
  /// one`.
  private func agreesInPart(_ sentence: Sentence) -> Bool {
    beginsWithYes(sentence) && answersInPart(sentence)
      && !sentence.words.indices.contains { index in
        let meaning = commands.match(sentence.words, at: index)?.meaning
        return meaning == .no || meaning == .neither
          || dialogue.negations.match(sentence.words, at: index) != nil
      }
  }

  /// Whether a sentence begins with a plain no, or with a yes set off from what is behind it, so that it is said to what was
  /// asked, whatever that is: `no, call her`, `yes and call her`. 'Good luck' is not.
  func decides(_ sentence: Sentence) -> Bool {
    let words = sentence.words
    if endOfPlainNo(sentence) != nil { return true }
    guard let yes = commands.match(words, at: 0), yes.meaning == .yes, yes.end < words.count else {
      return false
    }
    return sentence.hasMark(before: yes.end) || dialogue.additions.match(words, at: yes.end) != nil
  }

  /// Whether a sentence agrees to words as they are, also behind a yes: `yes, word for word`.
  private func saysLiterally(_ sentence: Sentence) -> Bool {
    let said = withoutCourtesy(sentence)
    let yes = commands.match(said.words, at: 0).flatMap { $0.meaning == .yes ? $0.end : nil } ?? 0
    return [0, yes].contains { start in
      start < said.words.count
        && dialogue.literally.match(said.words, at: start)?.end == said.words.count
    }
  }

  /// Whether a sentence says what the assistant asks whether to do: `drop it`, `yes, drop it`, to `Shall I drop …?`.
  func agreesToDrop(_ sentence: Sentence) -> Bool {
    guard !forbids(sentence), !sentence.isQuestion,
      dialogue.commands.match(sentence.words, at: 0)?
        .meaning != .no
    else { return false }
    let question = Set(Sentence(phrase(.drop, "")).words.map(\.hash))
    let said = sentence.words.indices.filter { index in
      spoken.functionWords.match(sentence.words, at: index) == nil
    }
    return said.contains { question.contains(sentence.words[$0].hash) }
      && !sentence.words.indices.contains {
        dialogue.negations.match(sentence.words, at: $0) != nil
      }
      && said.count <= Self.mostWordsOfAgreement
  }

  /// As many words as anybody says to agree to what is asked, beside those that say nothing.
  private static let mostWordsOfAgreement = 3

  /// What a sentence says to the assistant where that asks something of its own that yes and no answer: also
  /// without a word of a language, `👍`.
  func decision(in sentence: Sentence) -> Command? {
    if let command = command(in: sentence)?.command { return command }
    let nod = DialogueWords.nodding.match(sentence.words, at: 0)
    if nod?.end == sentence.words.count { return .yes }
    return refusesToGoOn(sentence) ? .no : nil
  }

  /// Whether a sentence is no more than what a request may begin with: `hello`.
  func greets(_ sentence: Sentence) -> Bool {
    spoken.openings.match(sentence.words, at: 0)?.end == sentence.words.count
  }

  /// Whether a sentence refuses without a word of a language, `👎`.
  func refusesToGoOn(_ sentence: Sentence) -> Bool {
    DialogueWords.shakes.match(sentence.words, at: 0)?.end == sentence.words.count
  }

  /// Whether a sentence forbids what its words would do without the mark between them: `nie anuluj`,
  /// but not `nie, anuluj`.
  private func forbids(_ sentence: Sentence) -> Bool {
    sentence.words.indices.contains { index in
      guard let end = dialogue.prohibitions.match(sentence.words, at: index)?.end else {
        return false
      }
      return ((index + 1)..<end).allSatisfy { !sentence.hasMark(before: $0) }
    }
  }

  private func saidCommand(in sentence: Sentence) -> (command: Command, isBare: Bool)? {
    let words = sentence.words
    if dialogue.ironies.match(words, at: 0)?.end == words.count { return nil }
    if let command = commands.meaning(of: sentence) {
      // 'No, one' is not 'no one'.
      let no = dialogue.plainNo.match(words, at: 0)?.end
      if command == .neither, no.map(sentence.hasMark) ?? false { return nil }
      return (command, true)
    }
    var start = 0
    while let end = interjection(words, at: start) { start = end }
    if let found = commands.match(words, at: start), found.end == words.count {
      return (found.meaning, true)
    }
    var isCorrection = false
    // What says the same again and again ends where it does, wherever in it one begins.
    var repetition: (command: Command?, end: Int) = (nil, 0)
    while start < words.count {
      if let found = commands.match(words, at: start) {
        if start >= repetition.end || repetition.command != found.meaning {
          repetition = (
            found.meaning, endOfRepetition(of: found.meaning, in: words, from: found.end)
          )
        }
        if isCourtesy(words, from: repetition.end) {
          // 'No, yes' is neither.
          return isCorrection && found.meaning == .yes ? nil : (found.meaning, false)
        }
      }
      if let end = endOfRefusal(sentence, at: start) {
        (start, isCorrection) = (end, true)
      } else if let end = courtesy(words, at: start) {
        start = end
      } else {
        return nil
      }
    }
    return nil
  }

  /// The word behind the mark of a correction, or behind one of no: `nah, forget it`.
  ///
  /// Several words of no may as well deny what stands right behind them: `auf keinen Fall abbrechen`.
  private func endOfRefusal(_ sentence: Sentence, at start: Int) -> Int? {
    let mark = corrections.match(sentence.words, at: start)?.end
    guard let no = commands.match(sentence.words, at: start),
      no.meaning == .no || no.meaning == .neither,
      no.end == start + 1 || numbers.isUnspaced || sentence.hasMark(before: no.end)
    else { return mark }
    return max(no.end, mark ?? 0)
  }

  /// The word behind those that say the same once more: `yes yes`, `yes, please, sure`.
  private func endOfRepetition(
    of command: Command,
    in words: [Sentence.Word],
    from start: Int
  ) -> Int {
    var start = start
    while true {
      if let found = commands.match(words, at: start), found.meaning == command {
        start = found.end
      } else if let end = politeness(words, at: start) {
        start = end
      } else {
        return start
      }
    }
  }

  /// The word behind what somebody says first, where that is no part of a longer word: `아`, not `아니`.
  private func interjection(_ words: [Sentence.Word], at start: Int) -> Int? {
    guard let end = dialogue.interjections.match(words, at: start)?.end else { return nil }
    let longest = [
      commands.match(words, at: start)?.end, corrections.match(words, at: start)?.end,
    ].compactMap(\.self).max()
    return longest ?? 0 > end ? nil : end
  }

  /// Whether nothing but what is polite is said from a word on.
  func isCourtesy(_ words: [Sentence.Word], from start: Int) -> Bool {
    var start = start
    while start < words.count {
      guard let end = politeness(words, at: start) else { return false }
      start = end
    }
    return true
  }

  /// The word behind one that is said to the assistant and means nothing.
  func politeness(_ words: [Sentence.Word], at start: Int) -> Int? {
    [spoken.fillers, spoken.courtesies, calls].compactMap { $0.match(words, at: start)?.end }.max()
  }

  /// The word behind one that only leads to what is said.
  private func courtesy(_ words: [Sentence.Word], at start: Int) -> Int? {
    [calls, spoken.openings, spoken.fillers, spoken.courtesies, dialogue.interjections]
      .compactMap { $0.match(words, at: start)?.end }
      .filter { !isInsideWord(start..<$0, of: words) }.max()
  }

  /// Whether a character goes on with the next one, where words have no spaces between them: `오` of `오만`.
  func isInsideWord(_ range: Range<Int>, of words: [Sentence.Word]) -> Bool {
    numbers.isUnspaced && range.count == 1 && range.upperBound < words.count
      && words[range.lowerBound].end == words[range.upperBound].start
  }

  /// A sentence without the words at its ends that only are polite.
  func withoutCourtesy(_ sentence: Sentence) -> Sentence {
    let words = sentence.words
    var start = 0
    while start < words.count, let end = courtesy(words, at: start) { start = end }
    guard let end = words.indices.dropFirst(start + 1).first(where: { isCourtesy(words, from: $0) })
    else {
      return start == 0 || start >= words.count
        ? sentence : Sentence(sentence.text(start..<words.count))
    }
    return Sentence(sentence.text(start..<end))
  }
}

extension Sentence {
  /// Whether a mark stands between a word and the one before it: `no, two`.
  func hasMark(before index: Int) -> Bool {
    guard hasText(before: index) else { return false }
    return text(from: Int(words[index - 1].end), to: Int(words[index].start))
      .contains { $0.isPunctuation }
  }

  /// Whether a question mark stands at its end.
  var isQuestion: Bool {
    guard let last = words.last else { return false }
    return text(from: Int(last.end), to: text.utf8.count).contains { $0 == "?" || $0 == "？" }
  }
}
