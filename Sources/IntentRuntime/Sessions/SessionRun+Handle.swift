import Logging

extension SessionRun {
  private typealias Code = Root.IntentResponseType.IntentResponseCodeType

  /// Asks the handler, and the user where that is wanted; gives a step where it does not go on.
  mutating func confirm() async throws -> SessionStep? {
    let isWanted =
      description.isUserConfirmationRequired
      || engine.policy.confirmedIntents.contains(description.name)
    // What was confirmed is exactly what is handled: any other value asks again.
    if isWanted, try session.confirmedValues == IntentRequest(intent).parameters { return nil }
    let (intent, handler) = (intent, handler)
    let response = try await guarded { try await Root.confirm(intent, with: handler) }
    engine.observe?(.confirmed(code: "\(response.code)"))
    guard response.code.intentOutcome == Code.intentConfirmation.intentOutcome else {
      return try await finish(.declined, with: response)
    }
    guard isWanted else { return nil }
    session.confirmedValues = nil
    session.phase = .confirming
    session.question = .confirmation
    var step = try turn(.confirm(prompt: confirmationPrompt))
    step.presentation = await presentation(of: response)
    return step
  }

  private var confirmationPrompt: String {
    let primary =
      description.combinations.first(where: \.isPrimary) ?? description.combinations.last
    guard let title = primary?.title else {
      let values = Root.intentParameters.compactMap { placeholders.text($0.name, nil) }.filter {
        !$0.isEmpty
      }
      let subject =
        [speaker.text(description.title)] + (values.isEmpty ? [] : [speaker.list(values)])
      return speaker.phrase(.confirm, subject.joined(separator: ", "))
    }
    return speaker.phrase(.confirm, speaker.sentence(title, placeholders))
  }

  /// Has the handler carry the intent out, within its budget or later.
  mutating func handle() async throws -> SessionStep {
    session.phase = .handling
    let (intent, handler) = (intent, handler)
    if let observe = engine.observe { observe(.handling(try IntentRequest(intent))) }
    switch await race.run({ try await Root.handle(intent, with: handler) }) {
    case .finished(let result):
      return try await conclude(result)
    case .running(let rest):
      var step = try turn(.inProgress(text: speaker.phrase(.inProgress)))
      let now = self
      let task = Task {
        let result = await withTaskCancellationHandler {
          await rest.value
        } onCancel: {
          rest.cancel()
        }
        var later = now
        return await later.concludeLater(result)
      }
      step.pending = PendingStep(task: task)
      return step
    }
  }

  private mutating func concludeLater(
    _ result: HandlerResult<Root.IntentResponseType>
  ) async -> SessionStep {
    do {
      return try await conclude(result)
    } catch {
      session.phase = .finished
      let outcome = SessionOutcome(ending: .failed, text: speaker.phrase(.failed))
      return SessionStep(session: session, turn: .done(outcome), error: error)
    }
  }

  /// Ends the session with what the handler gave.
  private mutating func conclude(
    _ result: HandlerResult<Root.IntentResponseType>
  ) async throws -> SessionStep {
    switch result {
    case .answer(let response):
      engine.observe?(.responded(code: "\(response.code)"))
      let isHandled = [.success, .inProgress].contains(response.code.intentOutcome)
      return try await finish(isHandled ? .handled : .failed, with: response)
    case .failure(let error): return try fail(with: error)
    case .cancelled: return try cancelled()
    case .overdue:
      return try fail(
        with: IntentError.handlerOverdue(intent: description.name, timeout: race.timeout)
      )
    }
  }

  /// Ends the session with a response.
  private mutating func finish(
    _ ending: SessionOutcome.Ending,
    with response: Root.IntentResponseType
  ) async throws -> SessionStep {
    let code = "\(response.code)"
    let encoded = try JSONValue(encoding: response)
    let text = self.text(of: response, code)
    var step: SessionStep
    switch response.code.intentOutcome {
    case .continueInApp, .failureRequiringAppLaunch:
      session.phase = .finished
      session.question = nil
      let outcome = SessionOutcome(
        ending: response.code.intentOutcome == .continueInApp ? .handled : ending,
        code: code,
        text: text,
        response: encoded
      )
      let activity = try response.userActivity ?? UserActivity(intent)
      step = try turn(.launchApp(outcome, activity: activity))
    default:
      step = try finish(ending, code: code, text: text, response: encoded)
    }
    step.presentation = await presentation(of: response)
    return step
  }

  /// What a response says: the definition's text with the names of its properties and of the
  /// parameters filled in, else a plain one where there is something to say.
  private func text(of response: Root.IntentResponseType, _ code: String) -> String {
    if let texts = description.responses.first(where: { $0.code == code }) {
      let properties = speaker.placeholders(
        for: response,
        types: description.responseProperties
      )
      if let text = speaker.sentence(of: texts, properties.or(placeholders)) { return text }
    }
    return switch response.code.intentOutcome {
    case .success: ""
    case .inProgress: speaker.phrase(.inProgress)
    case .continueInApp, .failureRequiringAppLaunch: speaker.phrase(.continueInApp)
    case .unspecified, .ready, .failure: speaker.phrase(.failed)
    }
  }

  /// What the handler shows; a handler that shows nothing, or fails to, takes nothing from the answer.
  private func presentation(of response: Root.IntentResponseType) async -> Presentation? {
    let (intent, handler) = (intent, handler)
    do {
      return try await guarded {
        try await Root.present(intent, response: response, with: handler)
      }
    } catch {
      engine.logger.error(
        "the presentation of '\(description.name)' failed with '\(type(of: error))'",
        metadata: ["session": "\(session.id)"]
      )
      return nil
    }
  }
}

extension UserActivity {
  /// The activity that opens the app with an intent, where the handler gave none.
  init<Root: Intent>(_ intent: Root) throws {
    self.init(
      activityType: "\(Root.self)",
      title: Root.intentDescriptor.title.text,
      userInfo: try IntentRequest(intent).parameters
    )
  }
}
