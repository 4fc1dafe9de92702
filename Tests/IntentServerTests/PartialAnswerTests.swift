#if Server
  import IntentConversation
  import IntentRuntime
  import SystemIntents
  import Testing

  /// Asks whether a workout is indoors, and does without how far it goes.
  private struct Coach: StartWorkoutIntentHandling {
    func resolveGoalValue(for intent: StartWorkoutIntent) async -> ResolutionResult<Double> {
      .notRequired()
    }

    func resolveWorkoutLocationType(
      for intent: StartWorkoutIntent
    ) async -> ResolutionResult<WorkoutLocationType> {
      intent.workoutLocationType.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
      StartWorkoutIntentResponse(code: .success)
    }

    func app() throws -> ConversationApp {
      var provider = HandlerProvider(.workouts)
      try provider.register(self)
      return ConversationApp("Sports", provider: provider)
    }
  }

  @Suite("An answer over HTTP that was understood in part")
  struct PartialAnswerTests {
    @Test("is confirmed before anything is done", arguments: ["yes": "handled", "no": "cancelled"])
    func isConfirmed(_ agreement: String, ending: String) async throws {
      try await RunningServer.with([Coach().app()]) { server in
        let question = try await server.begin("start a workout")
        #expect(question.text("turn", "type") == "ask")
        let asked = try await server.answer(question, "my sister runs outdoors")
        #expect(asked.text("turn", "type") == "confirm", "\(asked.json)")
        #expect(asked.text("reply", "speech")?.contains("sister") == true, "\(asked.json)")
        #expect(try await server.answer(asked, agreement).ending == ending)
      }
    }

    @Test("and words that may correct something as well, whatever comes next")
    func mayCorrect() async throws {
      try await RunningServer.with([Coach().app()]) { server in
        let question = try await server.begin("start a 5 mile run")
        #expect(question.text("turn", "type") == "ask", "\(question.json)")
        let asked = try await server.answer(question, "no, the long one")
        #expect(asked["turn"] == question["turn"], "\(asked.json)")
        #expect(try await server.answer(asked, "outdoors").text("turn", "type") == "confirm")
      }
    }

    @Test("says what of a request is not needed")
    func saysWhatIsNotNeeded() async throws {
      try await RunningServer.with([Coach().app()]) { server in
        let question = try await server.begin("start a 5 mile run")
        #expect(
          question.text("reply", "speech")?.contains("not needed") == true, "\(question.json)")
        let other = try await server.begin("start a workout")
        #expect(other.text("reply", "speech")?.contains("not needed") == false, "\(other.json)")
      }
    }

    @Test("and one that was understood whole is carried out at once")
    func wholeAnswer() async throws {
      try await RunningServer.with([Coach().app()]) { server in
        let question = try await server.begin("start a workout")
        #expect(try await server.answer(question, "outdoors").ending == "handled")
      }
    }
  }
#endif
