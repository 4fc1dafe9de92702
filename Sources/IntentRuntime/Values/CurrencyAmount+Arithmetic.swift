public import Foundation

extension CurrencyAmount {
  /// The amount as people read it, `€12.50`, with more digits than are usual where it has more: nothing is
  /// rounded. A code that is no currency's stands behind the amount.
  public func formatted(locale: Locale = Locale(identifier: "en")) -> String {
    ExactNumbers(locale: locale).text(amount, currency: currencyCode)
  }

  /// The sum of two amounts; none where they are of two currencies.
  public func adding(_ other: CurrencyAmount) -> CurrencyAmount? {
    guard other.currencyCode == currencyCode else { return nil }
    return CurrencyAmount(amount: amount + other.amount, currencyCode: currencyCode)
  }
}
