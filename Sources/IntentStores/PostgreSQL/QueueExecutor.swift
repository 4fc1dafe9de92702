#if PostgreSQL
  @preconcurrency import Dispatch

  /// Runs what blocks its thread on a queue of its own, so that it takes none from everybody else.
  final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) { queue = DispatchQueue(label: label) }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
#endif
