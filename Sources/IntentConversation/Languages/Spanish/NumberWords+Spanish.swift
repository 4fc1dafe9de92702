extension NumberWords {
  /// Spanish: a million multiplies thousands, `dos mil millones`.
  static let spanish: NumberWords = {
    let units = [
      "uno|una|un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve",
    ]
    let tens = [
      "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa",
    ]
    return NumberWords(
      words: counted(from: 0, ["cero"] + units)
        + counted(
          from: 10,
          [
            "diez", "once", "doce", "trece", "catorce", "quince", "dieciséis|diez y seis",
            "diecisiete|diez y siete", "dieciocho|diez y ocho", "diecinueve|diez y nueve",
            "veinte", "veintiuno|veintiún|veintiuna", "veintidós", "veintitrés",
            "veinticuatro", "veinticinco", "veintiséis", "veintisiete", "veintiocho",
            "veintinueve",
          ])
        + counted(from: 30, by: 10, tens)
        + combined(tens: tens, from: 30, units: units) { "\($0) y \($1)" }
        + hundreds(
          from: 100,
          [
            "cien|ciento|un centenar de", "doscientos|doscientas", "trescientos|trescientas",
            "cuatrocientos|cuatrocientas", "quinientos|quinientas",
            "seiscientos|seiscientas", "setecientos|setecientas", "ochocientos|ochocientas",
            "novecientos|novecientas",
          ]) + [
          (["mil"], .scale(1_000)),
          (["millón", "millones", "millón de", "millones de"], .scale(1_000_000)),
          (["billón", "billones", "billón de", "billones de"], .scale(1_000_000_000_000)),
        ]
        + [
          (2, "par"), (10, "decena"), (12, "docena"), (15, "quincena"), (20, "veintena"),
          (100, "centena"), (100, "centenar"),
        ].flatMap { count, word in
          let many = word.hasSuffix("r") ? "\(word)es" : "\(word)s"
          return collective(count, word, many, "\(word) de", "\(many) de")
        },
      minus: ["menos"],
      points: ["coma", "punto"],
      fractions: [
        (["medio", "media"], 50), (["un cuarto", "un cuarto de"], 25),
        (["tres cuartos", "tres cuartos de"], 75),
      ],
      fractionTails: [
        (["y medio", "y media"], 50), (["y cuarto", "y un cuarto"], 25), (["y tres cuartos"], 75),
      ],
      vagueTails: ["poco", "poquito", "montón"],
      longScales: [1_000_000, 1_000_000_000_000],
      groupsWithSpaces: true)
  }()
}
