/// Tells calls when their time is over, with one sleeper for all of them.
///
/// A sleep that is cancelled stays with the system until its time would have come; with one for each
/// call, a server with long timeouts would keep them all. Here a call that ends leaves nothing behind.
final class DeadlineTimer: Sendable {
  /// A deadline longer than this is none.
  private static let longest = Duration.seconds(100 * 366 * 86_400)

  private let elapsed: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  private let queue = Locked(DeadlineQueue())

  /// Deadlines by a clock.
  init(clock: some Clock<Duration>) {
    let origin = clock.now
    elapsed = { origin.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: origin.advanced(by: $0), tolerance: nil) }
  }

  /// How many deadlines are set.
  var pending: Int { queue.withLock { $0.count } }

  /// When a sleeper wakes next, counted from the beginning; none where nobody sleeps.
  var nextWaking: Duration? { queue.withLock { $0.wakings.last } }

  /// Sets a deadline.
  ///
  /// - Returns: What it is removed by; none where it is too far away ever to come.
  func set(
    after duration: Duration,
    _ expire: @escaping @Sendable () -> Void
  ) -> DeadlineQueue.ID? {
    guard duration < Self.longest else { return nil }
    let now = elapsed()
    return queue.withLock { queue in
      let id = queue.add(at: now + max(duration, .zero), expire)
      sleepIfNeeded(&queue)
      return id
    }
  }

  /// Removes a deadline, which then never comes.
  func remove(_ id: DeadlineQueue.ID) {
    queue.withLock { $0.remove(id) }
  }

  // MARK: - Sleeping

  /// Has somebody sleep until the earliest deadline, unless somebody wakes by then anyway.
  private func sleepIfNeeded(_ queue: inout DeadlineQueue) {
    guard let time = queue.earliest, queue.wakings.last.map({ time < $0 }) ?? true else { return }
    queue.wakings.append(time)
    Task { [sleep, weak self] in
      // It ends early where the task is cancelled, which nobody does.
      try? await sleep(time)
      self?.wake(at: time)
    }
  }

  private func wake(at time: Duration) {
    // A clock may say that it is a little earlier than what was slept until.
    let now = max(elapsed(), time)
    let due = queue.withLock { queue in
      queue.wakings.removeAll { $0 == time }
      let due = queue.takeDue(at: now)
      sleepIfNeeded(&queue)
      return due
    }
    for expire in due { expire() }
  }
}
