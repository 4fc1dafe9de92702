import Logging

extension IntentDispatcher {
  /// Takes a structured request as far as it gets without asking the user.
  ///
  /// - Parameters:
  ///   - confirmed: The request that the user confirmed, as ``IntentReply/request`` has it where a
  ///     reply says `needsConfirmation`. Only exactly these values are handled.
  ///   - context: What is true of the device and the user.
  /// - Throws: ``IntentError`` where the request cannot be taken, and what the handler throws.
  public func dispatch(
    _ request: IntentRequest,
    confirmed: IntentRequest? = nil,
    in context: IntentContext = IntentContext()
  ) async throws -> IntentReply {
    let type = try provider.intentType(for: request)
    return try await ValueLimits.$current.withValue(policy.valueLimits) {
      try await dispatch(request, confirmed, context, as: type)
    }
  }

  private func dispatch<Root: Intent>(
    _ request: IntentRequest,
    _ confirmed: IntentRequest?,
    _ context: IntentContext,
    as type: Root.Type
  ) async throws -> IntentReply {
    let intent = try request.decoded(as: type)
    // What was confirmed of another intent says nothing of this one.
    let agreed = try confirmed.flatMap { confirmed in
      try provider.intentType(for: confirmed) == type ? try confirmed.decoded(as: type) : nil
    }
    return try reply(to: try await dispatch(intent, agreed, context, isWritten: true))
  }

  private func reply<Root: Intent>(to result: DispatchResult<Root>) throws -> IntentReply {
    switch result {
    case .handled(let intent, let response): return try reply(.handled, intent, response)
    case .declined(let intent, let response): return try reply(.declined, intent, response)
    case .needsConfirmation(let intent, let response):
      return try reply(.needsConfirmation, intent, response)
    case .unresolved(let intent, let parameter, let resolution):
      var reply = IntentReply(.unresolved, try IntentRequest(intent))
      reply.parameter = parameter
      reply.resolution = resolution
      if case .unsupported(let reason) = resolution {
        reply.reason =
          Root.intentDescriptor.parameter(named: parameter)?.unsupportedReasons
          .first { $0.value == reason }?.code
      }
      reply.text = speech(of: intent).question(about: parameter, resolution)
      return reply
    case .inProgress(let intent, let pending):
      var reply = IntentReply(.inProgress, try IntentRequest(intent))
      reply.pending = PendingReply(
        task: Task { try self.reply(to: await pending.task.valueOrCancelled) })
      return reply
    }
  }

  private func speech<Root: Intent>(of intent: Root) -> IntentSpeech<Root> {
    IntentSpeech(
      of: intent, description: Root.intentDescriptor,
      speaker: provider.speaker(of: IntentLanguage.current, for: Root.self))
  }

  private func reply<Root: Intent>(
    _ phase: IntentReply.Phase,
    _ intent: Root,
    _ response: Root.IntentResponseType
  ) throws -> IntentReply {
    var reply = IntentReply(phase, try IntentRequest(intent))
    reply.code = "\(response.code)"
    let speech = speech(of: intent)
    let text = phase == .needsConfirmation ? speech.confirmationPrompt : speech.text(of: response)
    if !text.isEmpty { reply.text = text }
    reply.response = response.written(
      intent: Root.intentDescriptor.name, session: nil, logger: logger)
    return reply
  }
}

extension IntentResponse {
  /// The response as JSON; none where JSON cannot hold it, which takes nothing from what happened.
  func written(intent: String, session: String?, logger: Logger) -> JSONValue? {
    do {
      return try JSONValue(encoding: self)
    } catch {
      logger.error(
        "the response of '\(intent)' cannot be written as JSON ('\(type(of: error))')",
        metadata: session.map { ["session": "\($0)"] }
      )
      return nil
    }
  }
}
