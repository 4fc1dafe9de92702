import Foundation

/// Writes numbers as a language does, with every digit that they have: nobody agrees to a rounded one.
struct ExactNumbers {
  let locale: Locale

  /// How many digits behind the point Foundation writes of a number by itself.
  private static let usualDigits = 6

  func text(_ number: Double) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    let digits = number.fractionDigits
    guard digits > Self.usualDigits else { return number.formatted(style) }
    return number.formatted(style.precision(.fractionLength(0...digits)))
  }

  func text(_ number: Decimal) -> String {
    let style = Decimal.FormatStyle(locale: locale)
    let digits = number.fractionDigits
    guard digits > Self.usualDigits else { return number.formatted(style) }
    return number.formatted(style.precision(.fractionLength(0...digits)))
  }

  /// An amount with the digits that its currency has, or more; behind the amount stands a code that is
  /// no currency's.
  func text(_ amount: Decimal, currency code: String) -> String {
    guard code.utf8.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return code.isEmpty ? text(amount) : "\(text(amount)) \(code)"
    }
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
    let digits = amount.fractionDigits
    guard digits > 0 else { return amount.formatted(style) }
    let usual = Self.digits(ofCurrency: code)
    guard digits > usual else { return amount.formatted(style) }
    return amount.formatted(style.precision(.fractionLength(usual...digits)))
  }

  /// How many digits behind the point amounts of a currency have.
  private static func digits(ofCurrency code: String) -> Int {
    let locale = Locale(identifier: "en_US_POSIX")
    let zero = Decimal(0).formatted(.currency(code: code).locale(locale))
    return zero.lastIndex(of: ".").map { zero[$0...].dropFirst().count(where: \.isNumber) } ?? 0
  }
}

extension Double {
  /// How many digits behind the point the number has. What follows fifteen digits is what calculating
  /// leaves of a number, and counts for nothing.
  var fractionDigits: Int {
    guard isFinite, self != rounded(.towardZero) else { return 0 }
    let parts = description.split(separator: "e")
    let exponent = parts.dropFirst().first.flatMap { Int($0) } ?? 0
    let written = parts[0].split(separator: ".").dropFirst().first.map { $0 == "0" ? 0 : $0.count }
    let whole = Int(log10(magnitude).rounded(.down)) + 1
    return Swift.min((written ?? 0) - exponent, Swift.max(15 - whole, 0))
  }
}

extension Decimal {
  /// How many digits behind the point the number has; one that was a `Double` has that one's.
  fileprivate var fractionDigits: Int {
    guard isFinite else { return 0 }
    let text = "\(self)"
    if let number = Double(text), Decimal(number) == self { return number.fractionDigits }
    return text.firstIndex(of: ".").map { text[$0...].count - 1 } ?? 0
  }
}
