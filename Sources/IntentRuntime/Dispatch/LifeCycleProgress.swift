/// How far a life got in a task of its own, for those who no longer wait for it.
@usableFromInline struct LifeCycleProgress<Root: Intent>: Sendable {
  @usableFromInline struct Latest: Sendable {
    @usableFromInline var intent: Root
    @usableFromInline var states: [ParameterState]

    @inlinable init(intent: Root, states: [ParameterState]) {
      self.intent = intent
      self.states = states
    }
  }

  @usableFromInline let latest: LockedObject<Latest>

  @inlinable init(_ life: LifeCycle<Root>) {
    latest = LockedObject(Latest(intent: life.intent, states: life.states))
  }

  /// The intent as it was when the last handler was called.
  @inlinable var intent: Root { latest.withLock { $0.intent } }

  /// Notes how far a life is, before a handler is called.
  @inlinable
  func note(_ life: LifeCycle<Root>) {
    let now = Latest(intent: life.intent, states: life.states)
    latest.withLock { $0 = now }
  }

  /// Takes a life as far as it was noted.
  @inlinable
  func restore(_ life: inout LifeCycle<Root>) {
    let latest = latest.withLock { $0 }
    (life.intent, life.states) = (latest.intent, latest.states)
  }
}
