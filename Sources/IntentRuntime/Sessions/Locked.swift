#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// A value that several threads share, one at a time.
///
/// It is the system's own lock, whose name differs: Apple's systems have `Mutex` only since 2024.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  #if canImport(os)
    private let lock: OSAllocatedUnfairLock<Value>
  #else
    private let lock: Mutex<Value>
  #endif

  package init(_ value: Value) {
    #if canImport(os)
      lock = OSAllocatedUnfairLock(initialState: value)
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
