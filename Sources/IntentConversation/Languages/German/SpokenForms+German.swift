extension SpokenForms {
  /// German.
  static let german = SpokenForms(
    openings: [
      "kannst du", "könntest du", "würdest du", "kannst du bitte", "ich möchte", "ich will",
      "ich würde gern", "ich würde gerne", "ich hätte gern", "ich brauche", "hallo", "hey",
      "kannst du mir", "könntest du mir", "würdest du mir", "ich muss", "ich will dass du",
      "ich möchte dass du", "wir müssen", "können wir", "kann ich", "könnte ich", "darf ich", "ok",
      "okay", "also", "na gut", "jetzt", "warte", "Moment", "eigentlich", "doch lieber",
      "wärst du so nett und", "sei so nett und",
    ],
    fillers: ["bitte", "mal", "bitte mal", "äh", "ähm", "doch", "eben", "schnell"],
    courtesies: [
      "bitte schön", "bitte sehr", "danke", "danke schön", "dankeschön", "vielen Dank", "und danke",
    ],
    adverbs: [
      (
        [
          "jetzt", "sofort", "jetzt gleich", "jetzt sofort", "gleich jetzt", "auf der Stelle",
          "umgehend", "gleich", "so schnell wie möglich", "so bald wie möglich", "schnellstmöglich",
        ], true
      ),
      (["nochmal", "noch mal", "noch einmal", "nochmals", "wieder", "erneut"], false),
    ],
    functionWords: [
      "ich", "mich", "mir", "du", "dich", "dir", "er", "sie", "es", "wir", "uns", "ihr", "euch",
      "dass", "ob", "wenn", "weil", "ist", "sind",
      "bin", "kein", "keine", "keinen", "keinem", "keiner", "habe", "hat", "haben", "werde", "wird",
      "kann", "muss", "soll", "nicht",
    ],
    streets: [
      "Straße", "Strasse", "Platz", "Allee", "Straße des", "Strasse des", "Platz des", "Allee des",
    ],
    questionWords: [
      "was", "wer", "wen", "wem", "wann", "wo", "wie", "warum", "wieso", "weshalb", "welche",
      "welcher", "welches", "welchen",
    ],
    textMarks: [
      "mit dem Text", "mit dem Inhalt", "mit der Nachricht", "mit den Worten", "mit dem Wortlaut",
      "in der steht", "die besagt", "die sagt", "die lautet",
    ],
    clauseStarts: ["dass", "daß"],
    questionClauses: ["ob"],
    topicMarks: ["wegen", "über", "bezüglich"],
    idioms: [
      "am besten", "am liebsten", "am ehesten", "zu teuer", "zu spät", "zu früh", "zu viel",
      "zu wenig", "zu weit", "zu lange", "zu zweit", "zu dritt", "zu viert", "zu fünft",
      "zu Hause", "zum Beispiel", "im Moment", "auf jeden Fall", "auf keinen Fall", "auf einmal",
      "von mir aus", "von wegen", "an sich", "zu Fuß", "zum Teufel", "zum letzten Mal", "zum Glück",
      "zur Not", "für immer", "für alle Fälle",
      "vor allem", "an niemanden", "an alle", "zu allem", "an den anderen", "an die andere",
    ]
      // What a message is about: 'schreib Coco die Nachricht ist angekommen'.
      + ["Nachricht", "Nachrichten", "SMS", "Textnachricht", "Text"].flatMap { noun in
        [
          "ist", "sind", "war", "waren", "kam", "kamen", "kommt", "kommen", "hat", "haben", "wird",
          "wäre", "klingt", "geht",
        ].map { "\(noun) \($0)" }
      },
    conditions: [
      "wenn", "falls", "sofern", "es sei denn", "außer wenn", "außer es", "nur wenn", "aber nur",
      "vorausgesetzt",
    ],
    conjunctions: [
      "weil", "sobald", "es ist", "da ich", "seit", "bevor", "nachdem", "obwohl",
      "damit", "solange", "bis ich",
    ],
    requestVerbs: [
      "sag", "sage", "frag", "frage", "schreib", "schreibe", "schick", "schicke", "spiel",
      "spiele", "mach", "mache", "stell", "stelle", "erinnere", "grüß", "grüße", "bestell",
      "bestelle", "wünsch", "wünsche", "öffne", "such", "suche",
    ],
    pointers: [
      "das", "es", "dies", "dieses", "dasselbe", "das Gleiche", "dieselbe Nachricht",
      "die gleiche Nachricht", "diese Nachricht", "die Nachricht", "meine letzte Nachricht",
    ],
    copulas: [
      "ist", "sind", "war", "waren", "wird", "öffnet", "schließt", "beginnt", "endet", "geht",
      "fährt", "kommt",
      "landet",
    ],
    continuations: [
      "und", "oder", "sowie", "aber", "außer", "sondern", "statt", "anstatt", "anstelle von",
    ],
    qualifiers: [
      "nicht", "kein", "keine", "keinen", "keinem", "keiner", "ohne", "nie", "weniger als",
      "mehr als", "mindestens", "höchstens", "jeden", "jede", "jedes", "außer", "statt",
    ],
    approximations: [
      "etwa", "ungefähr", "circa", "ca", "rund", "fast", "beinahe", "knapp", "gut",
      "vielleicht", "bis zu", "über", "unter", "noch", "nochmal", "nur", "genau", "maximal",
      "das Doppelte von", "die Hälfte von", "die Hälfte der", "ein Drittel von", "den Rest von",
      "einen Teil von",
    ],
    epithets: [
      "klein", "kleine", "kleiner", "kleinen", "groß", "große", "großer", "großen", "alt",
      "alte", "alter", "alten", "jung", "junge", "junger", "jungen", "herr", "herrn", "frau",
      "fräulein", "dr", "sankt", "st", "von", "van", "und",
    ],
    ownerMarks: ["von", "vom"],
    purposeMarks: ["für"],
    relations: ["Mama", "Mami", "Mutti", "Papa", "Papi", "Vati"],
    numbered: [
      "kapitel", "seite", "seiten", "zimmer", "raum", "nummer", "lektion", "folge", "level",
      "stufe", "schritt", "übung", "aufgabe", "teil", "staffel", "tor", "frage", "akt", "band",
      "buch", "abschnitt", "linie", "bus", "gleis", "version", "stock", "etage", "gebäude",
      "terminal", "phase", "absatz",
    ],
    channelMarks: ["auf", "über", "per", "mit", "via", "in"],
    personMarks: ["an"],
    retractions: ["nicht", "und nicht", "statt", "anstatt", "nicht erst"],
    secondThoughts: [
      "ach nein", "nein warte", "nee", "ne", "oder nein", "äh nein", "besser", "oder besser",
      "quatsch", "beziehungsweise", "Moment nein", "nein doch",
    ],
    hesitations: [
      "äh", "ähm", "öh", "ups", "hoppla", "warte", "warte mal", "sorry", "vielmehr", "hm",
    ],
    sequels: ["dann", "danach", "außerdem", "anschließend"],
    denials: [
      (
        [
          "nicht", "nie", "niemals", "nichts", "an nichts", "nie wieder", "keinesfalls",
          "auf keinen Fall", "unter keinen Umständen", "bloß nicht", "ja nicht", "lieber nicht",
          "doch nicht",
        ], true
      ),
      (["nicht zu"], false),
    ],
    clauseMarks: ["daran", "dass", "an", "für", "zu"], taskMarks: ["daran", "dran"],
    taskEndings: ([], ["n"]),
    capitalizesNouns: true
  )
}
