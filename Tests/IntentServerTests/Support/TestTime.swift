#if Server
  import Foundation
  import IntentRuntime

  /// A time of day that stands still until a test says how late it is.
  final class TestTime: Sendable {
    private let seconds = Locked(0.0)

    var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }

    func advance(by duration: Double) { seconds.withLock { $0 += duration } }
  }
#endif
