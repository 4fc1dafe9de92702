extension ChoiceWords {
  /// Polish.
  static let polish = ChoiceWords(
    all: PhraseTable(words: [
      "wszyscy", "wszystkie", "wszystkich", "wszystkim", "wszystko", "do wszystkich",
    ]),
    both: PhraseTable(words: [
      "oba", "obaj", "obie", "oboje", "obu", "obydwa", "obydwaj",
    ]),
    exceptions: PhraseTable([
      (["oprócz", "prócz", "z wyjątkiem", "za wyjątkiem", "ale nie", "ale bez"], true),
      (["poza", "bez"], false),
    ]),
    ends: PhraseTable([
      (["pierwsze", "pierwsi", "pierwszych"], .first),
      (["ostatnie", "ostatni", "ostatnich"], .last),
      (["wszyscy", "wszystkie", "wszystkich", "wszystkim", "cała", "całą"], .all),
    ]),
    middle: PhraseTable(words: [
      "środkowy", "środkowa", "środkowe", "środkowego", "środkowej", "środkową", "środkowemu",
      "ten środkowy", "ta środkowa", "ten w środku", "ta w środku", "to w środku", "w środku",
      "pośrodku", "ten pośrodku",
    ]),
    labels: PhraseTable([
      (
        [
          "numer", "numery", "opcje", "numeru", "numerem", "nr", "opcja", "opcję", "opcji",
          "pozycja", "pozycję",
          "punkt", "ten", "ta", "to", "tego", "tę", "tej", "temu", "ten numer", "ten z numerem",
          "pod numerem", "z numerem",
        ], true
      )
    ]),
    picks: PhraseTable(words: [
      "wybieram", "wybiorę", "biorę", "wezmę", "weź", "wybierz", "daj", "niech będzie", "myślę że",
      "może być",
    ])
  )
}
