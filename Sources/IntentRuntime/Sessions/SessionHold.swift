import Foundation
import Logging

/// One step of a session as the store sees it: claimed while its handler is at work, and written when it
/// is done.
final class SessionHold: Sendable {
  struct State: Sendable {
    /// The revision that the store has; none where it has no such session.
    var revision: Int?
    /// Whose lease it is: another name for each attempt, so that nobody takes the lease of an earlier one for theirs.
    var holder: String?
    /// What the store has while the handler is at work.
    var claimed: StoredSession?
    var renewal = Renewal.none
    /// What takes the step.
    var work: Task<SessionStep, any Error>?
    /// What waits for a handler that takes longer.
    var ending: Task<SessionStep, any Error>?
    /// What all who ask are given: a task each would stay until the handler ends.
    var pending: PendingStep?
    var isCancelled = false
    /// Whether the step is being written, which nobody cancels.
    var isFinishing = false
  }

  /// The next sign that the handler is at work.
  enum Renewal: Sendable {
    case none
    /// It is given when its time comes.
    case due(Deadlines.ID?)
    /// It is being given.
    case running(Task<Void, Never>)
    /// None is given any more.
    case over
  }

  let service: SessionService
  let id: String
  let state: Locked<State>
  /// Whether whoever asked for the step is there to be given what it comes to.
  let isAwaited = Locked(true)

  init(of session: IntentSession, isStored: Bool, service: SessionService) {
    self.service = service
    id = session.id
    state = Locked(State(revision: isStored ? session.revision : nil))
  }

  /// The step that is still to come, whose handler is at work.
  func pending(after present: SessionStep) -> PendingStep? {
    state.withLock { state in
      if state.pending == nil, state.work != nil {
        state.pending = PendingStep(of: self, otherwise: present)
      }
      return state.pending
    }
  }

  /// Begins what takes the step. It finds itself known as that, however soon it asks.
  func begin(
    _ work: @escaping @Sendable () async throws -> SessionStep
  ) -> Task<SessionStep, any Error> {
    state.withLock { state in
      let task = Task { try await work() }
      state.work = task
      return task
    }
  }

  /// Goes on with a step whose handler takes longer, and gives how it stands.
  func goOn(_ step: SessionStep, until pending: PendingStep) -> SessionStep {
    let ending = Task {
      try await finish(await pending.valueOrCancelled, isFetched: false).presented()
    }
    let isCancelled = state.withLock { state in
      state.ending = ending
      // Nobody cancels what is being written.
      return state.isCancelled && !state.isFinishing
    }
    if isCancelled { ending.cancel() }
    var step = step
    step.pending = self.pending(after: step)
    return step
  }

  /// What the step comes to in the end, however long its handler takes.
  var last: SessionStep {
    get async throws {
      guard let work = state.withLock({ $0.work }) else { throw CancellationError() }
      let step = try await work.value
      return try await state.withLock { $0.ending }?.value ?? step
    }
  }

  /// Cancels the handler.
  func cancel() {
    let (work, ending) = state.withLock { state in
      state.isCancelled = true
      return state.isFinishing ? (nil, nil) : (state.work, state.ending)
    }
    work?.cancel()
    ending?.cancel()
  }

  /// Writes that the handler is about to carry the intent out.
  ///
  /// - Throws: ``IntentError/sessionChanged(session:expected:found:)`` where somebody else has taken
  ///   the step.
  func claim(_ session: IntentSession, _ turn: SessionTurn) async throws {
    let holder = "\(service.name)/\(IntentSession.newIdempotencyKey())"
    state.withLock { $0.holder = holder }
    let stored = StoredSession(
      session: session, turn: turn, lease: newLease(of: holder), expires: newExpiry)
    do {
      try await write(stored)
      state.withLock { $0.claimed = stored }
    } catch {
      // A write that failed may have come through all the same.
      guard await reload() != nil else { throw error }
    }
    service.running.add(self, for: session)
    scheduleRenewal()
  }

  /// Writes what the step came to, also where it was cancelled.
  ///
  /// - Throws: Where nothing was handled, and another has taken the step or the store fails. What was
  ///   handled and cannot be written comes in ``SessionStep/error``, with what the store says.
  func finish(_ step: SessionStep, isFetched: Bool) async throws -> SessionStep {
    let isCancelled = state.withLock { state in
      state.isFinishing = true
      return state.isCancelled
    }
    guard isCancelled else { return try await keep(step, isFetched: isFetched) }
    return try await Task { try await keep(step, isFetched: isFetched) }.value
  }

