extension NumberWords {
  /// French, of France and, with `septante` and `nonante`, of its neighbours.
  static let french: NumberWords = {
    let units = [
      "un|une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf",
    ]
    let teens = [
      "dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix sept", "dix huit",
      "dix neuf",
    ]
    let tens = ["vingt", "trente", "quarante", "cinquante", "soixante", "septante", "huitante"]
    let all = units + teens
    return NumberWords(
      words: counted(from: 0, ["zéro"] + all) + counted(from: 20, by: 10, tens)
        + combined(tens: tens, from: 20, units: units) { "\($0) \($1)" }
        + combined(tens: tens, from: 20, units: ["un|une"]) { "\($0) et \($1)" }
        + combined(tens: ["soixante"], from: 60, units: all) { "\($0) \($1)" }
        + [(["soixante et onze"], .small(71)), (["nonante"], .small(90))]
        + [(["octante", "quatre vingt", "quatre vingts"], .small(80))]
        + combined(tens: ["quatre vingt"], from: 80, units: all) { "\($0) \($1)" }
        + combined(tens: ["nonante"], from: 90, units: units) { "\($0) \($1)" } + [
          (["nonante et un"], .small(91)), (["cent", "cents"], .place(100)),
          (["mille"], .scale(1_000)),
          (
            ["million", "millions", "million de", "millions de", "millions d", "million d"],
            .scale(1_000_000)
          ),
          (
            ["milliard", "milliards", "milliard de", "milliards de", "milliards d", "milliard d"],
            .scale(1_000_000_000)
          ),
          (["billion", "billions"], .scale(1_000_000_000_000)),
        ]
        + [
          (8, "huitaine"), (10, "dizaine"), (12, "douzaine"), (15, "quinzaine"), (20, "vingtaine"),
          (30, "trentaine"), (40, "quarantaine"), (50, "cinquantaine"), (60, "soixantaine"),
          (100, "centaine"), (2, "paire"),
        ].flatMap { count, word in
          collective(
            count, word, "\(word)s", "\(word) de", "\(word)s de", "\(word) d", "\(word)s d")
        },
      minus: ["moins"],
      points: ["virgule"],
      fractions: [
        (["demi", "demie", "un demi", "une demi", "une demie", "la moitié d'un"], 50),
        (["un quart", "un quart de", "un quart d'"], 25),
        (["trois quarts", "trois quarts de", "trois quarts d'"], 75),
      ],
      fractionTails: [
        (["et demi", "et demie"], 50), (["et quart", "et un quart"], 25), (["et trois quarts"], 75),
      ],
      vagueTails: ["peu", "petit peu", "tas"],
      groupsWithSpaces: true)
  }()
}
