extension ChoiceWords {
  /// Polish.
  static let polish = ChoiceWords(
    all: PhraseTable(words: ["wszyscy", "wszystkie", "wszystkich", "wszystkim", "wszystko"]),
    both: PhraseTable(words: ["oba", "obaj", "obie", "oboje", "obu", "obydwa", "obydwaj"]),
    ends: PhraseTable([
      (["pierwsze", "pierwsi", "pierwszych"], .first),
      (["ostatnie", "ostatni", "ostatnich"], .last),
    ])
  )
}
