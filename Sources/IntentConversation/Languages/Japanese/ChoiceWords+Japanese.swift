extension ChoiceWords {
  /// Japanese.
  static let japanese = ChoiceWords(
    all: PhraseTable(words: ["全部", "全員", "みんな", "すべて", "全て"]),
    both: PhraseTable(words: ["両方", "両方とも", "どちらも", "二人とも", "二つとも"]),
    ends: PhraseTable([(["最初の", "最初", "初めの"], .first), (["最後の", "最後"], .last)])
  )
}
