/// How a language calls currencies and the units of measures.
final class AmountWords: Sendable {
  /// Currencies by what stands behind an amount: their names, codes and signs.
  ///
  /// What several countries have, `$`, is given as the sign: ``SharedRules`` knows the region.
  let currencies: PhraseTable<String>
  /// Currencies by what stands before an amount: their codes and signs.
  let currencySigns: PhraseTable<String>
  /// The hundredth parts of currencies, by their names.
  let cents: PhraseTable<String>
  /// What stands between an amount and its cents: `and`, `con`.
  let centJoiners: PhraseTable<Bool>
  /// Whether cents may stand behind the currency without their name: `cinq euros trente`.
  let saysBareCents: Bool
  let measures: PhraseTable<MeasureUnit>
  /// What makes a hundredth part of a number, `per cent`.
  let percents: PhraseTable<Bool>
  /// What asks for a number of hundredths in a question, `What percentage …?`.
  let percentages: PhraseTable<Bool>
  /// What makes thousands of the number in the same word, where it is an amount of money: `5k`.
  static let thousands = PhraseTable(words: ["k"])

  /// - Parameters:
  ///   - currencies: The currencies' names; their codes and signs are the same everywhere.
  ///   - cents: The names of their hundredth parts, with the currency of those that stand alone.
  ///   - measures: The units' names; their symbols are the same everywhere.
  init(
    currencies: [(phrases: [String], meaning: String)],
    cents: [(phrases: [String], meaning: String)],
    centJoiners: [String],
    saysBareCents: Bool = false,
    measures: [(phrases: [String], meaning: MeasureUnit)],
    percents: [String],
    percentages: [String] = []
  ) {
    self.currencies = PhraseTable(currencies + CurrencySigns.all)
    currencySigns = PhraseTable(CurrencySigns.all)
    self.cents = PhraseTable(cents + [(["¢"], CurrencySigns.cent)])
    self.centJoiners = PhraseTable(words: centJoiners)
    self.saysBareCents = saysBareCents
    self.measures = PhraseTable(measures + MeasureUnit.symbols)
    self.percents = PhraseTable(words: percents)
    self.percentages = PhraseTable(words: percents + percentages)
  }
}

/// The signs and codes of currencies, which are the same in all languages.
enum CurrencySigns {
  /// What stands for a currency of several countries.
  static let dollar = "$", peso = "peso", crown = "kr", yen = "¥", rupee = "₨"
  /// What is called a cent in several currencies.
  static let cent = "¢"

  static let all: [(phrases: [String], meaning: String)] = [
    (["$"], dollar), (["usd", "us$", "$us", "us dollars"], "USD"),
    (["€", "eur"], "EUR"), (["£", "gbp", "£gb", "gb£"], "GBP"), (["¥"], yen),
    (["jpy", "jp¥", "¥jp"], "JPY"), (["₩", "krw", "￦"], "KRW"), (["zł", "zl", "pln"], "PLN"),
    (["cny", "cn¥", "rmb", "元"], "CNY"), (["chf", "sfr"], "CHF"),
    (["cad", "ca$", "c$", "$ca"], "CAD"), (["aud", "a$", "au$", "$au"], "AUD"),
    (["nzd", "nz$", "$nz"], "NZD"), (["mxn", "mx$", "$mx"], "MXN"), (["₹", "inr"], "INR"),
    (["rs", "₨"], rupee),
    (["brl", "r$"], "BRL"), (["kr"], crown), (["sek"], "SEK"), (["nok"], "NOK"),
    (["dkk"], "DKK"), (["czk", "kč"], "CZK"), (["huf", "ft"], "HUF"), (["₽", "rub"], "RUB"),
    (["₴", "uah"], "UAH"), (["₺"], "TRY"), (["₪", "ils"], "ILS"), (["₫", "vnd"], "VND"),
    (["₱", "php"], "PHP"), (["฿", "thb"], "THB"), (["hk$", "hkd"], "HKD"),
    (["s$", "sgd"], "SGD"), (["nt$", "twd"], "TWD"),
  ]

  /// The currencies that are called dollars, pesos, crowns or rupees where they are used.
  static let shared: [String: Set<String>] = [
    dollar: [
      "USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "ARS", "CLP", "COP", "UYU", "DOP",
    ],
    peso: ["MXN", "ARS", "CLP", "COP", "UYU", "DOP", "CUP", "PHP"],
    crown: ["SEK", "NOK", "DKK", "ISK"], yen: ["JPY", "CNY"],
    rupee: ["INR", "PKR", "LKR", "NPR", "MUR"],
    cent: [
      "USD", "EUR", "CHF", "CAD", "AUD", "NZD", "SGD", "HKD", "ZAR", "MXN", "ARS", "COP", "CLP",
      "UYU", "DOP", "PHP", "BRL",
    ],
  ]

  /// What a sign of several currencies stands for where nothing is known of the region.
  static let usual = [
    dollar: "USD", peso: "MXN", crown: "SEK", yen: "JPY", rupee: "INR", cent: "USD",
  ]

  /// How many decimals an amount of a currency has.
  static func decimals(of code: String) -> Int {
    switch code {
    case "JPY", "KRW", "VND", "CLP", "ISK", "PYG", "UGX": 0
    case "KWD", "BHD", "OMR", "JOD", "TND", "IQD", "LYD": 3
    default: 2
    }
  }
}
