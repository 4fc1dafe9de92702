#if !canImport(os)
  import Synchronization
#endif

/// A yes or no that several threads share, where whoever reads it may be late.
///
/// Apple's systems have `Atomic` only since 2024, and get a lock.
struct SharedFlag: ~Copyable, Sendable {
  #if canImport(os)
    private let flag: Locked<Bool>
  #else
    private let flag: Atomic<Bool>
  #endif

  init(_ value: Bool) {
    #if canImport(os)
      flag = Locked(value)
    #else
      flag = Atomic(value)
    #endif
  }

  var value: Bool {
    get {
      #if canImport(os)
        flag.withLock { $0 }
      #else
        flag.load(ordering: .relaxed)
      #endif
    }
    nonmutating set {
      #if canImport(os)
        flag.withLock { $0 = newValue }
      #else
        flag.store(newValue, ordering: .relaxed)
      #endif
    }
  }
}
