import Foundation

/// How what a step came to gets into the store, whatever is written there meanwhile.
extension SessionHold {
  /// Writes what the handler came to, whatever was written of the session meanwhile.
  ///
  /// A store that fails is tried again for longer than a lease: what is known is not to be lost. Whoever
  /// took the session for abandoned meanwhile said that nobody knows, in place of which it is put.
  func conclude(_ step: SessionStep, _ ending: StoredSession) async -> SessionStep {
    var (step, ending) = (step, ending)
    var delays = service.lifetimes.delays.makeIterator()
    var (failure, changes): ((any Error)?, Int) = (nil, 0)
    while true {
      ending.session.revision = state.withLock { ($0.revision ?? 0) + 1 }
      do {
        if try await writeUnlessWritten(ending) {
          step.session = ending.session
          return step
        }
        // Somebody asked for something meanwhile, such as to cancel it: that is no failure, unless there is no end of it.
        changes += 1
        if changes % SessionLifetimes.mostChanges != 0 { continue }
        failure = IntentError.sessionChanged(
          session: id, expected: ending.session.revision - 1, found: nil)
      } catch {
        failure = error
        if case IntentError.sessionChanged = error { break }
        if case IntentError.unknownSession = error { break }
      }
      guard let delay = delays.next() else { break }
      try? await service.engine.clock.sleep(for: .seconds(delay))
    }
    if case IntentError.sessionChanged? = failure {
      do {
        if let amended = try await amend(with: step) { return amended }
      } catch {
        failure = error
      }
    }
    if let failure { step = unkept(step, failure) }
    step.session = ending.session
    switch failure {
    // Where the session is gone, or is another by now, nobody else is told of this one.
    case IntentError.unknownSession?: return step
    case IntentError.sessionChanged?: break
    default: concludeLater(step, ending)
    }
    let known: StoredSession?
    do { known = try await service.store.load(id) } catch { known = state.withLock { $0.claimed } }
    // What is told is what the others are told. Where nothing is to be told yet, whoever waits is told what
    // happened: that others hear later that nobody knows.
    if let known, known.turn.isFinal,
      known.session.idempotencyKey == step.session.idempotencyKey
    {
      step.session = known.session
      step.turn = known.turn
      // What is shown goes with what was told.
      if known.turn != ending.turn { step.presenting = nil }
    }
    return step
  }

  /// Goes on trying to write what the handler came to, for as long as it would be kept: a disk that is full
  /// may have room again, and nobody is to be told then that nobody knows.
  private func concludeLater(_ step: SessionStep, _ ending: StoredSession) {
    let lifetimes = service.lifetimes
    Task {
      for _ in 0..<Int(min(lifetimes.outcome / lifetimes.lease, Self.mostLaterAttempts)) {
        try? await service.engine.clock.sleep(for: .seconds(lifetimes.lease))
        var ending = ending
        ending.session.revision = state.withLock { ($0.revision ?? 0) + 1 }
        ending.expires = service.now() + lifetimes.outcome
        do {
          if try await writeUnlessWritten(ending) { return }
        } catch IntentError.sessionChanged {
          _ = try? await amend(with: step)
          return
        } catch IntentError.unknownSession {
          return
        } catch {
          log("what a handler did cannot be kept yet", error)
        }
      }
    }
  }

  /// How often it is tried, a lease apart, whatever the lifetimes are.
  private static let mostLaterAttempts = 100_000.0

  /// A step of which the store keeps nothing, for whoever waits for it.
  func unkept(_ step: SessionStep, _ failure: any Error) -> SessionStep {
    log("what a handler did cannot be kept", failure)
    var step = step
    step.error = failure
    return step
  }

  /// Writes an ending.
  ///
  /// - Returns: False where something else was written of the session meanwhile, and the lease is still
  ///   held here.
  /// - Throws: ``IntentError/sessionChanged(session:expected:found:)`` where it is not, and what the
  ///   store throws.
  private func writeUnlessWritten(_ ending: StoredSession) async throws -> Bool {
    do {
      try await write(ending)
      return true
    } catch let error as IntentError {
      guard case .sessionChanged = error else { throw error }
      let found = try await service.load(id)
      // A write that failed may have come through all the same.
      if found.turn == ending.turn, found.session == ending.session { return true }
      guard goOn(from: found) != nil else { throw error }
      return false
    }
  }

  /// Puts what the handler came to after all in the place of an ending that says it is not known.
  ///
  /// - Returns: None where that is not possible: somebody knows what came of it.
  /// - Throws: ``IntentError/unknownSession(session:)`` where the session is gone, or another has its identifier.
  func amend(with late: SessionStep) async throws -> SessionStep? {
    var late = late
    for delay in service.lifetimes.delays {
      do {
        let found = try await service.load(id)
        guard found.session.idempotencyKey == late.session.idempotencyKey else {
          throw IntentError.unknownSession(session: id)
        }
        // A write that failed may have come through all the same.
        if found.turn == late.turn {
          late.session = found.session
          return late
        }
        guard case .done(let outcome) = found.turn, outcome.ending == .unknown else { return nil }
        late.session.revision = found.session.revision + 1
        try await service.store.replace(
          StoredSession(
            session: late.session, turn: late.turn,
            expires: service.now() + service.lifetimes.outcome),
          expecting: found.session.revision)
        return late
      } catch IntentError.unknownSession {
        throw IntentError.unknownSession(session: id)
      } catch IntentError.sessionChanged {
        continue
      } catch {
        log("what a handler did after its end cannot be kept yet", error)
        try? await service.engine.clock.sleep(for: .seconds(delay))
      }
    }
    return nil
  }
}
