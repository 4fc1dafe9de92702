/// Sort type.
public enum INSortType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// As is.
  case asIs = 1
  /// By date.
  case byDate = 2
}