  private func keep(_ step: SessionStep, isFetched: Bool) async throws -> SessionStep {
    let lifetimes = service.lifetimes
    let isFetched = isFetched && isAwaited.withLock { $0 }
    let kept = isFetched ? lifetimes.fetched(step.session) : lifetimes.outcome
    let stored = StoredSession(
      session: step.session, turn: step.turn,
      expires: service.now() + (step.turn.isFinal ? kept : lifetimes.waiting))
    guard state.withLock({ $0.claimed != nil }) else {
      try await write(stored)
      return step
    }
    await endRenewal()
    var written = await conclude(step, stored)
    service.running.remove(self, for: step.session)
    let late = step.pending
    written.pending = nil
    guard let late else { return written }
    let present = written
    written.pending = PendingStep(
      task: Task {
        let step = await late.valueOrCancelled
        // Whatever was cancelled, what became of it is written.
        return await Task {
          do {
            return await (try await self.amend(with: step) ?? present).presented()
          } catch {
            // Nothing is kept of the session, or of another of its identifier: it is told all the same.
            return await self.unkept(step, error).presented()
          }
        }.value
      })
    return written
  }

  // MARK: - Lease

  private func newLease(of holder: String) -> SessionLease {
    SessionLease(holder: holder, until: service.now() + service.lifetimes.lease)
  }

  /// When what is handled is forgotten: never while somebody has the lease.
  private var newExpiry: Date {
    service.now() + max(service.lifetimes.outcome, service.lifetimes.lease)
  }

  func write(_ stored: StoredSession) async throws {
    if let revision = state.withLock({ $0.revision }) {
      try await service.store.replace(stored, expecting: revision)
    } else {
      try await service.store.create(stored)
    }
    state.withLock { $0.revision = stored.session.revision }
  }

  private func scheduleRenewal() {
    let interval = Duration.seconds(service.lifetimes.signInterval)
    state.withLock { state in
      if case .over = state.renewal { return }
      state.renewal = .due(
        service.engine.deadlines.set(after: interval) { [weak self] in self?.beginRenewal() })
    }
  }

  private func beginRenewal() {
    state.withLock { state in
      guard case .due = state.renewal else { return }
      state.renewal = .running(
        Task {
          await renew()
          scheduleRenewal()
        })
    }
  }

  /// Gives no more signs, and waits for the one that is being given.
  private func endRenewal() async {
    let renewal = state.withLock { state in
      defer { state.renewal = .over }
      return state.renewal
    }
    switch renewal {
    case .due(let deadline?): service.engine.deadlines.remove(deadline)
    case .running(let sign):
      sign.cancel()
      await sign.value
    case .none, .due(nil), .over: break
    }
  }

  /// Gives a sign that the handler is at work.
  private func renew() async {
    let (claimed, holder) = state.withLock { ($0.claimed, $0.holder) }
    guard var next = claimed, let holder else { return }
    next.lease = newLease(of: holder)
    next.expires = max(next.expires, newExpiry)
    next.session.revision += 1
    do {
      try await write(next)
      let renewed = next
      state.withLock { $0.claimed = renewed }
    } catch IntentError.sessionChanged {
      guard let found = await reload() else { return }
      if found.isCancelRequested { cancel() }
    } catch {
      log("the lease of a session cannot be renewed", error)
    }
  }

  /// What the store has, where the lease is still held here.
  private func reload() async -> StoredSession? {
    guard let found = try? await service.load(id) else { return nil }
    return goOn(from: found)
  }

  /// Goes on from what the store has, where the lease is still held here.
  func goOn(from found: StoredSession) -> StoredSession? {
    state.withLock { state in
      guard let holder = state.holder, found.lease?.holder == holder else { return nil }
      state.claimed = found
      state.revision = found.session.revision
      return found
    }
  }

  func log(_ message: String, _ error: any Error) {
    service.engine.logger.error(
      "\(message): '\(type(of: error))'", metadata: ["session": "\(id)"])
  }
}
