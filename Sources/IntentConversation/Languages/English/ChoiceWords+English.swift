extension ChoiceWords {
  /// English.
  static let english = ChoiceWords(
    all: PhraseTable(words: [
      "all", "all of them", "all of those", "all of these", "everyone", "everybody", "each of them",
      "every one of them", "the whole lot", "them all",
    ]),
    both: PhraseTable(words: [
      "both", "both of them", "both of those", "both of these", "the two of them",
    ]),
    ends: PhraseTable([(["first", "the first"], .first), (["last", "the last"], .last)])
  )
}
