public import Foundation

/// An amount of money.
///
/// Apple's counterpart is `INCurrencyAmount`.
public struct CurrencyAmount: Codable, Hashable, Sendable {
  /// The amount, in the currency's main unit.
  public var amount: Decimal
  /// The currency's code of three letters, `EUR`.
  public var currencyCode: String

  /// An amount of money.
  ///
  /// - Parameter currencyCode: Three letters of ISO 4217, `EUR`.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// What a payment is made with.
///
/// Apple's counterpart is `INPaymentMethod`.
public struct PaymentMethod: Codable, Hashable, Sendable {
  /// The kind of account or card.
  public var type: PaymentMethodType
  /// What people call it.
  public var name: String?
  /// What tells it from others, such as the last
  ///   digits of a card.
  public var identificationHint: String?
  /// A picture.
  public var icon: IntentImage?

  /// A way to pay.
  ///
  /// - Parameter identificationHint: What tells it from others of its kind, such as the last digits of a card.
  public init(
    type: PaymentMethodType,
    name: String? = nil,
    identificationHint: String? = nil,
    icon: IntentImage? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }
}

/// The kind of account or card that a payment is made with.
public enum PaymentMethodType: Int, IntentEnumeration {
  case unknown = 0
  case checking = 1
  case savings = 2
  case brokerage = 3
  case debit = 4
  case credit = 5
  case prepaid = 6
  case store = 7
  case applePay = 8

  /// The name of each case, as the definition has it.
  public static var intentCaseNames: [String] {
    [
      "unknown", "checking", "savings", "brokerage", "debit", "credit", "prepaid", "store",
      "applePay",
    ]
  }
}
