#if Server
  import Foundation
  import ServiceLifecycle

  /// What goes on after a request was answered: a handler that takes longer. A server that is told to
  /// stop waits for it.
  final class RunningTasks: Service, @unchecked Sendable {
    private let lock = NSLock()
    private var tasks: [Int: Task<Void, Never>] = [:]
    /// Those that nobody waits for.
    private var endless: Set<Int> = []
    private var count = 0

    /// Runs something besides.
    ///
    /// - Parameter untilShutdown: Whether a shutdown ends it, rather than waits for it.
    func run(untilShutdown: Bool = false, _ body: @escaping @Sendable () async -> Void) {
      lock.withLock {
        count += 1
        let number = count
        if untilShutdown { endless.insert(number) }
        tasks[number] = Task { [weak self] in
          await body()
          self?.remove(number)
        }
      }
    }

    private func remove(_ number: Int) {
      lock.withLock {
        tasks[number] = nil
        endless.remove(number)
      }
    }

    private var waitedFor: [Task<Void, Never>] {
      lock.withLock { tasks.filter { !endless.contains($0.key) }.map(\.value) }
    }

    /// Waits until nothing is under way any more.
    func drain() async {
      while let task = waitedFor.first { await task.value }
      for task in lock.withLock({ Array(tasks.values) }) { task.cancel() }
    }

    /// Waits for a shutdown, and then for what is under way.
    func run() async throws {
      try? await gracefulShutdown()
      await drain()
    }
  }
#endif
