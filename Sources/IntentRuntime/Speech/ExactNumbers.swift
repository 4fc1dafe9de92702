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
  /// How many digits behind the point the number has, without what calculating leaves of it.
  var fractionDigits: Int { Decimal(string: description)?.fractionDigits ?? 0 }
}

extension Decimal {
  /// How many digits behind the point the number has. What is so small beside it that it is what calculating leaves, as of
  /// `3.3899999999999993856`, counts for nothing.
  fileprivate var fractionDigits: Int {
    guard isFinite else { return 0 }
    let noise = Swift.min(
      magnitude * Decimal(sign: .plus, exponent: -14, significand: 1),
      Decimal(sign: .plus, exponent: -9, significand: 1))
    let written = Swift.max(-exponent, 0)
    return (0..<written).first { (self - rounded(to: $0)).magnitude <= noise } ?? written
  }

  private func rounded(to digits: Int) -> Decimal {
    var (number, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &number, digits, .plain)
    return rounded
  }
}
