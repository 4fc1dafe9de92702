#if Server
  import IntentRuntime
  import Testing

  @testable import IntentServer

  @Suite("Kept events")
  struct EventHubTests {
    @Test("of a session that was forgotten meanwhile are all told to whoever comes back")
    func forgotten() async throws {
      let hub = EventHub(keptEvents: 8, keptBytes: .max)
      for revision in 1...3 { hub.publish(.turn("old"), of: "a", revision: revision) }
      var old = hub.events(of: "a", after: nil).makeAsyncIterator()
      var last: EventID?
      for _ in 1...3 { last = await old.next()?.id }
      let place = try #require(last)
      // Nobody watches any more, and a thousand others come.
      old = hub.events(of: "b", after: nil).makeAsyncIterator()
      while hub.watcherCount(of: "a") > 0 { await Task.yield() }
      for number in 0..<1_100 { hub.publish(.turn("other"), of: "\(number)", revision: 1) }
      hub.publish(.turn("new"), of: "a", revision: 4)
      var new = hub.events(of: "a", after: place).makeAsyncIterator()
      let event = try #require(await new.next())
      #expect(event.happening.json == "new")
      #expect(event.id.channel != place.channel)
    }

    private func event(_ bytes: Int) -> EventHub.Event {
      EventHub.Event(
        id: EventID(channel: "a", place: 1, revision: 1), happening: .turn("a"), bytes: bytes)
    }

    @Test("are of so many sessions at most, also after more were watched at once")
    func sessions() {
      var channels = EventChannels(mostBytes: .max)
      let (_, watcher) = AsyncStream<EventHub.Event>.makeStream()
      for number in 0..<1_000 { channels.change("\(number)") { $0.watchers[1] = watcher } }
      channels.change("more") { _ in }
      #expect(channels.count == 1_001)
      for number in 0..<1_000 { channels.forget(1, of: "\(number)") }
      channels.change("last") { _ in }
      #expect(channels.count == 1_000)
    }

    @Test("have so many bytes at most, the oldest sessions' going first")
    func bytes() {
      var channels = EventChannels(mostBytes: 1_000)
      for number in 0..<10 { channels.change("\(number)") { $0.append(event(400)) } }
      #expect(channels.count == 2)
      channels.change("9") { $0.append(event(400)) }
      #expect(channels.count == 1)
    }

    @Test("have so many bytes at most, also where all sessions are watched")
    func watchedBytes() {
      var channels = EventChannels(mostBytes: 1_000)
      let (_, watcher) = AsyncStream<EventHub.Event>.makeStream()
      for number in 0..<10 {
        channels.change("\(number)") { channel in
          channel.watchers[1] = watcher
          for _ in 0..<3 { channel.append(event(400)) }
        }
        #expect(channels.keptBytes <= 1_000)
      }
      #expect(channels.count == 10)
      #expect(channels.keptBytes == 800)
    }

    @Test("go by so many streams of one user at most, until one of them ends")
    func streams() throws {
      let streams = EventStreams(limit: 2)
      var places = [try streams.take(for: "coco"), try streams.take(for: "coco")]
      #expect(throws: Problem.self) { try streams.take(for: "coco") }
      _ = try streams.take(for: "bobo")
      places.removeLast()
      #expect(streams.count(of: "coco") == 1)
      places.append(try streams.take(for: "coco"))
      places = []
      #expect(streams.count(of: "coco") == 0)
    }

    @Test("wait for their reader in so many bytes at most, or as one text that has more")
    func waitingBytes() {
      let waiting = WaitingBytes(most: 10)
      #expect(waiting.add("a text that is longer"))
      #expect(!waiting.add("a"))
      waiting.remove("a text that is longer")
      #expect(waiting.add("12345678"))
      #expect(waiting.add("90"))
      #expect(!waiting.add("1"))
    }

    @Test("count with the values that a user is to choose among")
    func valueBytes() {
      let text = JSONValue.string(String(repeating: "a", count: 10_000))
      for resolution in [
        .disambiguation([text, text]), .needsMoreDetails(text), .confirmationRequired(text),
      ] as [ParameterResolution] {
        let outcome = ParameterOutcome(open: [.init(resolution: resolution)])
        let bytes = EventHub.Happening.runtime(.resolved(parameter: "a", outcome)).bytes
        #expect(bytes > 10_000)
      }
    }

    @Test("that were forgotten are not taken for known")
    func forgottenTurn() {
      let hub = EventHub(keptEvents: 2, keptBytes: .max)
      hub.publish(.turn("question"), of: "a", revision: 5)
      #expect(hub.revision(of: "a") == 5)
      for _ in 0..<2 { hub.publish(.runtime(.confirmed(code: "ready")), of: "a") }
      #expect(hub.revision(of: "a") == 0)
    }

    @Test("wait for no reader beyond a limit: the stream ends")
    func slowReader() async {
      let hub = EventHub(keptEvents: 1, keptBytes: .max)
      let stream = hub.events(of: "a", after: nil)
      for revision in 1...100 { hub.publish(.turn("a"), of: "a", revision: revision) }
      var count = 0
      for await _ in stream { count += 1 }
      #expect(count == hub.mostWaiting)
    }
  }
#endif
