import Logging

extension SessionRun {
  /// Asks the user whether to go on with exactly the present values.
  mutating func askToConfirm(_ response: Root.IntentResponseType) async throws -> SessionStep {
    session.phase = .confirming
    session.question = .confirmation(values: session.request.parameters)
    var step = try turn(.confirm(prompt: speech.confirmationPrompt))
    step.presentation = await presentation(of: response)
    return step
  }

  /// Has the handler carry the intent out, within its budget or later.
  ///
  /// - Throws: ``ClaimRefusal``, and then the handler was not called.
  mutating func handle() async throws -> SessionStep {
    session.phase = .handling
    try save()
    session.revision += 1
    let inProgress = SessionTurn.inProgress(text: speaker.phrase(.inProgress))
    do {
      try await claim?(session, inProgress)
    } catch {
      throw ClaimRefusal(error: error)
    }
    engine.observe?(.handling(session.request))
    let progress: HandlerRace.Progress<Root.IntentResponseType>
    do {
      progress = try await life.handle()
    } catch {
      return ended(by: error)
    }
    switch progress {
    case .finished(let response):
      return await conclude(response)
    case .running(let rest):
      var step = SessionStep(session: session, turn: inProgress)
      let now = self
      let task = Task {
        var later = now
        do {
          return await later.conclude(try await rest.valueOrCancelled)
        } catch {
          return later.ended(by: error)
        }
      }
      step.pending = PendingStep(task: task)
      return step
    }
  }

  /// Ends the session where the handler was told to stop and goes on: it may carry the intent out yet.
  /// What becomes of it comes as a step of its own.
  mutating func endUnknown(
    _ left: HandlerStillAtWork<Root.IntentResponseType>
  ) -> SessionStep {
    log("nobody knows whether the handler of '\(description.name)' carried it out", left.cause)
    var step = finish(.unknown, text: speaker.phrase(.unknownOutcome))
    if !left.cause.isCancellation { step.error = left.cause }
    let now = self
    let task = Task {
      var later = now
      do {
        return await later.conclude(try await left.work.value)
      } catch {
        return later.ended(by: error.isCancellation ? left.cause : error)
      }
    }
    step.pending = PendingStep(task: task)
    return step
  }

  /// Ends the session with what the handler gave.
  private mutating func conclude(
    _ response: Root.IntentResponseType
  ) async -> SessionStep {
    engine.observe?(.responded(code: "\(response.code)"))
    let isHandled = [.success, .inProgress, .continueInApp].contains(response.code.intentOutcome)
    return await finish(isHandled ? .handled : .failed, with: response)
  }

  /// Ends the session with a response. What cannot be written of it takes nothing from what happened.
  mutating func finish(
    _ ending: SessionOutcome.Ending,
    with response: Root.IntentResponseType
  ) async -> SessionStep {
    let code = "\(response.code)"
    let written = response.written(
      intent: description.name, session: session.id, logger: engine.logger)
    let outcome = SessionOutcome(
      ending: ending, code: code, text: speech.text(of: response), response: written)
    var step: SessionStep
    switch response.code.intentOutcome {
    case .continueInApp, .failureRequiringAppLaunch:
      let given = response.userActivity.flatMap { (try? JSONValue(encoding: $0)) == nil ? nil : $0 }
      step = finish(.launchApp(outcome, activity: given ?? activity))
    case .unspecified, .ready, .inProgress, .success, .failure:
      step = finish(.done(outcome))
    }
    let ended = self
    // What became of the intent is kept before anybody waits for what is shown of it.
    if claim != nil {
      step.presenting = Task { await ended.presentation(of: response) }
    } else {
      step.presentation = await presentation(of: response)
    }
    return step
  }

  /// What the handler shows; a handler that shows nothing, or fails to, takes nothing from the answer.
  /// It has the budget for it, so that it does not hold the answer back.
  private func presentation(of response: Root.IntentResponseType) async -> Presentation? {
    let (intent, handler) = (life.intent, life.handler)
    do {
      return try await life.race.untilTimeout(
        life.plan.presentPace, atMost: engine.policy.budget
      ) {
        try await Root.present(intent, response: response, with: handler)
      }
    } catch is LifeCycleCancelled {
      return nil
    } catch {
      log("the presentation of '\(description.name)' failed", error)
      return nil
    }
  }

  /// The activity that opens the app with the intent as it is now, where the handler gave none.
  private var activity: UserActivity {
    let request = (try? IntentRequest(life.intent)) ?? session.request
    return UserActivity(
      activityType: Root.intentTypeName, title: description.title.text,
      userInfo: request.parameters)
  }
}
