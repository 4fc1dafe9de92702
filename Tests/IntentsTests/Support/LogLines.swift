import Foundation
import Logging

/// What was logged, line by line.
final class LogLines: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []

  var lines: [String] { lock.withLock { kept } }

  var logger: Logger {
    Logger(label: "test") { _ in Handler(lines: self) }
  }

  private func add(_ line: String) { lock.withLock { kept.append(line) } }

  private struct Handler: LogHandler {
    let lines: LogLines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      lines.add("\(event.message) \(event.metadata?["method"].map { "\($0)" } ?? "")")
    }
  }
}
