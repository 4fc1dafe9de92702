extension NumberWords {
  /// Polish, with the cases that stand behind prepositions.
  static let polish: NumberWords = {
    let units = [
      "jeden|jedna|jedno|jedną|jednego|jednej|jednym|jedni",
      "dwa|dwie|dwóch|dwu|dwaj|dwoma|dwom|dwoje",
      "trzy|trzech|trzej|trzem|troje", "cztery|czterech|czterej|czterem|czworo",
      "pięć|pięciu|pięcioro", "sześć|sześciu|sześcioro", "siedem|siedmiu", "osiem|ośmiu",
      "dziewięć|dziewięciu",
    ]
    let tens = [
      "dwadzieścia|dwudziestu", "trzydzieści|trzydziestu", "czterdzieści|czterdziestu",
      "pięćdziesiąt|pięćdziesięciu", "sześćdziesiąt|sześćdziesięciu",
      "siedemdziesiąt|siedemdziesięciu", "osiemdziesiąt|osiemdziesięciu",
      "dziewięćdziesiąt|dziewięćdziesięciu",
    ]
    return NumberWords(
      words: counted(from: 0, ["zero"] + units)
        + counted(
          from: 10,
          [
            "dziesięć|dziesięciu", "jedenaście|jedenastu", "dwanaście|dwunastu",
            "trzynaście|trzynastu", "czternaście|czternastu", "piętnaście|piętnastu",
            "szesnaście|szesnastu", "siedemnaście|siedemnastu", "osiemnaście|osiemnastu",
            "dziewiętnaście|dziewiętnastu",
          ])
        + counted(from: 20, by: 10, tens)
        + combined(tens: tens, from: 20, units: units) { "\($0) \($1)" }
        + hundreds(
          from: 100,
          [
            "sto|stu", "dwieście|dwustu", "trzysta|trzystu", "czterysta|czterystu",
            "pięćset|pięciuset", "sześćset|sześciuset", "siedemset|siedmiuset",
            "osiemset|ośmiuset", "dziewięćset|dziewięciuset",
          ]) + [
          (["tysiąc", "tysiące", "tysięcy", "tysiąca", "tys"], .scale(1_000)),
          (["milion", "miliony", "milionów", "miliona", "mln"], .scale(1_000_000)),
          (["miliard", "miliardy", "miliardów", "miliarda", "mld"], .scale(1_000_000_000)),
          (["bilion", "biliony", "bilionów", "biliona"], .scale(1_000_000_000_000)),
        ] + collective(12, alone: ["tuzin"], "tuzina", "tuziny", "tuzinów")
        // What people call so many złotys; 'koło' by itself is 'about'.
        + collective(
          10, alone: ["dycha", "dychę", "dyszka", "dyszkę"], "dychy", "dych", "dyszki", "dyszek")
        + collective(
          100, alone: ["stówa", "stówę", "stówka", "stówkę", "setka", "setkę"], "stówy", "stów",
          "stówki", "stówek", "setki", "setek")
        + collective(1_000, "koła", "kół"),
      minus: ["minus"],
      points: ["przecinek"],
      fractions: [
        (["pół"], 50), (["ćwierć"], 25), (["trzy czwarte"], 75), (["półtora", "półtorej"], 150),
      ],
      fractionTails: [(["i pół"], 50), (["i ćwierć"], 25), (["i trzy czwarte"], 75)],
      ordinalUnits: [
        "pierwszy", "pierwsza", "pierwszego", "drugi", "druga", "drugiego", "trzeci", "trzeciego",
        "czwarty", "czwartego", "piąty", "piątego", "szósty", "szóstego", "siódmy", "siódmego",
        "ósmy", "ósmego", "dziewiąty", "dziewiątego",
      ],
      groupsWithSpaces: true)
  }()
}
