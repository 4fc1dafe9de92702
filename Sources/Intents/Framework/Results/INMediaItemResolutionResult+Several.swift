/// What gives results for several media at once, each of the class that is asked.
///
/// A class cannot say that it gives an array of its own kind; its protocol can.
public protocol MediaItemResults {}

extension INMediaItemResolutionResult: MediaItemResults {}

extension MediaItemResults where Self: INMediaItemResolutionResult {
  /// The values to use.
  public static func successes(with resolvedMediaItems: [INMediaItem]) -> [Self] {
    resolvedMediaItems.map { success(with: $0) }
  }
}
