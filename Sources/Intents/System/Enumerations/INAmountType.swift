/// Amount type.
public enum INAmountType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Minimum due.
  case minimumDue = 1
  /// Amount due.
  case amountDue = 2
  /// Current balance.
  case currentBalance = 3
  /// Maximum transfer amount.
  case maximumTransferAmount = 4
  /// Minimum transfer amount.
  case minimumTransferAmount = 5
  /// Statement balance.
  case statementBalance = 6
}
