import IntentRuntime

/// Answers to whether to go on that say what is asked with its own words, `yes, cancel it`, or with its verb: `book it`.
extension AnswerReader {
  /// Whether a sentence agrees so. What it says of a value may be another one, `yes, from checking to savings`, and agrees to
  /// nothing.
  func agrees(_ sentence: Sentence, to prompt: String) -> Bool {
    let (rules, words) = (recognizer.rules, sentence.words)
    guard !sentence.isQuestion, !rules.forbids(sentence), !rules.negates(sentence) else {
      return false
    }
    var (start, isYes) = (0, false)
    while start < words.count {
      if let yes = rules.commands.match(words, at: start), yes.meaning == .yes {
        (start, isYes) = (yes.end, true)
      } else if let end = rules.courtesy(words, at: start) {
        start = end
      } else {
        break
      }
    }
    if doesWhatIsAsked(sentence, from: start) { return true }
    return isYes && !rules.numbers.isUnspaced && echoes(prompt, sentence, from: start)
  }

  /// Whether a sentence denies what is asked, and says nothing else: `no, don't request it`; not what takes back a part of it,
  /// `not the airport`.
  func refuses(_ sentence: Sentence, to prompt: String) -> Bool {
    let (rules, words, said) = (recognizer.rules, sentence.words, sentence.foldedWords)
    guard !sentence.isQuestion, !rules.numbers.isUnspaced else { return false }
    let (spoken, dialogue, asked) = (rules.spoken, rules.dialogue, askedWords(of: prompt))
    var (index, isDenied, hasVerb) = (0, false, false)
    while index < words.count {
      let no = rules.commands.match(words, at: index).flatMap { $0.meaning == .no ? $0.end : nil }
      if let end = dialogue.prohibitions.match(words, at: index)?.end,
        (index..<end).contains(where: { asked.contains(said[$0]) })
      {
        (index, isDenied, hasVerb) = (end, true, true)
      } else if let end = dialogue.verbDenials.match(words, at: index)?.end {
        (index, isDenied) = (end, true)
      } else if let end = no ?? rules.courtesy(words, at: index) {
        index = end
      } else if let end = endOfVerb(sentence, at: index) {
        (index, hasVerb) = (end, true)
      } else if isAsked(said[index], asked) {
        (index, hasVerb) = (index + 1, true)
      } else if !isPreposition(index, sentence),
        [spoken.pointers, spoken.functionWords, rules.articles].contains(where: {
          $0.match(words, at: index) != nil
        })
      {
        index += 1
      } else {
        return false
      }
    }
    return isDenied && hasVerb
  }

  /// Whether all that a sentence says is what is asked: `cancel it`, to `Cancel ride: shall I go on?`.
  ///
  /// - Parameter start: The word where it begins, behind a yes.
  func echoes(_ prompt: String, _ sentence: Sentence, from start: Int = 0) -> Bool {
    let rules = recognizer.rules
    guard !sentence.isQuestion, !rules.forbids(sentence), !rules.negates(sentence) else {
      return false
    }
    guard !rules.numbers.isUnspaced else {
      return Sentence.folded(prompt).contains(Sentence.folded(sentence.rest(from: start).text))
    }
    guard !(start..<sentence.words.count).contains(where: { isPreposition($0, sentence) }) else {
      return false
    }
    let (asked, said) = (askedWords(of: prompt), sentence.foldedWords)
    let content = rules.contentWords(of: sentence).filter { $0 >= start }
    return !content.isEmpty && content.allSatisfy { isAsked(said[$0], asked) }
  }

  /// The words of a question that say what is to be done, without those of values.
  private func askedWords(of prompt: String) -> [String] {
    let values = Set(given.values.flatMap(\.texts).flatMap { Sentence($0).foldedWords })
    return Sentence(prompt).foldedWords.filter {
      !values.contains($0) && $0.allSatisfy(\.isLetter)
    }
  }

  private func isAsked(_ word: String, _ asked: [String]) -> Bool {
    asked.contains { $0 == word || $0.isForm(of: word) }
  }

  /// Whether a word may lead to a value.
  private func isPreposition(_ index: Int, _ sentence: Sentence) -> Bool {
    let (spoken, times) = (recognizer.rules.spoken, recognizer.rules.times)
    return [
      spoken.personMarks, spoken.channelMarks, times.timeMarks, times.rangeBegins,
      times.countMarks, times.dayMarks,
    ].contains { $0.match(sentence.words, at: index) != nil }
      && recognizer.rules.articles.match(sentence.words, at: index) == nil
  }

  /// Whether a sentence is no more than the verb of what is asked: `pay it`, to whether to pay.
  private func doesWhatIsAsked(_ sentence: Sentence, from start: Int) -> Bool {
    guard var end = endOfVerb(sentence, at: start) else { return false }
    while end < sentence.words.count, let next = recognizer.rules.courtesy(sentence.words, at: end)
    {
      end = next
    }
    return end == sentence.words.count
  }

  /// The word behind what does what is asked, `pay it`; none where it does something else.
  private func endOfVerb(_ sentence: Sentence, at start: Int) -> Int? {
    let verb = intent.description.verb?.lowercased()
    return recognizer.rules.dialogue.doing.match(sentence.words, at: start).flatMap { doing in
      doing.meaning.contains { $0 == verb } ? doing.end : nil
    }
  }
}

extension JSONValue {
  /// All texts in it.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.flatMap(\.texts)
    case .object(let members): members.values.flatMap(\.texts)
    case .null, .boolean, .integer, .number: []
    }
  }
}
