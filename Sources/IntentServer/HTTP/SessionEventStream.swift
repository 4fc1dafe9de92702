#if Server
  import Foundation
  import IntentRuntime
  import ServiceLifecycle

  /// The events of one session for one client, from this server and, through the store, from others.
  struct SessionEventStream: Sendable {
    let desk: SessionDesk
    let session: IntentSession
    let app: ServedApp
    /// The last event that the client has; none for all that are known.
    let last: EventID?

    /// How often the store is asked whether another server took a step.
    private static let pollInterval = Duration.milliseconds(500)
    /// After so many looks at the store a sign of life is given.
    private static let pollsPerSign = 30

    /// The most bytes that wait for a client.
    static let mostBytesWaiting = 262_144

    /// Takes a text that is to be sent; false where the client does not read, or is gone.
    private typealias Sink = @Sendable (String) -> Bool

    /// What is sent, until the session ends, the client goes or reads no more, or the server stops.
    ///
    /// - Parameter waiting: What waits for the client, which whoever takes a text out removes it from.
    func lines(_ waiting: WaitingBytes) -> AsyncStream<String> {
      AsyncStream { continuation in
        let task = Task {
          await cancelWhenGracefulShutdown {
            await send { text in
              // Whoever does not read comes back, and goes on where it stopped.
              guard waiting.add(text) else { return false }
              if case .enqueued = continuation.yield(text) { return true }
              return false
            }
          }
          continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }

    private func send(to sink: @escaping Sink) async {
      guard sink("retry: 1000\n\n") else { return }
      await withTaskGroup(of: Void.self) { group in
        let progress = EventProgress(last?.revision ?? 0)
        group.addTask {
          for await event in desk.events.events(of: key, after: last) {
            switch event.happening {
            case .turn(let json, let isLast):
              let turn = EventProgress.Turn(
                revision: event.id.revision,
                isInProgress: json["turn"]?["type"] == "inProgress",
                isFinal: json["isFinal"] == .boolean(true))
              if progress.advance(to: turn), !sink(text(event.happening, event.id)) { return }
              if isLast { return }
            case .runtime, .presentation:
              guard sink(text(event.happening, event.id)) else { return }
            case .end: if progress.isFinal { return }
            }
          }
        }
        group.addTask { await poll(progress, sink) }
        await group.next()
        group.cancelAll()
      }
    }

    private var key: String { session.idempotencyKey }

    /// Tells the turns that the store has and this server has not told.
    private func poll(_ progress: EventProgress, _ sink: Sink) async {
      var polls = 0
      // This server's own turns come by themselves: with the step, or, where a handler takes longer, a
      // moment after the store has them.
      var last: SessionTurn?
      var isOver = false
      while !Task.isCancelled {
        guard let stored = try? await desk.store.load(session.id),
          stored.session.idempotencyKey == key
        else { return }
        if app.service.isAbandoned(stored) { await seeToAbandoned() }
        let isOld = last == stored.turn
        last = stored.turn
        let turn = EventProgress.Turn(
          revision: stored.session.revision, isInProgress: stored.session.phase == .handling,
          isFinal: stored.turn.isFinal)
        if isOld, !desk.events.isTakingStep(key),
          progress.isBehind(turn, hub: desk.events.revision(of: key)),
          progress.advance(to: turn)
        {
          let step = SessionStep(session: stored.session, turn: stored.turn)
          let view = await desk.view(of: step, app)
          // No channel's: whoever goes on behind it is told all that is known.
          let id = EventID(channel: "store", place: 0, revision: stored.session.revision)
          guard sink(text(.turn(view.json), id)) else { return }
        } else if turn.isFinal {
          progress.noteKnown(turn)
        }
        // So does what this server shows behind the last turn.
        if isOver { return }
        isOver = progress.isFinal && !desk.events.isUpdating(key)
        polls += 1
        if polls % Self.pollsPerSign == 0, !sink(": still here\n\n") { return }
        do { try await Task.sleep(for: Self.pollInterval) } catch { return }
      }
    }

    /// Ends the session, whose handler nobody has heard of for too long, or has it carried out again where that
    /// may be done: as for whoever asks how it stands.
    private func seeToAbandoned() async {
      guard await !desk.endIfAbandoned(session.id, of: session.owner ?? "") else { return }
      _ = try? await desk.present(session.id, app)
    }

    private func text(_ happening: EventHub.Happening, _ id: EventID) -> String {
      "id: \(id.text)\nevent: \(happening.name)\ndata: \(WireJSON.text(happening.json))\n\n"
    }
  }

  /// How much of a session a client was told.
  final class EventProgress: Sendable {
    /// A turn of the session.
    struct Turn: Sendable {
      var revision: Int
      /// Whether it says that the handler is at work.
      var isInProgress = false
      /// Whether it is the last one.
      var isFinal = false
    }

    /// The last turn that was told, by whichever way.
    private let told: Locked<Turn>

    /// - Parameter revision: That of the last turn that the client was told; 0 for none.
    init(_ revision: Int) { told = Locked(Turn(revision: revision)) }

    /// Whether the last turn of the session was told.
    var isFinal: Bool { told.withLock { $0.isFinal } }

    /// Notes that a turn is told; false where it, or a later one, was told before.
    func advance(to turn: Turn) -> Bool {
      told.withLock { told in
        guard turn.revision > told.revision else { return false }
        told = turn
        return true
      }
    }

    /// Notes what a turn is that the client was told before it came here.
    func noteKnown(_ turn: Turn) {
      told.withLock { told in
        if told.revision >= turn.revision { told.isFinal = turn.isFinal }
      }
    }

    /// Whether the store has a turn that was not told. While a handler is at work the revision rises with
    /// each sign of life, and the turn stays; at any other time each revision is a turn, however much it
    /// is like the one before.
    func isBehind(_ turn: Turn, hub: Int) -> Bool {
      told.withLock { told in
        // This server's own turns come by themselves.
        guard !told.isFinal, turn.revision > max(told.revision, hub) else { return false }
        return !turn.isInProgress || !told.isInProgress
      }
    }
  }
#endif
