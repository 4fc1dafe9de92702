#if Server
  import Foundation
  import IntentRuntime

  /// Tells whoever watches a session what happens in it, and keeps the last of it for those who come back.
  ///
  /// A session is known here by its idempotency key: its identifier may be that of another one later, which a
  /// client begins with the same key.
  final class EventHub: Sendable {
    /// Something that happened.
    enum Happening: Sendable {
      /// A turn; whether nothing comes behind it.
      case turn(JSONValue, isLast: Bool = false)
      case runtime(SessionEvent)
      case presentation(ViewDescription)
      /// No more presentations come; nothing is sent of it.
      case end

      /// The name of the event.
      var name: String {
        switch self {
        case .turn: "turn"
        case .runtime: "runtime"
        case .presentation: "presentation"
        case .end: "end"
        }
      }

      /// What is sent of it.
      var json: JSONValue {
        switch self {
        case .turn(let json, _): json
        case .runtime(let event): WireJSON.value(event)
        case .presentation(let view): WireJSON.value(view)
        case .end: .null
        }
      }

      /// How many bytes it takes, roughly.
      var bytes: Int {
        switch self {
        case .turn(let json, _): json.roughBytes
        case .runtime(.began(let request)), .runtime(.handling(let request)):
          JSONValue.object(request.parameters).roughBytes
        case .runtime(.resolved(_, let outcome)):
          outcome.open.reduce(128) { $0 + $1.resolution.roughBytes }
        case .runtime, .end: 128
        case .presentation: json.roughBytes
        }
      }
    }

    /// An event of a session.
    struct Event: Sendable {
      let id: EventID
      let happening: Happening
      /// How many bytes it takes, roughly.
      let bytes: Int
    }

    private let keptEvents: Int
    private let channels: Locked<EventChannels>

    /// - Parameters:
    ///   - keptEvents: The most events of one session that are kept.
    ///   - keptBytes: The most bytes of all of them.
    init(keptEvents: Int, keptBytes: Int) {
      self.keptEvents = max(1, keptEvents)
      channels = Locked(EventChannels(mostBytes: keptBytes))
    }

    /// The most events that wait for somebody who reads them; with more their stream ends.
    var mostWaiting: Int { keptEvents * 2 + 8 }

    /// Tells what happened in a session.
    func publish(_ happening: Happening, of session: String, revision: Int? = nil) {
      let bytes = happening.bytes
      channels.withLock { channels in
        channels.change(session) { channel in
          channel.last += 1
          channel.revision = max(channel.revision, revision ?? 0)
          let event = Event(
            id: EventID(
              channel: channel.name, place: channel.last, revision: channel.revision),
            happening: happening, bytes: bytes)
          channel.append(event)
          if channel.events.count > keptEvents { channel.removeFirst() }
          for watcher in channel.watchers.values {
            if case .dropped = watcher.yield(event) { watcher.finish() }
          }
        }
      }
    }

    /// Notes that this server takes a step of a session, the turn of which it tells before the step ends.
    func beginStep(of session: IntentSession) {
      channels.withLock { $0.change(session.idempotencyKey) { $0.steps += 1 } }
    }

    /// Notes that the step's turn was told, or that none came of it.
    func endStep(of session: IntentSession) {
      channels.withLock { channels in
        channels.change(session.idempotencyKey) { $0.steps = max(0, $0.steps - 1) }
      }
    }

    /// Whether this server takes a step of a session now.
    func isTakingStep(_ session: String) -> Bool {
      channels.withLock { $0.isTakingStep(session) }
    }

    /// Notes that presentations of a session are to come behind its last turn.
    func beginUpdates(of session: String) {
      channels.withLock { $0.change(session) { $0.updates += 1 } }
    }

    /// Tells that no more of those presentations come.
    func endUpdates(of session: String) {
      channels.withLock { $0.change(session) { $0.updates = max(0, $0.updates - 1) } }
      publish(.end, of: session)
    }

    /// Whether presentations of a session are to come behind its last turn.
    func isUpdating(_ session: String) -> Bool {
      channels.withLock { $0.isUpdating(session) }
    }

    /// Whether something of a session is known that came after an event.
    func hasMore(of session: String, after last: EventID) -> Bool {
      channels.withLock { $0.hasMore(of: session, after: last) }
    }

    /// What happened in a session after an event, and what happens from now on; all that is known where the
    /// event is of no channel that there is.
    func events(of session: String, after last: EventID?) -> AsyncStream<Event> {
      AsyncStream(bufferingPolicy: .bufferingOldest(mostWaiting)) { continuation in
        let number = channels.withLock { channels in
          channels.watcherCount += 1
          let number = channels.watcherCount
          channels.change(session) { channel in
            let place = last?.channel == channel.name ? last?.place ?? 0 : 0
            for event in channel.events where event.id.place > place {
              continuation.yield(event)
            }
            channel.watchers[number] = continuation
          }
          return number
        }
        continuation.onTermination = { [weak self] _ in
          // A stream that is ended from under the lock says so at once.
          Task { self?.forget(number, of: session) }
        }
      }
    }

    private func forget(_ number: Int, of session: String) {
      channels.withLock { $0.forget(number, of: session) }
    }

    /// How many watch a session.
    func watcherCount(of session: String) -> Int {
      channels.withLock { $0.watcherCount(of: session) }
    }

    /// The revision of the last turn that is still known of a session here; 0 for none.
    func revision(of session: String) -> Int {
      channels.withLock { $0.revision(of: session) }
    }
  }
#endif
