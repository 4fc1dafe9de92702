/// Task type.
public enum INTaskType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Not completable.
  case notCompletable = 1
  /// Completable.
  case completable = 2
}
