#if canImport(os)
  import os
#elseif THREAD_SANITIZER
  import Foundation
#else
  import Synchronization
#endif

/// A value that several threads share, one at a time.
///
/// It is the system's own lock, whose name differs: Apple's systems have `Mutex` only since 2024. On
/// Linux the thread sanitizer does not see that `Mutex` keeps threads apart, and gets a lock that it knows.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>
  #elseif THREAD_SANITIZER
    private let lock: WatchedLock<Value>
  #else
    private let lock: Mutex<Value>
  #endif

  package init(_ value: Value) {
    #if canImport(os)
      lock = OSAllocatedUnfairLock(initialState: value)
    #elseif THREAD_SANITIZER
      lock = WatchedLock(value)
    #else
      lock = Mutex(value)
    #endif
  }

  /// Does something with the value while nobody else does.
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(os)
      lock.withLockUnchecked(body)
    #else
      lock.withLock { body(&$0) }
    #endif
  }
}

#if THREAD_SANITIZER && !canImport(os)
  /// A lock of the C library, whose calls the thread sanitizer watches.
  private final class WatchedLock<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
      self.value = value
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      lock.withLock { body(&value) }
    }
  }
#endif
