/// The plural category of a whole number, by the rules of the Unicode CLDR.
enum PluralCategory {
  /// The category of a number in a language; for a language whose rule is not known, English's.
  static func category(of count: Int, in language: String) -> String {
    let number = count.magnitude
    switch language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) {
    case "ja", "ko", "zh", "vi", "th", "id", "ms": return "other"
    case "fr", "pt": return number < 2 ? "one" : millions(number)
    case "es", "it", "ca": return number == 1 ? "one" : millions(number)
    case "pl": return polish(number)
    case "ru", "uk", "be": return eastSlavic(number)
    case "sr", "hr", "bs":
      return endsInOne(number) ? "one" : isFew(number) ? "few" : "other"
    case "cs", "sk":
      return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "sl": return slovenian(number)
    case "lt": return lithuanian(number)
    case "ro": return romanian(number)
    case "ar": return arabic(number)
    case "he": return number == 1 ? "one" : number == 2 ? "two" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }

  /// Languages of Latin origin say `un million de bols`, and `mille bols`.
  private static func millions(_ number: UInt) -> String {
    number > 0 && number % 1_000_000 == 0 ? "many" : "other"
  }

  private static func polish(_ number: UInt) -> String {
    if number == 1 { return "one" }
    return isFew(number) ? "few" : "many"
  }

  private static func eastSlavic(_ number: UInt) -> String {
    if endsInOne(number) { return "one" }
    return isFew(number) ? "few" : "many"
  }

  private static func slovenian(_ number: UInt) -> String {
    switch number % 100 {
    case 1: return "one"
    case 2: return "two"
    case 3, 4: return "few"
    default: return "other"
    }
  }

  private static func lithuanian(_ number: UInt) -> String {
    if (11...19).contains(number % 100) || number % 10 == 0 { return "other" }
    return number % 10 == 1 ? "one" : "few"
  }

  private static func romanian(_ number: UInt) -> String {
    if number == 1 { return "one" }
    return number == 0 || (1...19).contains(number % 100) ? "few" : "other"
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

  private static func endsInOne(_ number: UInt) -> Bool {
    number % 10 == 1 && number % 100 != 11
  }

  private static func isFew(_ number: UInt) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }
}
