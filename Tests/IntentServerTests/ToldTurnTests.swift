#if Server
  import Foundation
  import IntentConversation
  import Testing

  @testable import IntentRuntime
  @testable import IntentServer

  @Suite("A turn of another server", .timeLimit(.minutes(15)))
  struct ToldTurnTests {
    @Test("is told, however much it is like one that was told before")
    func sameTurn() async throws {
      let bank = Bank()
      var options = IntentServerOptions()
      options.store = MemorySessionStore()
      let first = try IntentServer(apps: [bank.app()], options: options).desk
      let second = try IntentServer(apps: [bank.app()], options: options).desk
      var opening = SessionDesk.Opening(language: "en", user: "coco")
      opening.text = "pay Bobo $5 with Jungle"
      let question = try await second.begin(opening)
      let (_, app) = try await first.load(question.step.session.id, user: "coco")
      let waiting = WaitingBytes(most: .max)
      var lines = SessionEventStream(
        desk: first, session: question.step.session, app: app, last: nil
      ).lines(waiting).makeAsyncIterator()
      func nextTurn() async -> String? {
        while let line = await lines.next() {
          if line.contains("event: turn") { return line }
        }
        return nil
      }
      func answer(
        _ desk: SessionDesk,
        _ said: SessionAnswer,
        after view: SessionView
      ) async throws -> SessionView {
        try await desk.answer(
          view.step.session.id,
          SessionDesk.Answer(
            said: .answer(said), revision: view.step.session.revision, user: "coco"))
      }
      #expect(await nextTurn()?.contains(#""type":"choose""#) == true)
      let confirmation = try await answer(first, .choice(0), after: question)
      #expect(await nextTurn()?.contains(#""type":"confirm""#) == true)
      let again = try await answer(
        second, .change(parameter: "payee", value: ["displayName": "Bobo"]), after: confirmation)
      #expect(await nextTurn()?.contains(#""type":"choose""#) == true)
      // A value that is refused is asked for in the same words.
      let refused = try await answer(second, .value(["displayName": "Bobo"]), after: again)
      #expect(refused.step.turn == again.step.turn)
      #expect(await nextTurn()?.contains(#""type":"choose""#) == true)
      _ = try await answer(second, .cancel, after: refused)
      #expect(await nextTurn()?.contains("cancelled") == true)
    }

    @Test("is not told again while the handler gives signs of life")
    func renewedLease() {
      func turn(
        _ revision: Int, isInProgress: Bool = false, isFinal: Bool = false
      ) -> EventProgress.Turn {
        EventProgress.Turn(revision: revision, isInProgress: isInProgress, isFinal: isFinal)
      }
      let progress = EventProgress(0)
      #expect(progress.advance(to: turn(3)))
      #expect(!progress.isBehind(turn(3), hub: 0))
      #expect(progress.isBehind(turn(4, isInProgress: true), hub: 3))
      #expect(!progress.isBehind(turn(4, isInProgress: true), hub: 4))
      #expect(progress.advance(to: turn(4, isInProgress: true)))
      #expect(!progress.advance(to: turn(4, isInProgress: true)))
      #expect(!progress.isBehind(turn(5, isInProgress: true), hub: 3))
      #expect(progress.isBehind(turn(6, isFinal: true), hub: 3))
      #expect(progress.isBehind(turn(6), hub: 3))
    }

    @Test("that was the last one is not told again when somebody fetches it")
    func fetchedEnding() {
      let progress = EventProgress(4)
      progress.noteKnown(EventProgress.Turn(revision: 4, isFinal: true))
      #expect(progress.isFinal)
      #expect(!progress.isBehind(EventProgress.Turn(revision: 5, isFinal: true), hub: 0))
    }
  }

  @Suite("Whether a server is ready")
  struct ReadinessTests {
    @Test("is found out once for all who ask meanwhile")
    func once() async throws {
      let looks = Locked(0)
      let (gate, opening) = AsyncStream<Void>.makeStream()
      let readiness = Readiness {
        looks.withLock { $0 += 1 }
        for await _ in gate {}
      }
      let (asked, asking) = AsyncStream<Void>.makeStream()
      try await withThrowingTaskGroup { group in
        for _ in 0..<100 {
          group.addTask {
            asking.yield()
            try await readiness.check()
          }
        }
        var iterator = asked.makeAsyncIterator()
        for _ in 0..<100 { await iterator.next() }
        while looks.withLock({ $0 }) == 0 { await Task.yield() }
        for _ in 0..<1_000 { await Task.yield() }
        opening.finish()
        try await group.waitForAll()
      }
      #expect(looks.withLock { $0 } == 1)
    }
  }
#endif
