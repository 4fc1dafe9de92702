/// Payment method type.
public enum INPaymentMethodType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Checking.
  case checking = 1
  /// Savings.
  case savings = 2
  /// Brokerage.
  case brokerage = 3
  /// Debit.
  case debit = 4
  /// Credit.
  case credit = 5
  /// Prepaid.
  case prepaid = 6
  /// Store.
  case store = 7
  /// Apple pay.
  case applePay = 8
}
