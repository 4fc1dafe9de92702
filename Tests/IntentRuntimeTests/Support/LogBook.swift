import Foundation
import Logging

/// Keeps what is logged, for a test to read.
final class LogBook: Sendable {
  private let entries: AsyncStream<String>
  private let writer: AsyncStream<String>.Continuation

  init() {
    (entries, writer) = AsyncStream.makeStream()
  }

  var logger: Logger {
    Logger(label: "test") { [writer] _ in Handler(writer: writer) }
  }

  /// The next entry; waits until there is one.
  func next() async -> String? {
    await entries.first { _ in true }
  }

  /// All entries up to now; the book is closed by it.
  func close() async -> [String] {
    writer.finish()
    return await entries.reduce(into: []) { $0.append($1) }
  }

  private struct Handler: LogHandler {
    let writer: AsyncStream<String>.Continuation
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let metadata = (event.metadata ?? [:]).map { "\($0)=\($1)" }.sorted()
      writer.yield("\(event.level): \(event.message) \(metadata)")
    }
  }
}
