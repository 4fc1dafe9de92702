/// Deadlines that are to come, the earliest first.
struct DeadlineQueue {
  /// What a deadline is removed by.
  typealias ID = UInt64

  private struct Deadline {
    let time: Duration
    let id: ID
  }

  /// When the sleepers wake, each earlier than the one before.
  var wakings: [Duration] = []
  private var expiries: [ID: @Sendable () -> Void] = [:]
  /// A heap, the earliest first; also some that were removed.
  private var heap: [Deadline] = []
  private var lastID: ID = 0

  /// How many deadlines are set.
  var count: Int { expiries.count }

  /// When the earliest deadline comes; none where there is none.
  var earliest: Duration? {
    mutating get {
      while let first = heap.first, expiries[first.id] == nil { pop() }
      return heap.first?.time
    }
  }

  /// Adds a deadline.
  mutating func add(at time: Duration, _ expire: @escaping @Sendable () -> Void) -> ID {
    lastID += 1
    expiries[lastID] = expire
    push(Deadline(time: time, id: lastID))
    return lastID
  }

  mutating func remove(_ id: ID) {
    expiries[id] = nil
    // What was removed goes once it is the greater part.
    if heap.count > 64, heap.count > expiries.count * 2 {
      heap = heap.filter { expiries[$0.id] != nil }.sorted { $0.time < $1.time }
    }
  }

  /// Takes out the deadlines that have come.
  mutating func takeDue(at now: Duration) -> [@Sendable () -> Void] {
    var due: [@Sendable () -> Void] = []
    while let first = heap.first, first.time <= now {
      pop()
      if let expire = expiries.removeValue(forKey: first.id) { due.append(expire) }
    }
    return due
  }

  private mutating func push(_ deadline: Deadline) {
    var place = heap.count
    heap.append(deadline)
    while place > 0, heap[place].time < heap[(place - 1) / 2].time {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func pop() {
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
