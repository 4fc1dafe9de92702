#if canImport(os)
  public import os
#elseif THREAD_SANITIZER
  import Foundation
#else
  public import Synchronization
#endif

/// A value that several threads share, one at a time.
///
/// It is the system's own lock, whose name differs: Apple's systems have `Mutex` only since 2024. On
/// Linux the thread sanitizer does not see that `Mutex` keeps threads apart, and gets a lock that it knows.
@usableFromInline package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  #if canImport(os)
    @usableFromInline let lock: OSAllocatedUnfairLock<Value>
  #elseif THREAD_SANITIZER
    @usableFromInline let lock: WatchedLock<Value>
  #else
    @usableFromInline let lock: Mutex<Value>
  #endif

  @inlinable package init(_ value: Value) {
    #if canImport(os)
      lock = OSAllocatedUnfairLock(initialState: value)
    #elseif THREAD_SANITIZER
      lock = WatchedLock(value)
    #else
      lock = Mutex(value)
    #endif
  }

  /// Does something with the value while nobody else does.
  @inlinable
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(os)
      lock.withLockUnchecked(body)
    #else
      lock.withLock { body(&$0) }
    #endif
  }
}

/// A shared value as an object of its own.
///
/// The value stands beside the lock rather than in it: a lock of a generic type is looked up in the runtime's tables
/// whenever one is given back, which takes as long as ten locks.
@usableFromInline final class LockedObject<Value: Sendable>: @unchecked Sendable {
  @usableFromInline let lock = Locked(())
  @usableFromInline var value: Value

  @inlinable init(_ value: Value) {
    self.value = value
  }

  /// Does something with the value while nobody else does.
  @inlinable
  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { _ in body(&value) }
  }
}

#if THREAD_SANITIZER && !canImport(os)
  /// A lock of the C library, whose calls the thread sanitizer watches.
  @usableFromInline final class WatchedLock<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    @usableFromInline init(_ value: Value) {
      self.value = value
    }

    @usableFromInline func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      lock.withLock { body(&value) }
    }
  }
#endif
