/// The plural category of a whole number, by the rules of the Unicode CLDR.
enum PluralCategory {
  /// The category of a number in a language; `other` for a language whose rule is not known.
  static func category(of count: Int, in language: String) -> String {
    let number = count.magnitude
    switch language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) {
    case "ja", "ko", "zh", "vi", "th", "id", "ms": return "other"
    case "fr", "pt": return number < 2 ? "one" : "other"
    case "pl": return polish(number)
    case "ru", "uk", "be", "sr", "hr", "bs": return slavic(number)
    case "cs", "sk":
      return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "ar": return arabic(number)
    default: return number == 1 ? "one" : "other"
    }
  }

  private static func polish(_ number: UInt) -> String {
    if number == 1 { return "one" }
    return isFew(number) ? "few" : "many"
  }

  private static func slavic(_ number: UInt) -> String {
    if number % 10 == 1, number % 100 != 11 { return "one" }
    return isFew(number) ? "few" : "many"
  }

  private static func isFew(_ number: UInt) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func arabic(_ number: UInt) -> String {
    switch number {
    case 0: return "zero"
    case 1: return "one"
    case 2: return "two"
    default:
      if (3...10).contains(number % 100) { return "few" }
      return (11...99).contains(number % 100) ? "many" : "other"
    }
  }
}
