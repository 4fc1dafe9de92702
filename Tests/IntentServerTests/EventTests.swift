#if Server
  import Foundation
  import IntentConversation
  import IntentStores
  import TestSupport
  import Testing

  @testable import IntentRuntime
  @testable import IntentServer

  @Suite("Events of a session", .timeLimit(.minutes(15)))
  struct EventTests {
    /// The events of a session that has ended, or goes on until the stream does.
    private func events(
      _ server: RunningServer,
      of reply: Reply,
      after last: String? = nil
    ) async throws -> [[String: String]] {
      let stream = try await server.send(
        "GET", "/v1/sessions/\(reply.text("session") ?? "")/events",
        headers: last.map { ["Last-Event-ID": $0] } ?? [:])
      let text = String(decoding: stream.data, as: UTF8.self)
      return text.components(separatedBy: "\n\n").map { event in
        event.split(separator: "\n").reduce(into: [:]) { fields, line in
          let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
          if parts.count == 2 { fields[parts[0]] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
      }.filter { $0["event"] != nil }
    }

    @Test(
      "tell what the runtime does and every turn, until the last, and go on where they broke off")
    func wholeSession() async throws {
      var options = IntentServerOptions()
      // What the store has is told by the step, however long that takes to say so.
      options.store = WatchedStore()
      try await RunningServer.with([Bank().app(budget: .seconds(240))], options) { server in
        let question = try await server.begin("pay Coco $5 with Jungle")
        async let watched = events(server, of: question)
        let done = try await server.answer(question, "yes")
        #expect(done.ending == "handled")
        let all = try await watched
        let kinds = all.compactMap { $0["event"] }
        #expect(kinds.count { $0 == "turn" } >= 2)
        #expect(kinds.count { $0 == "runtime" } >= 4)
        #expect(all.last?["event"] == "turn")
        let half = all[all.count / 2]["id"]
        let rest = try await events(server, of: question, after: half)
        #expect(rest.map { $0["id"] } == all[(all.count / 2 + 1)...].map { $0["id"] })
        let none = try await server.send(
          "GET", "/v1/sessions/\(question.text("session") ?? "")/events",
          headers: ["Last-Event-ID": all.last?["id"] ?? ""])
        #expect(none.status == 204)
      }
    }

    @Test("show what becomes of it behind the last turn, until nothing more comes")
    func updatesOfEnding() async throws {
      let (updates, writer) = AsyncStream<ViewDescription>.makeStream()
      try await RunningServer.with([Studio(updates: updates).app()]) { server in
        let question = try await server.send(
          "POST", "/v1/sessions",
          ["request": ["intent": "Book", "parameters": ["session": "evening"]]])
        async let watched = events(server, of: question)
        let done = try await server.send(
          "POST", "/v1/sessions/\(question.text("session") ?? "")/answers",
          ["revision": question.revision, "answer": ["type": "yes"]])
        #expect(done.ending == "handled")
        writer.yield(ViewDescription([.progress(0.5, title: "Printing")]))
        // Whoever comes back behind the last turn is shown the rest too.
        async let late = events(server, of: question)
        writer.yield(ViewDescription([.progress(1, title: "Printing")]))
        writer.finish()
        for all in [try await watched, try await late] {
          #expect(all.suffix(2).map { $0["event"] } == ["presentation", "presentation"])
          #expect(all.dropLast(2).last?["data"]?.contains("handled") == true)
        }
        let whole = try await events(server, of: question)
        let missed = try await events(server, of: question, after: whole.dropLast(2).last?["id"])
        #expect(missed.map { $0["id"] } == whole.suffix(2).map { $0["id"] })
        let last = whole.last?["id"]
        let none = try await server.send(
          "GET", "/v1/sessions/\(question.text("session") ?? "")/events",
          headers: ["Last-Event-ID": last ?? ""])
        #expect(none.status == 204)
      }
    }

    @Test("end what is shown and never over in time")
    func endlessUpdates() async throws {
      let (updates, writer) = AsyncStream<ViewDescription>.makeStream()
      let clock = ManualClock()
      let shown = Locked(0)
      writer.yield(ViewDescription([.progress(0.5, title: "Printing")]))
      async let over: Void = SessionDesk.follow(updates, for: 60, by: clock) { _ in
        shown.withLock { $0 += 1 }
      }
      while shown.withLock({ $0 }) == 0 { await Task.yield() }
      await clock.advance(to: .seconds(60))
      await over
    }

    @Test(
      "end what a server began that is gone, or have it done again where it may be, with nobody asking",
      arguments: ["SendPayment": "unknown", "Book": "handled"])
    func abandoned(_ intent: String, ending: String) async throws {
      let (bank, studio, time, store) = (Bank(), Studio(), TestTime(), MemorySessionStore())
      var options = IntentServerOptions()
      (options.store, options.port) = (store, 0)
      let server = try IntentServer(
        apps: [bank.app(), studio.app()], options: options, now: { time.now })
      try await RunningServer.with({ try server.application(onStart: $0) }) { running in
        let begun = try await running.send(
          "POST", "/v1/sessions",
          [
            "request": [
              "intent": .string(intent),
              "parameters": intent == "Book" ? ["session": "evening"] : ["payee": "Coco"],
            ]
          ])
        #expect(begun.text("turn", "type") == "confirm")
        var stored = try #require(await store.load(begun.text("session") ?? ""))
        (stored.session.phase, stored.session.question) = (.handling, nil)
        stored.session.revision += 1
        stored.turn = .inProgress(text: "…")
        stored.lease = SessionLease(holder: "gone", until: time.now + 30)
        try await store.replace(stored, expecting: stored.session.revision - 1)
        async let watched = events(running, of: begun)
        while server.desk.events.watcherCount(of: stored.session.idempotencyKey) == 0 {
          await Task.yield()
        }
        time.advance(by: 31)
        #expect(try await watched.last?["data"]?.contains("\"ending\":\"\(ending)\"") == true)
      }
      #expect(await bank.payments.isEmpty)
      #expect(await studio.booked == (intent == "Book" ? ["evening"] : []))
    }

    @Test("tell turns that another server with the same store took")
    func twoServers() async throws {
      let bank = Bank()
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      let shared = options
      try await RunningServer.with([bank.app()], shared) { first in
        try await RunningServer.with([bank.app()], shared) { second in
          let question = try await first.begin("pay Bobo $5 with Jungle")
          async let watched = events(first, of: question)
          let confirmation = try await second.answer(question, "the first one")
          let done = try await second.answer(confirmation, "yes")
          #expect(done.ending == "handled")
          let last = try await watched.last
          #expect(last?["data"]?.contains("handled") == true)
          let state = try await first.send(
            "GET", "/v1/sessions/\(question.text("session") ?? "")")
          #expect(state.ending == "handled")
          #expect(await bank.payments == ["Bobo Senior"])
        }
      }
    }
  }

  @Suite("A server that is stopped", .temporaryFolder)
  struct ShutdownTests {
    @Test("lets the handler that is at work end, and loses nothing")
    func drain() async throws {
      let bank = Bank()
      var options = IntentServerOptions()
      let path = TemporaryFolder.url.appending(path: "sessions.sqlite").path
      options.store = try SQLiteSessionStore(path: path)
      let shared = options
      let (slow, waiting) = try await RunningServer.with(
        [bank.app(budget: .milliseconds(20))], shared
      ) { server in
        let waiting = try await server.begin("pay Coco $5 with Jungle")
        let question = try await server.begin("pay Slow $5 with Jungle")
        let slow = try await server.answer(question, "yes")
        await bank.hasBegun()
        Task {
          // The stop has begun once nobody is let in any more.
          while (try? RawConnection(port: server.port)) != nil { await Task.yield() }
          await bank.open()
        }
        return (slow, waiting)
      }
      var again = shared
      again.store = try SQLiteSessionStore(path: path)
      try await RunningServer.with([bank.app()], again) { server in
        let state = try await server.send("GET", "/v1/sessions/\(slow.text("session") ?? "")")
        #expect(state.ending == "handled")
        let done = try await server.answer(waiting, "yes")
        #expect(done.ending == "handled")
      }
      #expect(await bank.payments == ["Slow", "Coco"])
    }
  }
#endif
