import Foundation
import IntentRuntime

/// How numbers are written in digits where a language is spoken: `1,250.50`, `1.250,50`, `1 250,50`.
struct NumberMarks: Sendable {
  /// What stands between a number's digits.
  enum Mark: Sendable {
    case point, comma, space, apostrophe
  }

  /// What stands before the decimals.
  let decimal: Mark
  /// What stands between groups of three digits, besides spaces that do not break and apostrophes,
  /// which mean nothing else anywhere.
  let group: Mark?
  /// Whether an ordinary space stands between groups too; elsewhere it parts two numbers.
  let allowsOrdinarySpaces: Bool
  /// Whether only the last group has three digits, and those before it two: `12,34,567`.
  let hasLakhs: Bool

  /// The marks of a language in its region, as the system writes them there.
  init(language: String, allowsOrdinarySpaces: Bool) {
    let locale = LanguageTag.locale(of: language)
    let usesComma = locale.decimalSeparator == ","
    decimal = usesComma ? .comma : .point
    group =
      switch locale.groupingSeparator {
      case ",": .comma
      case ".": .point
      default: nil
      }
    self.allowsOrdinarySpaces = allowsOrdinarySpaces
    hasLakhs = locale.region == .india
  }

  /// The mark that a character is, whatever its width.
  static func mark(_ scalar: Unicode.Scalar) -> Mark? {
    switch scalar {
    case ".", "\u{FF0E}": .point
    case ",", "\u{FF0C}": .comma
    case "'", "\u{2019}": .apostrophe
    case " ", "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": .space
    default: nil
    }
  }

  /// Whether digits may stand in groups of these lengths between such marks.
  func isGrouping(_ lengths: [Int], between mark: Mark) -> Bool {
    guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
      return false
    }
    guard mark == group || mark == .space || mark == .apostrophe, last == 3 else { return false }
    let middle = lengths.dropFirst().dropLast()
    if (1...3).contains(first), middle.allSatisfy({ $0 == 3 }) { return true }
    return hasLakhs && mark == .comma && (1...2).contains(first)
      && middle.allSatisfy { $0 == 2 }
  }
}
