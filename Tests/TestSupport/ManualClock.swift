/// A clock that stands still until it is told how late it is.
public struct ManualClock: Clock {
  /// A time, counted from the beginning.
  public struct Instant: InstantProtocol {
    var offset: Duration

    /// The instant so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// How much later another instant is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether one instant comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let sleepers = Sleepers()

  /// A clock at the beginning.
  public init() {}

  /// Always the beginning, so that whoever sleeps for a time sleeps until that time.
  public var now: Instant { Instant(offset: .zero) }
  /// Any time at all.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until somebody says that it is that late.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await sleepers.sleep(until: deadline.offset)
  }

  /// Waits until somebody sleeps until a time, and lets it be that time.
  public func advance(to time: Duration) async {
    await sleepers.wake(at: time)
  }

  /// Lets every time come at once, whoever sleeps now or later.
  public func runOut() async {
    await sleepers.wakeForever()
  }
}

private actor Sleepers {
  private var sleeping: [Int: (time: Duration, wake: CheckedContinuation<Void, any Error>)] = [:]
  private var watching: [(time: Duration, tell: CheckedContinuation<Void, Never>)] = []
  private var cancelled: Set<Int> = []
  private var count = 0
  private var isOver = false

  func sleep(until time: Duration) async throws {
    if isOver { return }
    count += 1
    let id = count
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if cancelled.remove(id) != nil || Task.isCancelled {
          continuation.resume(throwing: CancellationError())
          return
        }
        sleeping[id] = (time, continuation)
        for watcher in watching where watcher.time == time { watcher.tell.resume() }
        watching.removeAll { $0.time == time }
      }
    } onCancel: {
      Task { await cancel(id) }
    }
  }

  func wake(at time: Duration) async {
    if !sleeping.values.contains(where: { $0.time == time }) {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        watching.append((time, continuation))
      }
    }
    for (id, sleeper) in sleeping where sleeper.time <= time {
      sleeping[id] = nil
      sleeper.wake.resume()
    }
  }

  func wakeForever() {
    isOver = true
    for sleeper in sleeping.values { sleeper.wake.resume() }
    sleeping = [:]
  }

  private func cancel(_ id: Int) {
    guard let sleeper = sleeping.removeValue(forKey: id) else {
      cancelled.insert(id)
      return
    }
    sleeper.wake.resume(throwing: CancellationError())
  }
}
