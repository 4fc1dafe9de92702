extension NumberWords {
  /// German: numbers below a million are one word, with the units before the tens.
  static let german: NumberWords = {
    let one = "ein|eins|eine|einen|einem|einer"
    let units = ["zwei|zwo", "drei", "vier", "fünf|fuenf", "sechs", "sieben", "acht", "neun"]
    let teens = [
      "zehn", "elf", "zwölf|zwoelf", "dreizehn", "vierzehn", "fünfzehn|fuenfzehn", "sechzehn",
      "siebzehn", "achtzehn", "neunzehn",
    ]
    let tens = [
      "zwanzig", "dreißig|dreissig", "vierzig", "fünfzig|fuenfzig", "sechzig", "siebzig",
      "achtzig", "neunzig",
    ]
    let parts = ([one] + units + teens + tens + ["hundert", "tausend", "und", "halb"])
      .flatMap { $0.split(separator: "|").map(String.init) }
    return NumberWords(
      words: counted(from: 0, ["null", one] + units + teens) + counted(from: 20, by: 10, tens)
        + combined(tens: tens, from: 20, units: ["ein"] + units) { "\($1) und \($0)" } + [
          (["hundert"], .place(100)), (["tausend"], .scale(1_000)),
          (["million", "millionen", "mio"], .scale(1_000_000)),
          (["milliarde", "milliarden", "mrd"], .scale(1_000_000_000)),
          (["billion", "billionen"], .scale(1_000_000_000_000)), (["und"], .joiner),
        ] + collective(12, "Dutzend", "Dutzende"),
      minus: ["minus"],
      points: ["komma"],
      fractions: [
        (["halb", "halbe", "halber", "halbes", "halben"], 50),
        (
          ["ein halb", "eine halbe", "ein halbes", "ein halber", "einen halben", "einer halben"], 50
        ),
        (["ein viertel", "viertel"], 25), (["drei viertel", "dreiviertel"], 75),
        (["anderthalb", "eineinhalb"], 150),
      ],
      fractionTails: [
        (["einhalb", "ein halb", "und ein halb", "und eine halbe", "und ein halbes"], 50),
        (["und ein viertel"], 25), (["und drei viertel"], 75),
      ],
      vagueTails: ["paar", "bisschen", "wenig"],
      compounds: CompoundWords(parts),
      groupsWithSpaces: true)
  }()
}
