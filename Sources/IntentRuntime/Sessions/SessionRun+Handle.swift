import Logging

extension SessionRun {
  private typealias Code = Root.IntentResponseType.IntentResponseCodeType

  /// Asks the handler, and the user where that is wanted; gives a step where it does not go on.
  mutating func confirm() async throws -> SessionStep? {
    let response = try await Root.confirm(intent, with: handler)
    guard response.code.intentOutcome == Code.intentConfirmation.intentOutcome else {
      return try finish(.declined, with: response)
    }
    let isWanted =
      description.isUserConfirmationRequired
      || engine.policy.confirmedIntents.contains(description.name)
    // What was confirmed is exactly what is handled: any other value asks again.
    guard isWanted, try session.confirmedValues != IntentRequest(intent).parameters else {
      return nil
    }
    session.confirmedValues = nil
    session.phase = .confirming
    session.question = .confirmation
    return try turn(.confirm(prompt: confirmationPrompt))
  }

  private var confirmationPrompt: String {
    let primary =
      description.combinations.first(where: \.isPrimary) ?? description.combinations.last
    guard let title = primary?.title else {
      let values = Root.intentParameters.compactMap { text(of: $0.name, nil) }.filter {
        !$0.isEmpty
      }
      let subject =
        [speaker.text(description.title)] + (values.isEmpty ? [] : [speaker.list(values)])
      return speaker.phrase(.confirm, subject.joined(separator: ", "))
    }
    let phrase = speaker.fill(speaker.text(title)) { text(of: $0, $1) }
    return speaker.phrase(.confirm, phrase)
  }

  /// Has the handler carry the intent out, within its budget or later.
  mutating func handle() async throws -> SessionStep {
    session.phase = .handling
    let (name, logger, logsValues) = (description.name, engine.logger, engine.policy.logsValues)
    let race = HandlerRace(
      clock: engine.clock,
      budget: engine.policy.budget,
      deadline: engine.policy.deadline,
      onLateResult: { result in
        let detail = logsValues ? ": \(result)" : ""
        logger.error("what the handler of '\(name)' gave after its end was dropped\(detail)")
      }
    )
    let (intent, handler) = (intent, handler)
    switch await race.run({ try await Root.handle(intent, with: handler) }) {
    case .finished(let result):
      return try conclude(result)
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
        return later.concludeLater(result)
      }
      step.pending = PendingStep(task: task)
      return step
    }
  }

  private mutating func concludeLater(_ result: HandlerResult<Root.IntentResponseType>)
    -> SessionStep
  {
    do {
      return try conclude(result)
    } catch {
      session.phase = .finished
      let outcome = SessionOutcome(ending: .failed, text: speaker.phrase(.failed))
      return SessionStep(session: session, turn: .done(outcome), error: error)
    }
  }

  /// Ends the session with what the handler gave.
  private mutating func conclude(
    _ result: HandlerResult<Root.IntentResponseType>
  ) throws -> SessionStep {
    switch result {
    case .response(let response):
      let isHandled = [.success, .inProgress].contains(response.code.intentOutcome)
      return try finish(isHandled ? .handled : .failed, with: response)
    case .failure(let error): return try fail(with: error)
    case .cancelled: return try finish(.cancelled, text: speaker.phrase(.cancelled))
    case .overdue:
      engine.logger.error(
        "the handler of '\(description.name)' took longer than \(engine.policy.deadline) and was cancelled",
        metadata: ["session": "\(session.id)"]
      )
      let code = "\(Code.intentFailure)"
      return try finish(.failed, code: code, text: speaker.text(ofFailure: description, code))
    }
  }

  /// Ends the session with a response.
  private mutating func finish(
    _ ending: SessionOutcome.Ending,
    with response: Root.IntentResponseType
  ) throws -> SessionStep {
    let code = "\(response.code)"
    let encoded = try JSONValue(encoding: response)
    let text = self.text(of: code, encoded)
    switch response.code.intentOutcome {
    case .continueInApp, .failureRequiringAppLaunch:
      session.phase = .finished
      session.question = nil
      let outcome = SessionOutcome(
        ending: response.code.intentOutcome == .continueInApp ? .handled : ending,
        code: code,
        text: text.isEmpty ? speaker.phrase(.continueInApp) : text,
        response: encoded
      )
      let activity = try response.userActivity ?? UserActivity(intent)
      return try turn(.launchApp(outcome, activity: activity))
    default:
      return try finish(ending, code: code, text: text, response: encoded)
    }
  }

  /// What a response says, with the names of its properties and of the parameters filled in.
  private func text(of code: String, _ response: JSONValue) -> String {
    guard let format = description.responses.first(where: { $0.code == code })?.format else {
      return ""
    }
    return speaker.fill(speaker.text(format)) { name, property in
      if let text = response.text(of: name, property, in: speaker) { return text }
      return text(of: name, property)
    }
  }
}

extension JSONValue {
  /// The text of a response's property.
  fileprivate func text(of name: String, _ property: String?, in speaker: Speaker) -> String? {
    guard case .object(let object) = self, let value = object[name] else { return nil }
    if let property { return value.text(of: property) }
    switch value {
    case .integer(let number): return speaker.text(for: number)
    case .number(let number): return speaker.text(for: number)
    case .array(let values):
      return speaker.list(values.compactMap { JSONValue.object(["it": $0]).text(of: "it") })
    default:
      return text(of: name)
        ?? ["displayName", "name", "title"].lazy.compactMap { value.text(of: $0) }.first
    }
  }
}

extension UserActivity {
  /// The activity that opens the app with an intent, where the handler gave none.
  init<Root: Intent>(_ intent: Root) throws {
    self.init(
      activityType: "\(Root.self)",
      title: Root.intentDescription.title.text,
      userInfo: try IntentRequest(intent).parameters
    )
  }
}
