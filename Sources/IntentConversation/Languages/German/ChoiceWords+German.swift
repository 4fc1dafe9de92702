extension ChoiceWords {
  /// German.
  static let german = ChoiceWords(
    all: PhraseTable(words: [
      "alle", "alle davon", "jeden", "allen", "sie alle", "alle miteinander",
    ]),
    both: PhraseTable(words: ["beide", "alle beide", "die beiden", "beiden"]),
    ends: PhraseTable([
      (["ersten", "die ersten", "den ersten"], .first),
      (["letzten", "die letzten", "den letzten"], .last),
    ])
  )
}
