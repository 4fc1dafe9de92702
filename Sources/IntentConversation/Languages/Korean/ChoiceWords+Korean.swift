extension ChoiceWords {
  /// Korean.
  static let korean = ChoiceWords(
    all: PhraseTable(words: ["모두", "전부", "다", "전원"]),
    both: PhraseTable(words: ["둘 다", "두 개 다", "두 명 다", "양쪽 다"]),
    ends: PhraseTable([(["처음", "앞의"], .first), (["마지막"], .last)])
  )
}
