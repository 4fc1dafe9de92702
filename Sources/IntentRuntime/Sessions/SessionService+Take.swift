extension SessionService {
  /// Takes a step, and keeps what it comes to. It goes on where whoever waits for it goes away.
  ///
  /// - Parameters:
  ///   - isStored: Whether the store has the session.
  ///   - body: Takes the step with the engine.
  func take(
    _ session: IntentSession,
    isStored: Bool,
    _ body: @escaping @Sendable (SessionEngine, @escaping SessionClaim) async throws -> SessionStep
  ) async throws -> SessionStep {
    let hold = SessionHold(of: session, isStored: isStored, service: self)
    let first = Task { [engine] in
      try await body(engine) { try await hold.claim($0, $1) }
    }
    let ending = Task {
      var step = try await first.valueOrCancelled
      let pending = step.turn.isFinal ? nil : step.pending
      if let pending { step = await pending.valueOrCancelled }
      let last = step
      // Whatever was cancelled, what became of it is written.
      return try await Task {
        try await hold.finish(last, isFetched: pending == nil).presented()
      }.value
    }
    await hold.setEnding(ending)
    return try await withTaskCancellationHandler {
      var step = try await first.value
      guard step.pending != nil, !step.turn.isFinal else { return try await ending.value }
      step.pending = await hold.pending(after: step)
      return step
    } onCancel: {
      hold.isAwaited.withLock { $0 = false }
    }
  }
}

extension PendingStep {
  /// The step that something comes to in the end. Cancelling this cancels that.
  ///
  /// - Parameter present: How things stand, should there be no such step.
  init(ending: Task<SessionStep, any Error>, otherwise present: SessionStep) {
    task = Task {
      do {
        return try await ending.valueOrCancelled
      } catch {
        var step = present
        step.error = error
        return step
      }
    }
  }

  /// Waits for the step, and cancels the handler where whoever waits is cancelled.
  var valueOrCancelled: SessionStep {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}
