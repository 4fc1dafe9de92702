extension ChoiceWords {
  /// French.
  static let french = ChoiceWords(
    all: PhraseTable(words: [
      "tous", "toutes", "tous les trois", "toutes les trois", "tout le monde", "tout",
    ]),
    both: PhraseTable(words: ["les deux", "tous les deux", "toutes les deux"]),
    ends: PhraseTable([
      (["premiers", "les premiers", "premières", "les premières"], .first),
      (["derniers", "les derniers", "dernières", "les dernières"], .last),
    ])
  )
}
