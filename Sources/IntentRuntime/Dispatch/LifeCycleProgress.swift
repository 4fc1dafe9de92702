/// How far a life got in a task of its own, for those who no longer wait for it.
///
/// What it holds stands beside its lock rather than in it: a lock of a generic type is looked up whenever one is
/// given back, which took as long as ten locks.
@usableFromInline final class LifeCycleProgress<Root: Intent>: @unchecked Sendable {
  @usableFromInline let lock = Locked(())
  @usableFromInline var latestIntent: Root
  @usableFromInline var latestStates: [ParameterState]

  @inlinable init(_ life: LifeCycle<Root>) {
    latestIntent = life.intent
    latestStates = life.states
  }

  /// The intent as it was when the last handler was called.
  @inlinable var intent: Root { lock.withLock { _ in latestIntent } }

  /// Notes how far a life is, before a handler is called.
  @inlinable
  func note(_ life: LifeCycle<Root>) {
    lock.withLock { _ in
      latestIntent = life.intent
      latestStates = life.states
    }
  }

  /// Takes a life as far as it was noted.
  @inlinable
  func restore(_ life: inout LifeCycle<Root>) {
    (life.intent, life.states) = lock.withLock { _ in (latestIntent, latestStates) }
  }
}
