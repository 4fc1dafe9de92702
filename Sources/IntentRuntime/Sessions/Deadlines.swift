import Foundation

/// Tells calls when their time is over, with one sleeper for all of them.
///
/// A sleep that is cancelled stays with the system until its time would have come; with one for each
/// call, a server with long timeouts would keep them all. Here a call that ends leaves nothing behind.
final class Deadlines: @unchecked Sendable {
  /// What a deadline is removed by.
  typealias ID = UInt64

  /// A deadline longer than this is none.
  private static let longest = Duration.seconds(100 * 366 * 86_400)

  private let elapsed: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  private let lock = NSLock()
  private var expiries: [ID: @Sendable () -> Void] = [:]
  /// The deadlines as a heap, the earliest first; also some that were removed.
  private var heap: [Deadline] = []
  /// When the sleepers wake, each earlier than the one before.
  private var wakings: [Duration] = []
  private var count: ID = 0

  private struct Deadline {
    let time: Duration
    let id: ID
  }

  /// Deadlines by a clock.
  init(clock: some Clock<Duration>) {
    let origin = clock.now
    elapsed = { origin.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: origin.advanced(by: $0), tolerance: nil) }
  }

  /// How many deadlines are set.
  var pending: Int { lock.withLock { expiries.count } }

  /// When a sleeper wakes next, counted from the beginning; none where nobody sleeps.
  var nextWaking: Duration? { lock.withLock { wakings.last } }

  /// Sets a deadline.
  ///
  /// - Returns: What it is removed by; none where it is too far away ever to come.
  func set(after duration: Duration, _ expire: @escaping @Sendable () -> Void) -> ID? {
    guard duration < Self.longest else { return nil }
    let now = elapsed()
    return lock.withLock {
      count += 1
      let deadline = Deadline(time: now + max(duration, .zero), id: count)
      expiries[deadline.id] = expire
      push(deadline)
      sleepIfNeeded()
      return deadline.id
    }
  }

  /// Removes a deadline, which then never comes.
  func remove(_ id: ID) {
    lock.withLock {
      expiries[id] = nil
      // What was removed goes once it is the greater part.
      if heap.count > 64, heap.count > expiries.count * 2 {
        heap = heap.filter { expiries[$0.id] != nil }.sorted { $0.time < $1.time }
      }
    }
  }

  // MARK: - Sleeping

  /// Has somebody sleep until the earliest deadline, unless somebody wakes by then anyway.
  private func sleepIfNeeded() {
    while let first = heap.first, expiries[first.id] == nil { pop() }
    guard let time = heap.first?.time, wakings.last.map({ time < $0 }) ?? true else { return }
    wakings.append(time)
    Task { [sleep, weak self] in
      // It ends early where the task is cancelled, which nobody does.
      try? await sleep(time)
      self?.wake(at: time)
    }
  }

  private func wake(at time: Duration) {
    // A clock may say that it is a little earlier than what was slept until.
    let now = max(elapsed(), time)
    let due = lock.withLock {
      wakings.removeAll { $0 == time }
      var due: [@Sendable () -> Void] = []
      while let first = heap.first, first.time <= now {
        pop()
        if let expire = expiries.removeValue(forKey: first.id) { due.append(expire) }
      }
      sleepIfNeeded()
      return due
    }
    for expire in due { expire() }
  }

  // MARK: - Heap

  private func push(_ deadline: Deadline) {
    var place = heap.count
    heap.append(deadline)
    while place > 0, heap[place].time < heap[(place - 1) / 2].time {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private func pop() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while let child = [place * 2 + 1, place * 2 + 2]
      .filter({ $0 < heap.count }).min(by: { heap[$0].time < heap[$1].time }),
      heap[child].time < heap[place].time
    {
      heap.swapAt(place, child)
      place = child
    }
  }
}
