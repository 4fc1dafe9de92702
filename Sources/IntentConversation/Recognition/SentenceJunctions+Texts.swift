/// Where texts begin, and where they do not.
extension SentenceJunctions {
  /// Whether no text begins at a word, since the words before belong to it: `be` of `text Coco to be honest I'm tired`, `was`
  /// of `tell Coco that was fun`, `haces` of `escribe a Coco qué haces`.
  func isInsideText(_ position: Int) -> Bool {
    guard position > 0, isSpaced else { return false }
    let (spoken, words) = (shared.spoken, sentence.words)
    let isQuestion =
      spoken.clauseStarts.match(words, at: position - 1) != nil && !isClauseStart(position - 1)
    return isQuestion && !sentence.hasMark(before: position) || isBehindSubject(position)
      // 'Text Coco: to be or not to be'
      || sentence.endOfColon(before: position - 1) != nil
        && [spoken.personMarks, spoken.clauseStarts, spoken.textMarks].contains {
          $0.match(words, at: position - 1)?.end == position
        }
  }

  /// The words of `to tell you the truth I` but for the last.
  private static let mostWordsOfIdiom = 5

  /// Whether a word goes on with what stands before it, which leads to nothing: `once` of `at once`.
  func isInsideIdiom(_ position: Int) -> Bool {
    guard position > 0, isSpaced else { return false }
    return (1...min(position, Self.mostWordsOfIdiom)).contains {
      (shared.spoken.idioms.match(sentence.words, at: position - $0)?.end ?? 0) > position
    }
  }

  /// Whether a word goes on with what stands before it, and nothing is behind that: `aide` of `à l'aide`, not of `al final de la
  /// calle`.
  func isIdiom(endingAt end: Int, around position: Int) -> Bool {
    guard position > 0, isSpaced else { return false }
    return (1...min(position, Self.mostWordsOfIdiom)).contains {
      shared.spoken.idioms.match(sentence.words, at: position - $0).map {
        $0.end > position && $0.end >= end
      } ?? false
    }
  }

  /// Whether all that is left at a word is what leads to a text: of `text Coco to say` there is none.
  func isLeadAlone(_ position: Int) -> Bool {
    let (spoken, words) = (shared.spoken, sentence.words)
    return isSpaced
      && [
        spoken.personMarks, spoken.clauseStarts, spoken.textMarks, shared.rules.dialogue.leadIns,
      ].contains { $0.match(words, at: position)?.end == words.count }
  }

  /// Whether the word before leads to a clause in which it would be what something is said of as well, and what says it
  /// stands here: `was` of `tell Coco that was fun`.
  private func isBehindSubject(_ position: Int) -> Bool {
    guard !sentence.isCapitalized(position) else { return false }
    return shared.spoken.predicates.match(sentence.words, at: position) != nil
      && isClauseStart(position - 1)
  }
}
