@preconcurrency import Dispatch
import Foundation

/// Ctrl-C, and the signal that asks a process to end.
enum Interruption {
  /// Ends a task when one of them comes, so that the process can end in order.
  static func cancels(_ task: Task<some Sendable, some Error>) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { task.cancel() }
      source.resume()
      return source
    }
  }
}
