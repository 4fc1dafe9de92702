import Foundation

/// A process that goes on while a test talks to it.
public final class RunningCommand {
  private let process = Process()
  private var lines: AsyncStream<String>.AsyncIterator

  /// Starts a program of this package.
  public init(intentgen arguments: [String]) throws {
    process.executableURL = Command.products.appending(path: "intentgen")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let (stream, continuation) = AsyncStream<String>.makeStream()
    lines = stream.makeAsyncIterator()
    try process.run()
    Thread.detachNewThread {
      var rest = Data()
      while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          continuation.yield(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
          rest = Data(rest[(end + 1)...])
        }
      }
      continuation.finish()
    }
  }

  /// The next line that it prints; none once it has ended.
  public func nextLine() async -> String? {
    var iterator = lines
    let line = await iterator.next()
    lines = iterator
    return line
  }

  /// Ends it as Ctrl-C does.
  ///
  /// - Returns: Its exit code; none where the signal killed it.
  public func interrupt() -> Int32? {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
