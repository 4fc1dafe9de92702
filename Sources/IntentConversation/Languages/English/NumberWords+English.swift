extension NumberWords {
  /// English, with the lakhs and crores of India.
  static let english: NumberWords = {
    let units = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let tens = [
      "twenty", "thirty", "forty|fourty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    return NumberWords(
      words: counted(from: 0, ["zero"] + units)
        + counted(
          from: 10,
          [
            "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
            "seventeen", "eighteen", "nineteen",
          ])
        + counted(from: 20, by: 10, tens)
        + combined(tens: tens, from: 20, units: units) { "\($0) \($1)" } + [
          (["hundred"], .place(100)), (["thousand"], .scale(1_000)),
          (["lakh", "lakhs"], .scale(100_000)), (["million"], .scale(1_000_000)),
          (["crore", "crores"], .scale(10_000_000)), (["billion", "bn"], .scale(1_000_000_000)),
          (["trillion"], .scale(1_000_000_000_000)), (["a", "an"], .article), (["and"], .joiner),
        ] + collective(12, "dozen", "dozens", "dozen of", "dozens of")
        + collective(2, "couple", "couple of"),
      minus: ["minus", "negative"],
      points: ["point"],
      fractions: [
        (["half", "half a", "half an", "a half", "one half"], 50),
        (["a quarter", "a quarter of a", "a quarter of an", "one quarter"], 25),
        (["three quarters", "three quarters of a", "three quarters of an"], 75),
      ],
      fractionTails: [
        (["and a half", "and one half"], 50), (["and a quarter", "and one quarter"], 25),
        (["and three quarters"], 75),
      ],
      ordinalUnits: [
        "first", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "hundredth",
        "thousandth",
      ],
      vagueTails: ["few", "good few", "lot", "lots", "bit", "bunch", "handful", "number of"],
      longScales: [10_000_000])
  }()
}
