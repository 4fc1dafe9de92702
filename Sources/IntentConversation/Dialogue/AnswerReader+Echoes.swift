import IntentRuntime

/// Answers to whether to go on that say what is asked by its verb, `yes, cancel it`, `don't book it`.
///
/// The verb is a word of the intent's title, or one of what an intent of its kind does. Whatever else is said beside it, `yes,
/// if there is money`, `yes, from checking to savings`, says more than a yes or a no, and is asked about.
extension AnswerReader {
  /// What an answer says of what is asked.
  private struct Echo {
    var saysYes = false
    var saysNo = false
    var isDenied = false
    /// Whether it says no more than what an intent of the kind does, `pay it`, which needs no yes.
    var isDoing = false
  }

  /// Whether a sentence agrees so.
  func agrees(_ sentence: Sentence) -> Bool {
    echo(in: sentence).map { !$0.isDenied && !$0.saysNo && ($0.saysYes || $0.isDoing) } ?? false
  }

  /// Whether a sentence refuses so.
  func refuses(_ sentence: Sentence) -> Bool {
    echo(in: sentence).map { $0.isDenied && !$0.saysYes } ?? false
  }

  /// Whether what leaves an intent is what is asked as well: `cancel it`, to whether to cancel a ride.
  func echoes(_ sentence: Sentence) -> Bool {
    guard !recognizer.rules.numbers.isUnspaced else {
      let title = intent.titleWords.joined()
      // 「キャンセルして」 of 「配車をキャンセル」
      return title.contains(sentence.foldedWords.joined().prefix(2))
    }
    if let echo = echo(in: sentence) { return !echo.isDenied }
    // 'I said cancel it'
    let all = sentence.words.indices
    return !hasNegation(all, in: sentence) && all.contains { isOfTitle($0, sentence) }
  }

  private func echo(in sentence: Sentence) -> Echo? {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard !sentence.isQuestion else { return nil }
    var echo = Echo()
    var (index, verbs) = (0, 0)
    while index < words.count {
      let answer = rules.commands.match(words, at: index)
      // 'Don't' alone is a no, and here it denies the verb.
      if let end = endOfProhibition(in: sentence, at: index) {
        (index, echo.isDenied, verbs) = (end, true, verbs + 1)
      } else if let end = rules.dialogue.verbDenials.match(words, at: index)?.end {
        (index, echo.isDenied) = (end, true)
      } else if verbs == 0, !echo.isDenied, let answer,
        answer.meaning == .yes || answer.meaning == .no
      {
        index = answer.end
        if answer.meaning == .yes { echo.saysYes = true } else { echo.saysNo = true }
      } else if let end = endOfVerb(in: sentence, at: index) {
        // 'Scrap it' may as well be said of what is asked.
        (index, echo.isDoing, verbs) = (end, answer?.meaning != .cancel, verbs + 1)
      } else if let end = rules.politeness(words, at: index)
        ?? rules.dialogue.objects.match(words, at: index)?.end
        ?? (echo.isDenied ? nil : rules.spoken.openings.match(words, at: index)?.end)
      {
        index = end
      } else if isOfTitle(index, sentence) {
        (index, verbs) = (index + 1, verbs + 1)
      } else {
        return nil
      }
    }
    return verbs == 1 ? echo : nil
  }

  /// The fewest letters of a word of the title of which others are forms, `tracking` of `track`.
  private static let shortestStem = 4

  /// Whether a word is one of the title, in whatever form.
  func isOfTitle(_ index: Int, _ sentence: Sentence) -> Bool {
    guard !recognizer.rules.numbers.isUnspaced else { return false }
    let word = sentence.foldedWords[index]
    return intent.titleWords.contains { title in
      title.isForm(of: word) || title.count >= Self.shortestStem && word.hasPrefix(title)
    }
  }

  /// Whether all words of a text are some of another one, in whatever form.
  func names(_ text: String, inWordsOf other: String) -> Bool {
    let known = Sentence(other).foldedWords
    return Sentence(text).foldedWords.allSatisfy { word in known.contains { $0.isForm(of: word) } }
  }

  /// A reading in which the question's own words count as understood: `How many bowls?` `2 bowls`.
  func echoing(_ question: ParameterQuestion, _ reading: Reading, _ sentence: Sentence) -> Reading {
    guard case .answer(let answer, let ignored, let cost) = reading, !ignored.isEmpty else {
      return reading
    }
    let isMeasurement =
      if case .measurement? = slot(question.parameter)?.type { true } else { false }
    // 'Once a week' is no yes to 'Every week?'
    if slot(question.parameter)?.type == .boolean,
      !sentence.words.indices.contains(where: {
        let answer = recognizer.rules.commands.match(sentence.words, at: $0)?.meaning
        return answer == .yes || answer == .no
      })
    {
      return reading
    }
    let rest = ignored.filter {
      // 'Warmer' of 'How warm?' says something else.
      isMeasurement
        ? !Set(Sentence($0).foldedWords).isSubset(of: Sentence(question.prompt).foldedWords)
        : !names($0, inWordsOf: question.prompt) && !saysOfIntent(Sentence($0))
    }
    return .answer(answer, ignored: rest, cost: rest.isEmpty ? 0 : cost)
  }

  /// Whether words say no more than what is done with what is asked for, `send it`.
  private func saysOfIntent(_ sentence: Sentence) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    var index = 0
    while index < words.count {
      let beside =
        [rules.dialogue.doing.match(words, at: index)?.end]
        + [rules.dialogue.objects, rules.articles].map { $0.match(words, at: index)?.end }
      guard
        let end = beside.compactMap(\.self).max() ?? (isOfTitle(index, sentence) ? index + 1 : nil)
      else { return false }
      index = end
    }
    return true
  }

  /// The word behind what does what is asked, `pay it`; none where it does something else.
  private func endOfVerb(in sentence: Sentence, at start: Int) -> Int? {
    let verb = intent.description.verb?.lowercased()
    return recognizer.rules.dialogue.doing.match(sentence.words, at: start).flatMap { doing in
      doing.meaning.contains { $0 == verb } ? doing.end : nil
    }
  }

  /// The word behind what forbids what is asked, `n'annule pas`; none where it forbids something else.
  private func endOfProhibition(in sentence: Sentence, at start: Int) -> Int? {
    recognizer.rules.dialogue.prohibitions.match(sentence.words, at: start).flatMap { never in
      (start..<never.end).contains { isOfTitle($0, sentence) } ? never.end : nil
    }
  }
}
