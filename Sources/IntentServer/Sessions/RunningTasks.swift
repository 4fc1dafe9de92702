#if Server
  import IntentRuntime
  import ServiceLifecycle

  /// What goes on after a request was answered: a handler that takes longer. A server that is told to
  /// stop waits for it.
  final class RunningTasks: Service, Sendable {
    private struct Tasks: Sendable {
      var running: [Int: Task<Void, Never>] = [:]
      /// Those that nobody waits for.
      var endless: Set<Int> = []
      var count = 0
    }

    private let tasks = Locked(Tasks())

    /// Runs something besides.
    ///
    /// - Parameter untilShutdown: Whether a shutdown ends it, rather than waits for it.
    func run(untilShutdown: Bool = false, _ body: @escaping @Sendable () async -> Void) {
      tasks.withLock { tasks in
        tasks.count += 1
        let number = tasks.count
        if untilShutdown { tasks.endless.insert(number) }
        tasks.running[number] = Task { [weak self] in
          await body()
          self?.remove(number)
        }
      }
    }

    private func remove(_ number: Int) {
      tasks.withLock { tasks in
        tasks.running[number] = nil
        tasks.endless.remove(number)
      }
    }

    private var waitedFor: [Task<Void, Never>] {
      tasks.withLock { tasks in
        tasks.running.filter { !tasks.endless.contains($0.key) }.map(\.value)
      }
    }

    /// Waits until nothing is under way any more.
    func drain() async {
      while let task = waitedFor.first { await task.value }
      for task in tasks.withLock({ Array($0.running.values) }) { task.cancel() }
    }

    /// Waits for a shutdown, and then for what is under way.
    func run() async throws {
      try? await gracefulShutdown()
      await drain()
    }
  }
#endif
