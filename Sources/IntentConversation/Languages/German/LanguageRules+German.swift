extension LanguageRules {
  /// German.
  static let german = LanguageRules(
    calls: PhraseTable(words: ["hey siri", "hallo siri", "he siri", "ok siri", "siri"]),
    corrections: PhraseTable([
      (
        [
          "ich meine", "nein ich meine", "ich meinte", "ich sagte", "ich habe gesagt",
          "ich hab gesagt", "nein ich sagte", "nein ich meinte", "eigentlich",
          "doch lieber", "stattdessen",
        ], true
      ),
      (
        [
          "nein", "nee", "nö", "entschuldigung", "entschuldige", "moment", "lieber", "sondern",
          "sorry", "oh sorry", "nein sorry", "ups", "oh ups", "falsch", "nein falsch",
        ], false
      ),
    ]),
    conjunctions: ["und", "sowie", "und auch"],
    articles: PhraseTable(words: [
      "der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "einer", "mein", "meine",
      "meinen", "meinem", "meiner", "unser", "unsere",
    ]),
    particles: [],
    endings: ["e", "en", "er", "es", "em"].flatMap { [("", $0), ("el", "l" + $0)] },
    nounEndings: [("", "e"), ("", "n"), ("", "en"), ("", "s")],
    ordinals: PhraseTable([
      (ordinalForms("erst") + ordinalForms("oberst") + ["nummer eins"], 1),
      (ordinalForms("zweit") + ["nummer zwei"], 2),
      (ordinalForms("dritt") + ["nummer drei"], 3), (ordinalForms("viert") + ["nummer vier"], 4),
      (ordinalForms("fünft") + ["nummer fünf"], 5), (ordinalForms("sechst"), 6),
      (ordinalForms("siebt"), 7), (ordinalForms("acht"), 8), (ordinalForms("neunt"), 9),
      (ordinalForms("zehnt"), 10), (ordinalForms("letzt") + ordinalForms("unterst"), -1),
      (ordinalForms("vorletzt") + ordinalForms("zweitletzt") + fromBehind("zweit"), -2),
      (ordinalForms("drittletzt") + fromBehind("dritt"), -3),
    ]),
    numbers: .german, times: .german, amounts: .german, spoken: .german,
    places: PhraseTable([
      (["zu Hause", "zuhause", "nach Hause", "daheim", "das Haus"], "Zuhause"),
      (
        ["Arbeit", "die Arbeit", "der Arbeit", "Büro", "das Büro", "im Büro", "bei der Arbeit"],
        "Arbeit"
      ),
      (["Schule", "die Schule", "der Schule", "in der Schule"], "Schule"),
    ]),
    movements: PhraseTable([
      (["wenn ich", "sobald ich", "wenn ich von", "wenn ich aus", "wenn ich in"], .arrive)
    ]),
    movementsBehind: PhraseTable([
      (["komme", "ankomme", "bin", "angekommen bin"], .arrive),
      (["verlasse", "gehe", "losgehe", "weggehe"], .leave),
    ]),
    dialogue: .german
  )

  /// The forms of a number that is counted: `erste`, `der erste`, `den ersten`.
  private static func fromBehind(_ stem: String) -> [String] {
    ordinalForms(stem).map { "\($0) von hinten" }
  }

  private static func ordinalForms(_ stem: String) -> [String] {
    ["\(stem)e", "\(stem)er", "\(stem)es", "\(stem)en"]
      + ["der", "die", "das"].map { "\($0) \(stem)e" } + ["den \(stem)en", "dem \(stem)en"]
  }
}
