#if Server
  import HummingbirdCore
  import Logging
  import NIOCore

  /// Has a connection's requests answered on the thread that reads and writes it: to hand each one over to
  /// another thread, and its response back, costs more than most responses do.
  ///
  /// Handlers of apps that are known to take their time leave it by themselves.
  struct OneThreadChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
      base.setup(channel: channel, logger: logger)
    }

    func handle(value: Base.Value, logger: Logger) async {
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        return await base.handle(value: value, logger: logger)
      }
      await withTaskExecutorPreference(EventLoopExecutor(value.channel.eventLoop)) {
        await base.handle(value: value, logger: logger)
      }
    }
  }

  /// Runs tasks on the thread of an event loop.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class EventLoopExecutor: TaskExecutor {
    private let eventLoop: any EventLoop

    init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      eventLoop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
#endif
