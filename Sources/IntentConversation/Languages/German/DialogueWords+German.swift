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
          "das stimmt", "das passt", "perfekt", "ist gut", "das ist richtig",
          "das ist korrekt", "so ist es richtig", "so stimmt es", "so stimmt's", "super",
          "aber sicher", "prima", "toll", "sieht gut aus", "das sieht gut aus", "klingt gut",
          "das klingt gut", "ich denke schon", "ich glaube schon", "ich glaube ja", "meinetwegen",
          "denke schon", "glaube schon", "jo", "joa", "von mir aus",
        ], .yes
      ),
      (
        [
          "nein", "nein danke", "nö", "nee", "falsch", "lieber nicht", "nein nein",
          "auf keinen Fall", "natürlich nicht", "sicher nicht", "bestimmt nicht", "bloß nicht",
          "gar nicht", "eher nicht", "das ist falsch", "niemals", "nie", "bitte nicht",
          "stimmt nicht", "das stimmt nicht", "nicht richtig", "das ist nicht richtig",
          "ich glaube nicht", "ich denke nicht", "besser nicht",
        ], .no
      ),
      (
        [
          "abbrechen", "Abbruch", "brich ab", "stopp", "stop", "lass das", "lass gut sein",
          "lass es", "vergiss es", "schon gut", "halt", "halt an", "hör auf",
          "hör auf damit", "aufhören", "beenden", "beende das", "beende es", "doch nicht",
          "lieber doch nicht", "doch lieber nicht",
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
          "schreib keine Nachricht", "keine Nachricht", "schreib nichts", "schreib ihr nicht",
          "schreib ihm nicht", "schreib ihnen nicht", "will ich doch nicht", "ich will doch nicht",
          "ein andermal", "nein doch nicht",
          "ach nein doch nicht",
          "nicht schreiben", "nix",
        ] + notSending, .cancel
      ),
      (
        [
          "wiederhole", "wiederhole das", "wiederholen", "noch einmal", "noch mal", "nochmal",
          "wie bitte", "was",
          "sag das noch einmal", "noch nicht", "warte", "warte mal", "warte kurz", "warte mal kurz",
          "moment",
          "Moment mal",
          "einen Moment", "einen Augenblick", "Augenblick", "Sekunde", "eine Sekunde",
          "lass mich überlegen", "äh", "ähm", "öh", "hä", "hm", "hmm",
        ], .again
      ),
      (
        ["was kannst du", "Hilfe", "was kann ich sagen", "was kannst du alles", "was geht"], .help
      ),
      (["okay tschüss", "auf Wiedersehen"], .bye),
      (["das war’s", "das wär’s", "das ist alles", "sonst nichts", "mehr nicht"], .enough),
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
          "keiner von beiden", "weder noch", "niemand", "nichts", "gar nichts", "überhaupt nichts",
          "rein gar nichts", "keiner von denen",
          "keine von denen", "keines von denen", "keins von denen", "keiner der drei",
          "jemand anders",
          "jemand anderes", "etwas anderes", "jemand anderen", "jemand anderem",
          "was anderes", "ein anderer", "einen anderen",
        ], .neither
      ),
      (
        [
          "ich weiß nicht", "weiß nicht", "habe ich nicht", "hab ich nicht", "die habe ich nicht",
          "hab ich vergessen", "habe ich vergessen",
          "ich hab es vergessen",
          "weiß ich nicht mehr", "weiß ich nicht", "keine Ahnung",
          "ich weiß es nicht", "ich bin nicht sicher", "ich bin mir nicht sicher",
        ], .dontKnow
      ),
      (
        [
          "egal", "ist egal", "ganz egal", "mir egal", "ist mir egal", "das ist mir egal",
          "das ist egal", "völlig egal", "ist mir gleich", "mir gleich", "das ist mir gleich",
          "einerlei", "wurscht", "ist mir wurscht", "gleichgültig", "irgendeiner", "irgendeine",
          "irgendeinen", "irgendeins", "irgendjemand", "irgendwer", "irgendwen", "irgendwas",
          "beliebig", "wie du willst", "einen davon", "eine davon", "eins davon", "einer von ihnen",
          "einen von denen", "einer von denen", "such einen aus", "such eins aus", "nimm einen",
          "wähl einen", "wähle einen", "nimm eins", "wie du magst", "was du willst", "such du aus",
          "such dir eins aus", "entscheide du", "du entscheidest", "spielt keine Rolle",
          "das spielt keine Rolle",
        ], .indifferent
      ),
      (
        [
          "was steht zur Auswahl", "was gibt es zur Auswahl", "welche Möglichkeiten gibt es",
          "welche Möglichkeiten habe ich", "welche Optionen gibt es", "welche Optionen habe ich",
          "was sind die Optionen", "was kann ich wählen", "welche gibt es", "zeig mir die Liste",
          "zeig mir die Auswahl", "zeig mir die Optionen", "zeig die Liste",
          "nenn mir die Optionen", "wiederhole die Auswahl", "wiederhole die Optionen",
          "was war zur Auswahl",
        ], .listing
      ),
    ]),
    refusalsForNow: PhraseTable(words: [
      "jetzt nicht", "nicht mehr", "nicht jetzt", "ich will nicht", "ich möchte nicht",
      "doch nicht",
      "lieber doch nicht", "doch lieber nicht",
    ]),
    ironies: PhraseTable(words: [
      "na toll", "na prima", "na super", "na klasse", "na wunderbar", "ach toll",
    ]),
    plainNo: PhraseTable(words: ["nein", "nö", "nee"]),
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
      "naja", "tja",
    ]),
    thoughts: PhraseTable(words: [
      "also", "nun", "na", "tja", "na ja", "nun ja", "so", "mal sehen", "gut",
    ]),
    fillers: PhraseTable(words: [
      "eins",
      "nur", "dann", "auch", "davon",
      "an", "für", "mit", "von", "zu", "bitte", "äh", "ähm", "also", "ich möchte", "ich will",
      "es ist", "danke",
    ]),
    negations: PhraseTable(words: [
      "keinesfalls", "auf keinen Fall",
      "nicht", "kein", "keine", "keinen", "keinem", "keiner", "außer", "bis auf", "ausgenommen",
      "ohne", "niemals", "nie", "weder", "statt", "anstatt", "anstelle von",
    ]),
    opposites: PhraseTable(words: ["nicht", "kein", "keine", "keinen", "ohne"]),
    refusals: PhraseTable([]),
    declines: PhraseTable([(["nein zu", "nein zum", "nein zur"], false)]),
    comparisons: PhraseTable(words: [
      "weniger als", "mehr als", "mindestens", "höchstens", "maximal", "minimal", "bis zu", "über",
      "unter", "oder mehr", "oder weniger",
    ]),
    tags: PhraseTable(words: [
      "oder", "nicht wahr", "nicht", "ja", "nein", "ne", "gell", "okay", "richtig",
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
    denyingForms: ["nicht"],
    requests: PhraseTable([
      (["Erinnerung", "Aufgabe"], ["task", "reminder"]), (["Liste"], ["list", "task"]),
      (["Bestellung"], ["order", "ride"]), (["Zahlung"], ["pay", "money", "transfer"]),
      (["Überweisung"], ["transfer", "pay", "money"]),
      (["Reservierung", "Buchung"], ["reserv", "book", "ride"]), (["Notiz"], ["note"]),
      (["Fahrt", "Taxi"], ["ride"]), (["Flug"], ["flight"]), (["Anruf"], ["call"]),
    ]),
    exclamations: PhraseTable(words: ["Mist", "Quatsch", "verdammt", "Scheiße", "Mensch", "Gott"]),
    namings: PhraseTable(words: [
      "nenn sie", "nenne sie", "nenn ihn", "nenne ihn", "nenn es", "nenne es", "nenn das",
      "sie heißt", "er heißt",
      "es heißt", "die Liste heißt", "sie soll heißen", "der Name ist",
    ]),
    doing: PhraseTable([
      (["buch es", "buche es", "buchen"], ["book", "order"]),
      (["bestell es", "bestelle es", "bestellen"], ["order", "book", "buy"]),
      (["bezahl es", "bezahle es", "bezahlen"], ["pay"]),
      (
        ["schick es ab", "schick es", "schick sie ab", "abschicken", "senden", "überweise es"],
        ["send", "pay", "transfer", "share"]
      ),
    ]),
    objects: PhraseTable(words: ["sie", "es", "das", "ihn"]),
    verbDenials: PhraseTable(words: ["nicht"]),
    speakers: PhraseTable(words: ["ich", "wir", "er", "sie"]),
    replacements: PhraseTable(words: ["statt", "anstatt", "anstelle von"]),
    correctionEndings: PhraseTable(words: [
      "stattdessen", "lieber", "doch lieber", "meine ich", "mein ich", "meinte ich",
    ]),
    changes: ChangeWords(
      verbs: [
        "ändere", "ändre", "änder", "ändern", "setz", "setze", "stell", "stelle", "mach",
        "verschieb", "verschiebe",
      ], marks: ["auf", "in", "zu", "an", "soll sein", "sollte sein"],
      days: ["tag", "datum"], times: ["zeit", "uhrzeit"], moments: ["termin", "zeitpunkt"]),
    suiting: PhraseTable(words: [
      "passt", "geht", "ginge", "wäre", "klingt", "reicht", "vielleicht", "genau", "ungefähr",
      "gefällt", "am liebsten", "idealerweise", "möglichst", "wenn möglich", "diesen Monat",
    ]),
    contrasts: PhraseTable(words: ["sondern", "sondern doch", "aber"]),
    additions: PhraseTable(words: [
      "und", "auch", "und auch", "ich brauche auch", "wir brauchen auch", "ich brauche noch",
      "wir brauchen noch", "vergiss nicht", "und noch", "auch noch", "noch", "außerdem", "dazu",
      "zusätzlich",
      "füge", "füg", "sowie", "und dazu",
    ]),
    additionEndings: PhraseTable(words: [
      "auch", "auch noch", "hinzu", "dazu", "ebenfalls", "noch dazu", "zur Liste hinzu",
    ]),
    inseparable: PhraseTable([]),
    removals: PhraseTable(
      words: [
        "ohne", "entferne", "entfern", "streiche", "streich", "lösche", "lösch", "nimm", "lass",
        "vergiss", "raus", "weg", "heraus", "runter", "ich brauche kein", "ich brauche keine",
        "ich brauche keinen", "wir brauchen kein", "wir brauchen keine", "wir brauchen keinen",
      ]
        + ["von", "aus"].flatMap { mark in
          ["der Liste", "meiner Liste", "unserer Liste", "der Einkaufsliste"].map {
            "\(mark) \($0)"
          }
        }),
    removingVerbs: PhraseTable(words: ["hol", "hole", "mach", "mache", "tu", "tue", "werf", "wirf"]
    ),
    removalEndings: PhraseTable(words: ["aus", "hinaus", "herunter"]),
    exclusives: PhraseTable(words: [
      "nur", "bloß", "lediglich", "ausschließlich", "nichts als", "nur noch", "allein",
      "ich brauche nur", "wir brauchen nur", "ich will nur", "ich möchte nur",
    ]),
    literally: PhraseTable(words: [
      "wörtlich", "ja wörtlich", "Wort für Wort", "so wie ich es gesagt habe", "genau so",
      "genau das", "so wie es ist", "das ist der Text",
      "senden", "schick es", "schick das", "sende es", "ja schick das", "abschicken",
      "absenden", "schick es ab", "so nehmen", "wörtlich nehmen", "nimm es wörtlich",
    ]),
    wrongPeople: PhraseTable(words: [
      "ich habe mich vertan", "ich hab mich vertan", "ich habe mich geirrt", "mein Fehler",
      "falsche Person", "die falsche Person", "nicht an sie", "nicht an ihn", "nicht sie",
      "nicht ihn", "das ist die falsche Person",
      "der Falsche", "die Falsche", "das ist der Falsche", "das ist die Falsche",
    ]),
    textRefusals: .german,
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
    case .noAbilities: "Ich kenne kein Beispiel dafür, was du sagen kannst."
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
    case .noted: "Notiert: %@."
    case .leftOut: "Gut, ohne %@."
    case .notNeeded: "%@ wird hier nicht gebraucht."
    case .onlyOne: "Ich kann nur eins davon nehmen."
    case .drop: "Soll ich „%@“ fallen lassen?"
    case .verbatim: "Soll ich „%@“ wörtlich nehmen?"
    case .meantFor: "Ist „%@“ für %@ gedacht?"
    case .goOnWithout: "„%@“ kann ich nicht berücksichtigen. Soll ich ohne das weitermachen?"
    case .onlyInTitle:
      "„%@“ kann ich nur im Titel notieren, nicht daran erinnern. Soll ich weitermachen?"
    case .ownDecision: "Das musst du entscheiden."
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
