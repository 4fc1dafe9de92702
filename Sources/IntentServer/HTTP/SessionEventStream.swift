#if Server
  import Foundation
  import IntentRuntime
  import ServiceLifecycle

  /// The events of one session for one client, from this server and, through the store, from others.
  struct SessionEventStream: Sendable {
    let desk: SessionDesk
    let id: String
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
          for await event in desk.events.events(of: id, after: last) {
            var isLast = false
            if case .turn(let json) = event.happening {
              let isInProgress = json["turn"]?["type"] == "inProgress"
              guard progress.advance(to: event.id.revision, isInProgress: isInProgress) else {
                continue
              }
              isLast = json["isFinal"] == .boolean(true)
            }
            guard sink(text(event.happening, event.id)), !isLast else { return }
          }
        }
        group.addTask { await poll(progress, sink) }
        await group.next()
        group.cancelAll()
      }
    }

    /// Tells the turns that the store has and this server has not told.
    private func poll(_ progress: EventProgress, _ sink: Sink) async {
      var polls = 0
      // This server's own turns come by themselves a moment after the store has them.
      var last: SessionTurn?
      while !Task.isCancelled {
        guard let stored = try? await desk.store.load(id) else { return }
        let isOld = last == stored.turn
        last = stored.turn
        if isOld, progress.isBehind(stored, hub: desk.events.revision(of: id)),
          progress.advance(
            to: stored.session.revision, isInProgress: stored.session.phase == .handling)
        {
          let step = SessionStep(session: stored.session, turn: stored.turn)
          let view = await desk.view(of: step, app)
          // No channel's: whoever goes on behind it is told all that is known.
          let id = EventID(channel: "store", place: 0, revision: stored.session.revision)
          guard sink(text(.turn(view.json), id)), !stored.turn.isFinal else { return }
        } else if stored.turn.isFinal, progress.revision >= stored.session.revision {
          return
        }
        polls += 1
        if polls % Self.pollsPerSign == 0, !sink(": still here\n\n") { return }
        do { try await Task.sleep(for: Self.pollInterval) } catch { return }
      }
    }

    private func text(_ happening: EventHub.Happening, _ id: EventID) -> String {
      "id: \(id.text)\nevent: \(happening.name)\ndata: \(WireJSON.text(happening.json))\n\n"
    }
  }

  /// How much of a session a client was told.
  final class EventProgress: Sendable {
    private struct Place: Sendable {
      var told: Int
      /// Whether the last turn that was told, by whichever way, was that the handler is at work.
      var isInProgress = false
    }

    private let place: Locked<Place>

    init(_ revision: Int) { place = Locked(Place(told: revision)) }

    var revision: Int { place.withLock { $0.told } }

    /// Notes that a turn is told; false where it, or a later one, was told before.
    func advance(to revision: Int, isInProgress: Bool) -> Bool {
      place.withLock { place in
        guard revision > place.told else { return false }
        place = Place(told: revision, isInProgress: isInProgress)
        return true
      }
    }

    /// Whether the store has a turn that was not told. While a handler is at work the revision rises with
    /// each sign of life, and the turn stays; at any other time each revision is a turn, however much it
    /// is like the one before.
    func isBehind(_ stored: StoredSession, hub: Int) -> Bool {
      place.withLock { place in
        // This server's own turns come by themselves.
        guard stored.session.revision > max(place.told, hub) else { return false }
        return stored.session.phase != .handling || !place.isInProgress
      }
    }
  }
#endif
