#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime
  import IntentSchemas

  /// One call of a tool.
  struct ToolCall: Sendable {
    let server: MCPServer
    let tool: MCPServer.Tool
    let arguments: [String: JSONValue]
    let exchange: MCPExchange
    /// The session, once there is one.
    private let session = SessionOfCall()

    init(
      server: MCPServer,
      tool: MCPServer.Tool,
      arguments: [String: JSONValue],
      exchange: MCPExchange
    ) {
      (self.server, self.tool) = (server, tool)
      (self.arguments, self.exchange) = (arguments, exchange)
    }

    /// What a form is known by in a call that is answered with questions.
    private static let form = "form"
    /// How often a user is asked in one call at most.
    private static let mostRounds = 50

    private var desk: SessionDesk { server.desk }
    /// A call that is repeated is the same call.
    private var repeatedPurpose: [String] {
      ["repeat", tool.outline.toolName, WireJSON.text(.object(arguments))]
    }
    /// A call that goes on has other arguments.
    private var continuedPurpose: [String] { ["continue", tool.outline.toolName] }

    /// Takes the call to its result, or to what its client is to do. The session of a call that was
    /// cancelled is cancelled too, and so is what would be asked of somebody who is gone.
    func run(_ params: JSONValue) async throws -> JSONValue {
      do {
        let result = try await self.result(of: params)
        // Its client may have given it up while the last step was taken.
        try Task.checkCancellation()
        return result
      } catch IntentError.unknownSession(let id) where id == session.id {
        return await resultUnknown(of: id)
      } catch {
        if Task.isCancelled || error is ClientIsGone { abandon() }
        throw error
      }
    }

    private func result(of params: JSONValue) async throws -> JSONValue {
      guard let state = params["requestState"] else { return try await begin() }
      guard let text = state.text else {
        throw RPCError(.invalidParams, "'requestState' is the text that was given")
      }
      return try await goOn(from: text, with: params["inputResponses"] ?? .null)
    }

    /// Begins, or goes on with the session of the arguments.
    private func begin() async throws -> JSONValue {
      let name = tool.outline.sessionArgument
      if let session = arguments[name], session != .null {
        guard let text = session.text else {
          throw Problem(.invalidValue, "'\(name)' is the text that an earlier call gave")
        }
        return try await follow(try await view(continuing: text))
      }
      var opening = SessionDesk.Opening(language: exchange.language, user: exchange.user)
      opening.app = tool.app.name
      opening.origin = .mcp
      opening.request = request
      let view = try await desk.begin(opening)
      session.note(view.step.session.id, after: digests)
      return try await follow(view)
    }

    /// Goes on where a repeated call brings back its state and what the user said.
    private func goOn(
      from text: String,
      with responses: JSONValue
    ) async throws -> JSONValue {
      let place = try server.state.open(text, user: exchange.user, purpose: repeatedPurpose)
      session.note(place.session, after: digests)
      var view = try await desk.state(of: place.session, user: exchange.user)
      // A state that comes twice, or late, is told how things are; nothing is run twice.
      if let response = responses[Self.form], view.step.session.revision == place.revision {
        let said = form(of: view).answer(MCPExchange.Elicited(response))
        view = if let said { try await answer(said, to: view) } else { desk.refused(view) }
      }
      return try await follow(view)
    }

    // MARK: - Steps

    /// Takes a session to its end, or as far as the client can ask.
    private func follow(_ first: SessionView) async throws -> JSONValue {
      var view = try await settled(first)
      var rounds = 0
      while !view.step.turn.isFinal {
        if case .inProgress = view.step.turn {
          guard exchange.isModern else { return result(view) }
          return ["resultType": "input_required", "requestState": .string(try seal(view))]
        }
        guard exchange.canElicit, let params = form(of: view).params else {
          return try needs(view)
        }
        if exchange.isModern {
          return [
            "resultType": "input_required", "requestState": .string(try seal(view)),
            "inputRequests": [
              Self.form: ["method": "elicitation/create", "params": params]
            ],
          ]
        }
        rounds += 1
        // Whoever answers the same again and again is no user.
        guard let elicit = exchange.elicit, rounds <= Self.mostRounds else {
          return try needs(view)
        }
        let elicited: MCPExchange.Elicited
        do {
          elicited = try await elicit(params)
        } catch  where error is StoppedAsking || error is RPCError {
          // After the restart, or where the client cannot ask after all, it can go on with the session.
          return try needs(view)
        }
        guard let said = form(of: view).answer(elicited) else {
          view = desk.refused(view)
          continue
        }
        view = try await settled(try await answer(said, to: view))
      }
      return result(view)
    }

    /// Takes a step; an answer that does not fit is asked for again.
    private func answer(
      _ said: SessionDesk.Answer.Said,
      to view: SessionView
    ) async throws -> SessionView {
      do {
        return try await desk.answer(
          view.step.session.id,
          SessionDesk.Answer(
            said: said, revision: view.step.session.revision, user: exchange.user))
      } catch let error as IntentError {
        switch error {
        case .invalidValue, .unexpectedAnswer, .noSuchOption, .valueOverLimit:
          return desk.refused(view)
        default: throw error
        }
      } catch let problem as Problem where problem.kind == .textTooLong {
        return desk.refused(view)
      } catch let problem as Problem
        where problem.kind == .sessionChanged || problem.kind == .sessionBusy
      {
        return try await desk.state(of: view.step.session.id, user: exchange.user)
      }
    }

    /// Waits for a handler that takes longer, and tells how long it has been at it.
    private func settled(_ view: SessionView) async throws -> SessionView {
      guard case .inProgress(let text) = view.step.turn else { return view }
      let id = view.step.session.id
      var view = view
      let start = ContinuousClock.now
      var count = 0
      while case .inProgress = view.step.turn {
        if exchange.isModern, ContinuousClock.now - start > server.patience { return view }
        count += 1
        await exchange.progress(text)
        try await Task.sleep(for: .milliseconds(min(1_000, 50 * count)))
        view = try await desk.state(of: id, user: exchange.user)
      }
      return view
    }

    /// Ends the session of a call that nobody wants any more.
    private func abandon() {
      guard let id = session.id else { return }
      let (desk, user) = (desk, exchange.user)
      desk.tasks.run { _ = try? await desk.cancel(id, user: user) }
    }

    // MARK: - A client that cannot be asked

    /// Goes on with what an earlier call needed.
    private func view(continuing text: String) async throws -> SessionView {
      let place: ToolState.Place
      do {
        place = try server.state.open(text, user: exchange.user, purpose: continuedPurpose)
      } catch {
        throw Problem(.unknownSession, error.message)
      }
      session.note(place.session, after: place.arguments)
      var view = try await desk.state(of: place.session, user: exchange.user)
      guard view.step.session.revision == place.revision else {
        return try await overtaken(view, after: place)
      }
      // The values of one call belong together: they are taken in one step, before anything is carried out.
      var answer = SessionDesk.Answer.Said.answer(.proceed)
      var changes: [String: JSONValue] = [:]
      var isNew = false
      for (name, value) in values {
        // What is said once more is no change, whatever the app has made of it.
        let isOther =
          place.arguments[name] != Self.digest(of: value) && isOther(name, value, in: view)
        let asked = asked(name, in: view)
        guard isOther || asked != nil else { continue }
        isNew = true
        if let asked { answer = .answer(asked.answer(with: value)) } else { changes[name] = value }
      }
      if isNew, !view.step.turn.isFinal {
        guard let next = try await answerStrictly(answer, changing: changes, to: view) else {
          return try await overtaken(view, after: place)
        }
        view = next
      }
      session.note(place.session, after: place.arguments.merging(digests) { $1 })
      guard view.step.session.revision == place.revision,
        case .boolean(let isConfirmed)? = arguments[tool.outline.confirmedArgument]
      else { return view }
      switch view.step.turn {
      case .confirm, .agree:
        let next = try await answerStrictly(.answer(isConfirmed ? .yes : .no), to: view)
        return if let next { next } else { try await overtaken(view, after: place) }
      default: return view
      }
    }

    /// Takes a step; none where another call took one first.
    private func answerStrictly(
      _ said: SessionDesk.Answer.Said,
      changing changes: [String: JSONValue] = [:],
      to view: SessionView
    ) async throws -> SessionView? {
      do {
        return try await settled(
          try await desk.answer(
            view.step.session.id,
            SessionDesk.Answer(
              said: said, changes: changes, arguments: digests,
              revision: view.step.session.revision, user: exchange.user)
          ))
      } catch let problem as Problem
        where problem.kind == .sessionChanged || problem.kind == .sessionBusy
      {
        return nil
      }
    }

    /// How a session stands with which another call went on first: what of this one nobody has taken is told.
    private func overtaken(
      _ view: SessionView, after place: ToolState.Place
    ) async throws -> SessionView {
      let present = try await desk.state(of: view.step.session.id, user: exchange.user)
      let view = try await settled(present)
      // The app may have made something else of what was taken.
      let taken = [place.arguments, view.step.session.takenArguments]
      var untaken = values.keys.sorted().filter { name in
        !taken.contains { $0[name] == digests[name] }
          && values[name].map { isOther(name, $0, in: view) } ?? false
      }
      let confirmed = tool.outline.confirmedArgument
      if arguments[confirmed] == .boolean(false), case .done(let outcome) = view.step.turn,
        outcome.ending != .cancelled
      {
        untaken.append(confirmed)
      }
      session.noteUntaken(untaken)
      return view
    }

    /// What is asked of a parameter; none where it is of another one, or nothing is.
    private func asked(_ name: String, in view: SessionView) -> Asked? {
      switch view.step.turn {
      case .ask(let question) where question.parameter == name: Asked(parameter: name)
      case .choose(let question, let options) where question.parameter == name:
        Asked(parameter: name, options: options)
      default: nil
      }
    }

    /// A question for a value.
    private struct Asked {
      let parameter: String
      /// What there is to choose among; none where any value will do.
      var options: [SessionOption]?

      func answer(with value: JSONValue) -> SessionAnswer {
        guard let options else { return .value(value) }
        let place = options.firstIndex { $0.value == value || $0.text == value.text }
        return place.map { .choice($0) } ?? .change(parameter: parameter, value: value)
      }
    }

    private func isOther(_ name: String, _ value: JSONValue, in view: SessionView) -> Bool {
      let session = view.step.session
      return session.request.parameters[name] != tool.app.reading(value, of: name, in: session)
    }

    // MARK: - Parts

    /// The values of the intent's parameters.
    private var values: [String: JSONValue] {
      let others = [tool.outline.sessionArgument, tool.outline.confirmedArgument]
      return arguments.filter { !others.contains($0.key) }
    }

    private var request: IntentRequest {
      IntentRequest(domain: tool.outline.domain, intent: tool.outline.name, parameters: values)
    }

    /// A digest of each value, by its parameter.
    private var digests: [String: String] { values.mapValues(Self.digest) }

    private static func digest(of value: JSONValue) -> String {
      String(KeptReply.digest(Data(WireJSON.text(value).utf8)).prefix(16))
    }

    private func form(of view: SessionView) -> ElicitationForm {
      ElicitationForm(
        view: view, outline: tool.outline, takesTitledChoices: exchange.takesTitledChoices)
    }

    private func seal(_ view: SessionView) throws -> String {
      try server.state.seal(
        .init(session: view.step.session.id, revision: view.step.session.revision),
        user: exchange.user, purpose: repeatedPurpose)
    }

    /// What became of the intent.
    private func result(_ view: SessionView) -> JSONValue {
      var structured: [String: JSONValue] = ["text": .string(view.reply.speech)]
      var isError = false
      switch view.step.turn {
      case .done(let outcome), .launchApp(let outcome, _):
        structured["status"] = .string(outcome.ending.rawValue)
        if let code = outcome.code { structured["code"] = .string(code) }
        if let response = outcome.response { structured["response"] = response }
        isError = outcome.ending != .handled && outcome.ending != .cancelled
      default: structured["status"] = "inProgress"
      }
      var lines = view.reply.display
      if lines.isEmpty { lines = [view.reply.speech] }
      if let untaken = session.untakenText {
        lines.append(untaken)
        structured["text"] = .string("\(view.reply.speech) \(untaken)")
      }
      return [
        "content": [["type": "text", "text": .string(lines.joined(separator: "\n"))]],
        "structuredContent": .object(structured), "isError": .boolean(isError),
      ]
    }

    /// What is told of a session that there was and that is gone: it may have been carried out.
    private func resultUnknown(of id: String) async -> JSONValue {
      let session = IntentSession(id: id, request: request, language: exchange.language)
      let step = tool.app.service.engine.end(session, .unknown)
      return result(await desk.view(of: step, tool.app))
    }

    /// What is missing, for a client that cannot be asked.
    private func needs(_ view: SessionView) throws -> JSONValue {
      let place = ToolState.Place(
        session: view.step.session.id, revision: view.step.session.revision,
        arguments: session.arguments)
      let state = try server.state.seal(place, user: exchange.user, purpose: continuedPurpose)
      var needs = view.needs
      needs["kind"] = WireJSON.value(view.step.turn)["type"] ?? .null
      let isYesOrNo =
        switch view.step.turn {
        case .confirm, .agree: true
        default: false
        }
      let (name, confirmed) = (tool.outline.sessionArgument, tool.outline.confirmedArgument)
      let next =
        isYesOrNo
        ? "Ask the user; then call the tool again with '\(name)', and '\(confirmed)' as the user said."
        : "Ask the user; then call the tool again with '\(name)' and the value of "
          + "'\(needs["parameter"]?.text ?? "")'."
      let text = [view.reply.speech, session.untakenText].compactMap(\.self).joined(separator: " ")
      return [
        "content": [["type": "text", "text": .string("\(text)\n\(next)\n\(name): \(state)")]],
        "structuredContent": [
          "status": "needsInput", "text": .string(text), "needs": .object(needs),
          "session": .string(state),
        ],
        "isError": false,
      ]
    }
  }
#endif
