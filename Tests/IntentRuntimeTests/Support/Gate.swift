/// A door that tasks wait at until a test opens it.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals = 0
  private var watching: [CheckedContinuation<Void, Never>] = []

  /// Waits for the door to be opened, whether cancelled or not.
  func pass() async {
    arrivals += 1
    for watcher in watching { watcher.resume() }
    watching = []
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Waits for somebody to come to the door.
  func awaitArrival() async {
    if arrivals == 0 { await withCheckedContinuation { watching.append($0) } }
  }

  func open() {
    isOpen = true
    for task in waiting { task.resume() }
    waiting = []
  }
}

/// Counts what happened.
actor Counter {
  private(set) var count = 0
  func add() { count += 1 }
}
