/// Tells calls when their time is over.
///
/// The system's clocks have one timer each for the process: whoever makes an engine for each request
/// leaves no more sleepers behind than whoever makes one.
@usableFromInline struct Deadlines: Sendable {
  /// What a deadline is removed by.
  typealias ID = DeadlineQueue.ID

  private static let continuous = DeadlineTimer(clock: ContinuousClock())
  private static let suspending = DeadlineTimer(clock: SuspendingClock())

  private let timer: DeadlineTimer

  /// Deadlines by a clock.
  init(clock: some Clock<Duration>) {
    timer =
      switch clock {
      case is ContinuousClock: Self.continuous
      case is SuspendingClock: Self.suspending
      default: DeadlineTimer(clock: clock)
      }
  }

  /// How many deadlines are set.
  var pending: Int { timer.pending }

  /// When a sleeper wakes next, counted from the beginning; none where nobody sleeps.
  var nextWaking: Duration? { timer.nextWaking }

  /// Sets a deadline.
  ///
  /// - Returns: What it is removed by; none where it is too far away ever to come.
  func set(after duration: Duration, _ expire: @escaping @Sendable () -> Void) -> ID? {
    timer.set(after: duration, expire)
  }

  /// Removes a deadline, which then never comes.
  func remove(_ id: ID) {
    timer.remove(id)
  }
}
