extension ChoiceWords {
  /// German.
  static let german = ChoiceWords(
    all: PhraseTable(words: [
      "alle", "alles", "alle davon", "jeden", "allen", "sie alle", "alle miteinander",
    ]),
    both: PhraseTable(words: [
      "beide", "alle beide", "die beiden", "beiden",
    ]),
    exceptions: PhraseTable([
      (
        [
          "außer", "bis auf", "ausgenommen", "aber nicht", "aber kein", "aber keine", "aber keinen",
          "nur nicht", "mit Ausnahme von",
        ], true
      ),
      (["ohne"], false),
    ]),
    ends: PhraseTable([
      (["ersten", "die ersten", "den ersten"], .first),
      (["letzten", "die letzten", "den letzten"], .last),
      (["alle", "all die", "die", "die ganzen"], .all),
    ]),
    middle: PhraseTable(words: [
      "mittlere", "mittlerer", "mittleres", "mittleren", "der mittlere", "die mittlere",
      "das mittlere", "den mittleren", "dem mittleren", "der mittleren", "in der Mitte",
      "der in der Mitte", "die in der Mitte", "das in der Mitte", "den in der Mitte",
    ]),
    labels: PhraseTable([
      (
        [
          "Nummer", "die Nummer", "Nr", "Option", "Optionen", "Nummern", "die Nummern",
          "die Option", "Möglichkeit", "Punkt", "der",
          "den", "dem",
        ], true
      ),
      (["die", "das"], false),
    ]),
    picks: PhraseTable(words: [
      "ich wähle", "ich nehme", "ich nähme", "nehmen wir", "wir nehmen", "nimm", "nehmen Sie",
      "wähle", "gib mir", "ich glaube", "ich denke",
    ])
  )
}
