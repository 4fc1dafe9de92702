extension LanguageRules {
  /// Polish.
  static let polish = LanguageRules(
    code: "pl",
    calls: PhraseTable(words: ["hej siri", "hey siri", "siri"]),
    corrections: PhraseTable([
      (
        DialogueWords.meantInPolish + [
          "to znaczy", "nie to znaczy", "powiedziałem", "powiedziałam",
          "nie powiedziałem", "mówiłem", "mówiłam", "nie miałem na myśli",
          "nie miałam na myśli", "jednak", "a jednak",
        ], true
      ), (["nie", "raczej", "lepiej", "przepraszam"], false),
    ]),
    conjunctions: ["i", "oraz", "a także"],
    articles: PhraseTable(words: ["mój", "moja", "moje"]),
    particles: [],
    ordinals: PhraseTable([
      (["pierwszy", "pierwsza", "pierwszego", "numer jeden"], 1),
      (["drugi", "druga", "drugiego", "numer dwa"], 2),
      (["trzeci", "trzecia", "trzeciego", "numer trzy"], 3), (["czwarty", "czwarta"], 4),
      (["piąty", "piąta"], 5), (["szósty", "szósta"], 6), (["siódmy", "siódma"], 7),
      (["ósmy", "ósma"], 8), (["dziewiąty", "dziewiąta"], 9), (["dziesiąty", "dziesiąta"], 10),
      (["ostatni", "ostatnia"], -1),
      (["przedostatni", "przedostatnia", "drugi od końca", "druga od końca"], -2),
      (["trzeci od końca", "trzecia od końca"], -3),
    ]),
    numbers: .polish, times: .polish, amounts: .polish, spoken: .polish,
    places: PhraseTable([
      (["domu", "do domu", "dom", "z domu"], "dom"),
      (["pracy", "do pracy", "praca", "z pracy"], "praca"),
      (["szkoły", "do szkoły", "szkoła"], "szkoła"),
    ]),
    movements: PhraseTable([
      (
        ["kiedy wrócę", "gdy wrócę", "kiedy dotrę", "gdy dotrę", "jak wrócę", "kiedy będę w"],
        .arrive
      ), (["kiedy wyjdę", "gdy wyjdę", "jak wyjdę"], .leave),
    ]),
    movementsBehind: PhraseTable([]),
    dialogue: .polish
  )
}
