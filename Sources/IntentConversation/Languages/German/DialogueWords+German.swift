extension DialogueWords {
  /// German.
  static let german = DialogueWords(
    commands: PhraseTable([
      (
        [
          "ja", "jawohl", "klar", "gerne", "okay", "ok", "in Ordnung", "genau", "richtig", "stimmt",
          "mach das", "ja bitte", "na klar", "passt", "einverstanden",
        ], .yes
      ), (["nein", "nein danke", "nö", "nee", "falsch", "lieber nicht"], .no),
      (
        [
          "abbrechen", "Abbruch", "brich ab", "stopp", "stop", "lass das", "lass gut sein",
          "lass es", "vergiss es", "egal", "schon gut", "ist egal",
        ], .cancel
      ),
      (
        [
          "wiederhole", "wiederhole das", "noch einmal", "noch mal", "nochmal", "wie bitte", "was",
          "sag das noch einmal",
        ], .again
      ),
      (
        ["was kannst du", "Hilfe", "was kann ich sagen", "was kannst du alles", "was geht"], .help
      ),
      (["okay tschüss", "auf Wiedersehen", "das war’s"], .bye),
      (["tschüss", "ciao", "bis dann", "bis bald"], .greeting),
      (["zurück", "geh zurück", "einen Schritt zurück", "rückgängig", "vorherige"], .back),
      (
        [
          "von vorn", "von vorne", "fang von vorn an", "noch einmal von vorn", "neu anfangen",
          "fang neu an",
        ], .startOver
      ),
      (
        [
          "keiner", "keine", "keines", "keins", "keiner davon", "keine davon", "keines davon",
          "keiner von beiden", "weder noch", "niemand", "nichts",
        ], .neither
      ),
      (
        [
          "ich weiß nicht", "weiß nicht", "weiß ich nicht", "keine Ahnung",
          "ich weiß es nicht", "ich bin nicht sicher", "ich bin mir nicht sicher",
        ], .dontKnow
      ),
    ]),
    fillers: PhraseTable(words: [
      "an", "für", "mit", "von", "zu", "bitte", "äh", "ähm", "also", "ich möchte", "ich will",
      "es ist", "danke",
    ]),
    negations: PhraseTable(words: [
      "nicht", "kein", "keine", "keinen", "keinem", "keiner", "außer", "bis auf", "ausgenommen",
      "ohne",
    ]),
    refusals: PhraseTable([]),
    comparisons: PhraseTable(words: [
      "weniger als", "mehr als", "mindestens", "höchstens", "maximal", "minimal", "bis zu", "über",
      "unter", "oder mehr", "oder weniger",
    ]),
    alternatives: PhraseTable(words: ["oder"]),
    choices: .german,
    words: germanWords
  )

  private static func germanWords(_ phrase: AssistantPhrase) -> String {
    switch phrase {
    case .notUnderstood: "Das habe ich nicht verstanden."
    case .abilities: "Du kannst sagen: %@"
    case .noAbilities: "Ich kann noch nichts."
    case .notAnAnswer: "Das habe ich nicht verstanden."
    case .nothingToCancel: "Es gibt nichts abzubrechen."
    case .choices: "Zur Auswahl stehen: %@."
    case .notAllowed: "Du hast %@ das nicht erlaubt."
    case .failed: "Da ist etwas schiefgegangen."
    case .done: "Erledigt."
    case .nothingAsked: "Ich habe nichts gefragt."
    case .goodbye: "Tschüss."
    case .ignored: "Ich habe %@ nicht verstanden."
    case .wayOut: "Du kannst „abbrechen“ sagen, um es zu lassen, oder „von vorn“."
    case .notNeeded: "%@ wird hier nicht gebraucht."
    case .onlyOne: "Ich kann nur eins davon nehmen."
    case .drop: "Soll ich „%@“ fallen lassen?"
    case .verbatim: "Soll ich „%@“ wörtlich nehmen?"
    case .didYouMean: "Meinst du %@?"
    case .nothingBefore: "Davor kam nichts."
    case .continueInApp: "Mach in %@ weiter."
    case .quoted: "„%@“"
    case .alternative: "%@ oder %@"
    case .stillAtWork: "Das dauert noch einen Moment."
    case .tooLong: "Das ist mir zu lang. Sag es bitte mit weniger Worten."
    }
  }
}
