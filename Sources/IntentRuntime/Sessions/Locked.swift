import Foundation

/// A value that several threads share, one at a time.
///
/// It is the one place where the compiler is told, not asked, that sharing is safe: `Mutex` would do, but
/// Apple's systems have it only since 2024.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Does something with the value while nobody else does.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
