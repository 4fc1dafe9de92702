public import Foundation

extension CurrencyAmount {
  /// The amount as people read it, `€12.50`.
  public func formatted(locale: Locale = Locale(identifier: "en")) -> String {
    amount.formatted(.currency(code: currencyCode).locale(locale))
  }

  /// The sum of two amounts; none where they are of two currencies.
  public func adding(_ other: CurrencyAmount) -> CurrencyAmount? {
    guard other.currencyCode == currencyCode else { return nil }
    return CurrencyAmount(amount: amount + other.amount, currencyCode: currencyCode)
  }
}
