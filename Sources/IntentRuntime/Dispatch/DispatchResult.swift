/// How far an intent got.
public enum DispatchResult<Root: Intent>: Sendable {
  /// It was handled.
  case handled(Root, Root.IntentResponseType)
  /// The handler would not confirm it.
  case declined(Root, Root.IntentResponseType)
  /// A parameter needs the user.
  case unresolved(Root, parameter: String, ParameterResolution)
  /// The user has to confirm the intent with exactly these values. Dispatch it once more with what
  /// was confirmed; nothing was handled up to now.
  case needsConfirmation(Root, Root.IntentResponseType)
  /// Its handler takes longer than the budget, and runs on.
  case inProgress(Root, PendingDispatch<Root>)
}

extension DispatchResult {
  /// The intent with the values that were resolved.
  public var intent: Root {
    switch self {
    case .handled(let intent, _), .declined(let intent, _), .needsConfirmation(let intent, _),
      .unresolved(let intent, _, _), .inProgress(let intent, _):
      intent
    }
  }

  /// What the handler answered; none where it was not asked yet, or is still at work.
  public var response: Root.IntentResponseType? {
    switch self {
    case .handled(_, let response), .declined(_, let response), .needsConfirmation(_, let response):
      response
    case .unresolved, .inProgress: nil
    }
  }
}

/// What is still to come of a dispatch whose handler takes longer.
public struct PendingDispatch<Root: Intent>: Sendable {
  let task: Task<DispatchResult<Root>, any Error>

  @usableFromInline init(task: Task<DispatchResult<Root>, any Error>) {
    self.task = task
  }

  /// Waits for the handler's answer. Every caller gets the same one.
  ///
  /// - Throws: What the handler throws, and ``IntentError/handlerOverdue(intent:timeout:)``.
  public var value: DispatchResult<Root> {
    get async throws { try await task.value }
  }

  /// Cancels the handler.
  public func cancel() {
    task.cancel()
  }
}
