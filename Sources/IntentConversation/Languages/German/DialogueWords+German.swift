extension DialogueWords {
  /// German.
  static let german = DialogueWords(
    commands: PhraseTable([
      (
        [
          "ja", "jawohl", "jawoll", "klar", "gerne", "okay", "ok", "in Ordnung", "genau", "richtig",
          "stimmt",
          "mach das", "ja bitte", "na klar", "passt", "einverstanden", "jep", "jup", "jaja", "gern",
          "sehr gern", "sehr gerne", "gut", "sehr gut", "na gut", "alles klar", "natürlich",
          "selbstverständlich", "sicher", "absolut", "auf jeden Fall", "aber ja", "aber klar",
          "das stimmt", "das passt", "perfekt", "ist gut",
        ], .yes
      ),
      (
        [
          "nein", "nein danke", "nö", "nee", "falsch", "lieber nicht", "nein nein",
          "auf keinen Fall", "natürlich nicht", "sicher nicht", "bestimmt nicht", "bloß nicht",
          "gar nicht", "eher nicht", "das ist falsch",
        ], .no
      ),
      (
        [
          "abbrechen", "Abbruch", "brich ab", "stopp", "stop", "lass das", "lass gut sein",
          "lass es", "vergiss es", "egal", "schon gut", "ist egal", "halt", "halt an", "hör auf",
          "hör auf damit", "aufhören", "doch nicht", "lieber doch nicht", "doch lieber nicht",
          "brich das ab", "brich es ab", "das abbrechen", "breche ab", "alles abbrechen",
          "brich alles ab", "stopp das", "stoppe", "stoppe das", "storniere", "stornieren",
          "storniere das", "lass es sein", "lass das sein", "lass es gut sein", "lass mal",
          "lass stecken", "vergiss das", "vergiss das wieder", "nicht senden", "nicht schicken",
          "nicht abschicken", "nicht abschicken bitte", "sende es nicht", "sende das nicht",
          "sende sie nicht", "sende nichts", "schick es nicht", "schick das nicht",
          "schick sie nicht", "schick es nicht ab", "schick das nicht ab", "schick nichts",
          "schicke es nicht", "schicke das nicht", "brich die Nachricht ab", "Nachricht abbrechen",
          "mach das nicht", "mach es nicht", "tu das nicht", "ich will nicht",
          "ich will nicht mehr", "ich möchte nicht", "ich habe es mir anders überlegt",
          "ich hab's mir anders überlegt", "hab's mir anders überlegt", "Schluss", "Schluss jetzt",
          "Schluss damit", "jetzt nicht", "hat sich erledigt", "das hat sich erledigt",
          "es hat sich erledigt", "hat sich schon erledigt", "das hat sich schon erledigt",
          "lassen wir das", "lassen wir es", "sende keine Nachricht", "schick keine Nachricht",
          "schreib keine Nachricht",
        ] + notSending, .cancel
      ),
      (
        [
          "wiederhole", "wiederhole das", "noch einmal", "noch mal", "nochmal", "wie bitte", "was",
          "sag das noch einmal", "warte", "warte mal", "warte kurz", "moment", "Moment mal",
          "einen Moment", "einen Augenblick", "Augenblick", "Sekunde", "eine Sekunde",
          "lass mich überlegen", "äh", "ähm", "öh", "hä", "hm", "hmm",
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
    goingOn: PhraseTable(
      words: nods + [
        "j", "weiter", "mach weiter", "weitermachen", "mach bitte weiter", "nur weiter",
        "fahr fort",
        "fahre fort", "fortfahren", "geh weiter", "bestätigen", "bestätigt", "ich bestätige",
      ]),
    prohibitions: PhraseTable(words: [
      "nicht abbrechen", "nicht stornieren", "nicht aufhören", "nicht vergessen",
      "brich nicht ab", "brich das nicht ab", "brich es nicht ab", "storniere nicht",
      "storniere das nicht", "hör nicht auf", "nicht stoppen",
    ]),
    interjections: PhraseTable(words: [
      "ach", "och", "oh", "ah", "na", "hm", "ups", "ach so", "ach was", "na ja",
      "naja",
    ]),
    fillers: PhraseTable(words: [
      "eins",
      "nur", "dann", "auch", "davon",
      "an", "für", "mit", "von", "zu", "bitte", "äh", "ähm", "also", "ich möchte", "ich will",
      "es ist", "danke",
    ]),
    negations: PhraseTable(words: [
      "nicht", "kein", "keine", "keinen", "keinem", "keiner", "außer", "bis auf", "ausgenommen",
      "ohne", "niemals", "nie", "statt", "anstatt", "anstelle von",
    ]),
    refusals: PhraseTable([]),
    comparisons: PhraseTable(words: [
      "weniger als", "mehr als", "mindestens", "höchstens", "maximal", "minimal", "bis zu", "über",
      "unter", "oder mehr", "oder weniger",
    ]),
    alternatives: PhraseTable(words: ["oder"]),
    leadIns: PhraseTable([
      (
        [
          "sag ihr", "sag ihm", "sag ihnen", "schreib ihr", "schreib ihm", "schreib ihnen",
          "ich will sagen", "ich möchte sagen",
        ], true
      ),
      (["sag", "schreib", "die Nachricht ist", "die Nachricht lautet"], false),
    ]),
    speakers: PhraseTable(words: ["ich", "wir", "er", "sie"]),
    correctionEndings: PhraseTable(words: [
      "stattdessen", "lieber", "doch lieber", "meine ich", "mein ich", "meinte ich",
    ]),
    contrasts: PhraseTable(words: ["sondern", "sondern doch", "aber"]),
    choices: .german,
    words: germanWords
  )

  /// What is said to have nothing sent: `ich will keine Nachricht mehr senden`.
  private static let notSending: [String] = ["will", "möchte", "mag"].flatMap { wish in
    ["senden", "schicken", "schreiben", "verschicken"].flatMap { send in
      [
        "keine Nachricht", "keine Nachricht mehr", "doch keine Nachricht", "nichts", "nichts mehr",
        "doch nichts", "sie nicht mehr", "das nicht mehr",
      ].map { "ich \(wish) \($0) \(send)" }
    }
  }

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
    case .leave: "Du kannst „abbrechen“ sagen, um es zu lassen."
    case .quoteText: "Setz es in Anführungszeichen, wenn es wörtlich gemeint ist."
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
