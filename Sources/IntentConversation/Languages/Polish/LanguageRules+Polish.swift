extension LanguageRules {
  /// Polish.
  static let polish = LanguageRules(
    calls: PhraseTable(words: ["hej siri", "hey siri", "siri"]),
    corrections: PhraseTable([
      (
        DialogueWords.meantInPolish + [
          "to znaczy", "nie to znaczy", "powiedziałem", "powiedziałam",
          "nie powiedziałem", "mówiłem", "mówiłam", "nie miałem na myśli",
          "nie miałam na myśli", "jednak", "a jednak",
        ], true
      ),
      (
        ["nie", "raczej", "lepiej", "przepraszam", "nie przepraszam", "sorry", "ups", "ojej"],
        false
      ),
    ]),
    conjunctions: ["i", "oraz", "a także"],
    articles: PhraseTable(words: ["mój", "moja", "moje"]),
    particles: [],
    endings: ["a", "e", "ą", "ego", "ej", "ym"].map { ("y", $0) }
      + ["ia", "ie", "ią", "iego", "iej", "im"].map { ("i", $0) }
      + ["ka", "kie", "ką", "kiego", "kiej"].map { ("ki", $0) }
      + ["ga", "gie", "gą", "giego", "giej"].map { ("gi", $0) },
    nounEndings: [
      ("", "a"), ("", "u"), ("", "y"), ("", "i"), ("", "ów"), ("", "ie"), ("o", "a"), ("o", "u"),
      ("e", "a"),
      ("a", "y"), ("a", "i"), ("a", "ę"), ("a", "ie"), ("a", ""), ("o", ""), ("ka", "ek"),
      ("ki", "ek"), ("y", "ów"),
      ("i", "ów"),
    ],
    ordinals: PhraseTable([
      (ordinalForms("pierwsz") + ["numer jeden"], 1), (softForms("drug") + ["numer dwa"], 2),
      (softForms("trzec") + ["numer trzy"], 3), (ordinalForms("czwart"), 4),
      (ordinalForms("piąt"), 5), (ordinalForms("szóst"), 6), (ordinalForms("siódm"), 7),
      (ordinalForms("ósm"), 8), (ordinalForms("dziewiąt"), 9), (ordinalForms("dziesiąt"), 10),
      (softForms("ostatn"), -1), (softForms("przedostatn") + fromEnd(softForms("drug")), -2),
      (fromEnd(softForms("trzec")), -3),
    ]),
    numbers: .polish, times: .polish, amounts: .polish, spoken: .polish,
    places: PhraseTable([
      (["domu", "do domu", "dom", "z domu", "w domu"], "dom"),
      (["pracy", "do pracy", "praca", "z pracy", "w pracy"], "praca"),
      (["szkoły", "do szkoły", "szkoła"], "szkoła"),
    ]),
    movements: PhraseTable([
      (
        [
          "kiedy wrócę", "gdy wrócę", "kiedy dotrę", "gdy dotrę", "jak wrócę", "kiedy będę w",
          "gdy będę w", "jak będę w", "jak dotrę", "jak tylko wrócę",
        ],
        .arrive
      ), (["kiedy wyjdę", "gdy wyjdę", "jak wyjdę"], .leave),
    ]),
    movementsBehind: PhraseTable([]),
    dialogue: .polish
  )

  /// The forms of a number that is counted: `pierwszy`, `do pierwszego`.
  private static func ordinalForms(_ stem: String) -> [String] {
    ["y", "a", "e", "ego", "emu", "ą", "ej", "ym"].map { stem + $0 }
  }

  /// The same of a stem that ends softly: `ostatni`, `trzecia`, `drugiego`; of `drug` some have no `i`.
  private static func softForms(_ stem: String) -> [String] {
    ["i", "ia", "ie", "iego", "iemu", "ią", "iej", "im"].map { stem + $0 }
      + (stem.hasSuffix("g") ? ["a", "ą"].map { stem + $0 } : [])
  }

  private static func fromEnd(_ forms: [String]) -> [String] { forms.map { "\($0) od końca" } }
}
