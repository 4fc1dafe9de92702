/// Conditional operator.
public enum INConditionalOperator: Int, Sendable {
  /// All.
  case all = 0
  /// Any.
  case any = 1
  /// None.
  case none = 2
}
