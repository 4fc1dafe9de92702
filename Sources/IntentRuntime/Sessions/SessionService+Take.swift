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
    return try await withTaskCancellationHandler {
      // Of its own, so that nobody who goes away takes it with them.
      let work = hold.begin { [engine] in
        let step = try await body(engine) { try await hold.claim($0, $1) }
        if let pending = step.pending, !step.turn.isFinal {
          return hold.goOn(step, until: pending)
        }
        return try await hold.finish(step, isFetched: true).presented()
      }
      return try await work.value
    } onCancel: {
      hold.isAwaited.withLock { $0 = false }
    }
  }
}

extension PendingStep {
  /// The step that a session's comes to in the end. Cancelling this cancels its handler.
  ///
  /// - Parameter present: How things stand, should there be no such step.
  init(of hold: SessionHold, otherwise present: SessionStep) {
    task = Task {
      do {
        return try await withTaskCancellationHandler {
          try await hold.last
        } onCancel: {
          hold.cancel()
        }
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
