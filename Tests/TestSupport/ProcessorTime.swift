import Foundation

/// The time that a thread has been at work, which does not depend on what else the machine does.
public enum ProcessorTime {
  /// How long something that stays on its thread is at work.
  public static func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
