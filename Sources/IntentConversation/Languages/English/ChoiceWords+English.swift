extension ChoiceWords {
  /// English.
  static let english = ChoiceWords(
    all: PhraseTable(words: [
      "all", "all of them", "all of those", "all of these", "everyone", "everybody", "everything",
      "each of them", "every one of them", "the whole lot", "them all",
    ]),
    both: PhraseTable(words: [
      "both", "both of them", "both of those", "both of these", "the two of them",
    ]),
    exceptions: PhraseTable([
      (
        [
          "but not", "except", "except for", "apart from", "aside from", "excluding",
          "not including", "other than", "save for", "with the exception of",
        ], true
      ),
      (["but", "without", "minus", "besides"], false),
    ]),
    ends: PhraseTable([
      (["first", "the first"], .first),
      (["last", "the last"], .last),
      (["all", "all of the", "all the", "the", "the whole"], .all),
    ]),
    middle: PhraseTable(words: [
      "middle", "the middle", "middle one", "the middle one", "the one in the middle",
      "in the middle", "the center one", "the centre one", "the central one",
    ]),
    labels: PhraseTable([
      (
        [
          "option", "options", "numbers", "option number", "number", "the number", "choice",
          "choice number", "item",
          "item number", "entry",
        ], true
      ),
      (["the"], false),
    ]),
    picks: PhraseTable(words: [
      "i choose", "i'll choose", "i pick", "i'll pick", "i'll take", "i will take", "i'll go with",
      "i'd go with", "i go with", "let's go with", "let's take", "go with", "pick", "choose",
      "select", "take", "give me", "i think", "i think it's", "i guess",
      "the answer is",
    ])
  )
}
