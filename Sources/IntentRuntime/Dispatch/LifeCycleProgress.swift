/// How far a life got in a task of its own, for those who no longer wait for it.
final class LifeCycleProgress<Root: Intent>: @unchecked Sendable {
  // A lock around one value would have to look the type of that up with every step.
  private let lock = Locked(())
  private var latestIntent: Root
  private var latestStates: [ParameterState]

  init(_ life: LifeCycle<Root>) {
    (latestIntent, latestStates) = (life.intent, life.states)
  }

  /// The intent as it was when the last handler was called.
  var intent: Root { lock.withLock { _ in latestIntent } }

  /// Notes how far a life is, before a handler is called.
  func note(_ life: LifeCycle<Root>) {
    lock.withLock { _ in
      latestIntent = life.intent
      latestStates = life.states
    }
  }

  /// Takes a life as far as it was noted.
  func restore(_ life: inout LifeCycle<Root>) {
    life.intent = intent
    life.states = lock.withLock { _ in latestStates }
  }
}
