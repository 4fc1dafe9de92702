#if Server
  import IntentRuntime

  /// The events of one session.
  struct EventChannel: Sendable {
    /// What tells it from others, also from an earlier one of the same session: places are its own.
    let name = String(IntentSession.newIdempotencyKey().prefix(8))
    private(set) var events: [EventHub.Event] = []
    /// How many bytes the events take, roughly.
    private(set) var bytes = 0
    var last = 0
    var revision = 0
    /// How many presentations are kept up to date behind the last turn.
    var updates = 0
    /// How many steps of it this server is taking.
    var steps = 0
    var watchers: [Int: AsyncStream<EventHub.Event>.Continuation] = [:]

    mutating func append(_ event: EventHub.Event) {
      events.append(event)
      bytes += event.bytes
    }

    mutating func removeFirst() {
      guard !events.isEmpty else { return }
      bytes -= events.removeFirst().bytes
    }

    /// Changes the channel.
    ///
    /// - Returns: How many bytes more its events take than before.
    fileprivate mutating func change(_ body: (inout EventChannel) -> Void) -> Int {
      let before = bytes
      body(&self)
      return bytes - before
    }
  }

  /// The events of all sessions, within limits.
  struct EventChannels: Sendable {
    private var bySession: [String: EventChannel] = [:]
    /// The sessions in the order in which they were first heard of.
    private var order: [String] = []
    private var bytes = 0
    private let mostBytes: Int
    var watcherCount = 0

    /// The most sessions whose events are kept, besides those that are watched.
    private static let most = 1_000

    init(mostBytes: Int) { self.mostBytes = mostBytes }

    /// How many sessions there are.
    var count: Int { order.count }

    /// The bytes of all events that are kept, roughly.
    var keptBytes: Int { bytes }

    /// Changes a session's channel, and makes room where that needs it.
    mutating func change(_ session: String, _ body: (inout EventChannel) -> Void) {
      if bySession[session] == nil { order.append(session) }
      bytes += bySession[session, default: EventChannel()].change(body)
      while order.count > Self.most, remove(besides: session) {}
      while bytes > mostBytes, remove(besides: session) || shorten() {}
    }

    /// Forgets the oldest event of the oldest session that has any, watched or not: whoever watches was
    /// told of it.
    private mutating func shorten() -> Bool {
      guard let session = order.first(where: { bySession[$0]?.events.isEmpty == false }) else {
        return false
      }
      bytes += bySession[session]?.change { $0.removeFirst() } ?? 0
      return true
    }

    /// Forgets the oldest session that nobody watches, that shows nothing more, and of which no step is taken.
    private mutating func remove(besides session: String) -> Bool {
      guard
        let place = order.firstIndex(where: {
          $0 != session && bySession[$0]?.watchers.isEmpty != false && !isUpdating($0)
            && !isTakingStep($0)
        })
      else { return false }
      bytes -= bySession.removeValue(forKey: order.remove(at: place))?.bytes ?? 0
      return true
    }

    mutating func forget(_ watcher: Int, of session: String) {
      bySession[session]?.watchers[watcher] = nil
    }

    func hasMore(of session: String, after last: EventID) -> Bool {
      guard let channel = bySession[session], channel.name == last.channel else { return false }
      return channel.events.contains { event in
        guard event.id.place > last.place else { return false }
        switch event.happening {
        case .turn, .presentation: return true
        case .runtime, .end: return false
        }
      }
    }

    func isUpdating(_ session: String) -> Bool { (bySession[session]?.updates ?? 0) > 0 }

    func isTakingStep(_ session: String) -> Bool { (bySession[session]?.steps ?? 0) > 0 }

    func watcherCount(of session: String) -> Int { bySession[session]?.watchers.count ?? 0 }

    func revision(of session: String) -> Int {
      let last = bySession[session]?.events.last { $0.happening.name == "turn" }
      return last?.id.revision ?? 0
    }
  }

  extension ParameterResolution {
    /// How many bytes its values take, roughly.
    var roughBytes: Int {
      switch self {
      case .needsValue, .unsupported: 32
      case .needsMoreDetails(let value): value.roughBytes
      case .confirmationRequired(let value): value?.roughBytes ?? 32
      case .disambiguation(let values): values.reduce(32) { $0 + $1.roughBytes }
      }
    }
  }

  extension JSONValue {
    /// How many bytes it takes, roughly and without writing it.
    var roughBytes: Int {
      switch self {
      case .string(let text): text.utf8.count + 32
      case .array(let elements): elements.reduce(32) { $0 + $1.roughBytes }
      case .object(let members):
        members.reduce(32) { $0 + $1.key.utf8.count + 32 + $1.value.roughBytes }
      default: 16
      }
    }
  }
#endif
