/// What a step gives: the session to keep, and what to say.
public struct SessionStep: Sendable {
  /// The session, for the next step.
  public var session: IntentSession
  /// What to say to the user.
  public var turn: SessionTurn
  /// What the handler shows; none where it shows nothing.
  public var presentation: Presentation?
  /// What a handler threw; for the caller, never for the user.
  public var error: (any Error)?
  /// The step that is still to come: where the handler takes longer, or goes on after it was told to
  /// stop, so that nobody knows yet what becomes of it.
  public var pending: PendingStep?

  /// What the handler is about to show, for whoever first keeps what became of the intent.
  var presenting: Task<Presentation?, Never>?

  /// A step, such as one that a store has kept: with nothing that is still to come.
  public init(session: IntentSession, turn: SessionTurn) {
    self.session = session
    self.turn = turn
  }

  /// The step with what the handler shows.
  func presented() async -> SessionStep {
    guard let presenting else { return self }
    var step = self
    step.presentation = await presenting.value
    step.presenting = nil
    return step
  }
}

/// A step that comes when a slow handler is done, or its timeout is over.
public struct PendingStep: Sendable {
  let task: Task<SessionStep, Never>

  /// Waits for the step. Every caller gets the same one.
  public var value: SessionStep {
    get async { await task.value }
  }

  /// Cancels the handler. The step then comes within the budget: it says what the handler did, that it
  /// was cancelled, or, where the handler goes on all the same, that this is not known.
  public func cancel() {
    task.cancel()
  }
}
