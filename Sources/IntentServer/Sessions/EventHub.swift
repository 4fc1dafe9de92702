#if Server
  import Foundation
  import IntentRuntime

  /// Tells whoever watches a session what happens in it, and keeps the last of it for those who come back.
  final class EventHub: Sendable {
    /// Something that happened.
    enum Happening: Sendable {
      case turn(JSONValue)
      case runtime(SessionEvent)
      case presentation(ViewDescription)

      /// The name of the event.
      var name: String {
        switch self {
        case .turn: "turn"
        case .runtime: "runtime"
        case .presentation: "presentation"
        }
      }

      /// What is sent of it.
      var json: JSONValue {
        switch self {
        case .turn(let json): json
        case .runtime(let event): WireJSON.value(event)
        case .presentation(let view): WireJSON.value(view)
        }
      }
    }

    /// An event with its place among those of its session.
    struct Event: Sendable {
      let place: Int
      let revision: Int
      let happening: Happening
    }

    private struct Channel: Sendable {
      var events: [Event] = []
      var last = 0
      var revision = 0
      var watchers: [Int: AsyncStream<Event>.Continuation] = [:]
    }

    /// What is known of all sessions.
    private struct Channels: Sendable {
      var bySession: [String: Channel] = [:]
      /// The sessions in the order in which they were first heard of.
      var order: [String] = []
      var watcherCount = 0

      /// Makes room for a session that was not heard of.
      mutating func channel(of session: String) -> Channel {
        if let channel = bySession[session] { return channel }
        order.append(session)
        if order.count > EventHub.mostChannels {
          // Who is watched stays.
          if let place = order.firstIndex(where: { bySession[$0]?.watchers.isEmpty != false }) {
            bySession[order.remove(at: place)] = nil
          }
        }
        return Channel()
      }
    }

    /// The most sessions whose events are kept.
    private static let mostChannels = 1_000

    /// What tells this server's places from those of another.
    let name = String(IntentSession.newIdempotencyKey().prefix(8))
    private let keptEvents: Int
    private let channels = Locked(Channels())

    init(keptEvents: Int) { self.keptEvents = max(1, keptEvents) }

    /// Tells what happened in a session.
    func publish(_ happening: Happening, of session: String, revision: Int? = nil) {
      channels.withLock { channels in
        var channel = channels.channel(of: session)
        channel.last += 1
        channel.revision = max(channel.revision, revision ?? 0)
        let event = Event(
          place: channel.last, revision: channel.revision, happening: happening)
        channel.events.append(event)
        if channel.events.count > keptEvents { channel.events.removeFirst() }
        channels.bySession[session] = channel
        for watcher in channel.watchers.values { watcher.yield(event) }
      }
    }

    /// What happened in a session after a place, and what happens from now on.
    func events(of session: String, after place: Int) -> AsyncStream<Event> {
      AsyncStream(bufferingPolicy: .bufferingNewest(keptEvents * 2)) { continuation in
        let number = channels.withLock { channels in
          channels.watcherCount += 1
          var channel = channels.channel(of: session)
          for event in channel.events where event.place > place { continuation.yield(event) }
          channel.watchers[channels.watcherCount] = continuation
          channels.bySession[session] = channel
          return channels.watcherCount
        }
        continuation.onTermination = { [weak self] _ in
          self?.channels.withLock { $0.bySession[session]?.watchers[number] = nil }
        }
      }
    }

    /// The revision of the last turn that was told of a session here; 0 for none.
    func revision(of session: String) -> Int {
      channels.withLock { $0.bySession[session]?.revision ?? 0 }
    }

    /// Ends all streams.
    func finish() {
      let watchers = channels.withLock { $0.bySession.values.flatMap(\.watchers.values) }
      for watcher in watchers { watcher.finish() }
    }
  }
#endif
