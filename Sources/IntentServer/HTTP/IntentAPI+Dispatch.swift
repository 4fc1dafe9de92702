#if Server
  import Foundation
  import Hummingbird
  import IntentRuntime

  extension IntentAPI {
    /// Takes a whole request in one go: a session that may ask nothing.
    func dispatch(_ call: APICall) async throws -> Response {
      let body = try BodyReader(
        try await call.body(), known: "request", "confirmed", "app", "language")
      guard let request = try body.request("request") else {
        throw Problem(.malformedBody, "give a 'request'")
      }
      let confirmed = try body.request("confirmed")
      var opening = SessionDesk.Opening(
        language: try language(body) ?? call.language, user: call.user)
      opening.request = request
      opening.app = try body.string("app")
      opening.key = try call.idempotencyKey()
      opening.origin = .dispatch
      opening.digest = body.digest(for: opening.key)
      var view = try await desk.begin(opening)
      let session = view.step.session
      if case .confirm = view.step.turn, let confirmed, confirmed.confirms(session.request) {
        view = try await desk.answer(
          session.id,
          SessionDesk.Answer(
            said: .answer(.yes), revision: session.revision, user: call.user,
            // The yes is a step of its own.
            key: opening.key.map { "\($0) confirmed" }, digest: opening.digest))
      }
      return try await response(to: view, call)
    }

    private func response(to view: SessionView, _ call: APICall) async throws -> Response {
      let id = view.step.session.id
      switch view.step.turn {
      case .done, .launchApp: return .json(view.json)
      case .inProgress:
        return .json(view.json, status: 202, headers: [("Location", call.path(of: id))])
      case .confirm(let prompt):
        try await desk.forget(view.step.session)
        throw Problem(
          .needsConfirmation,
          "the user must confirm exactly this request: send it again, with it as 'confirmed'",
          ["prompt": .string(prompt), "request": WireJSON.value(view.step.session.request)])
      case .ask, .choose, .agree, .unlock:
        try await desk.forget(view.step.session)
        throw Problem(
          .needsInput, "a value is missing or cannot be used; send the request with another one",
          view.needs)
      }
    }
  }

  extension IntentRequest {
    /// Whether it stands for the intent of what is to be confirmed, with exactly its values.
    fileprivate func confirms(_ asked: IntentRequest) -> Bool {
      let named = candidates(among: [asked]) { IntentName(domain: $0.domain, $0.intent) }
      return !named.isEmpty && parameters == asked.parameters
    }
  }

  extension SessionView {
    /// What a request lacks, for a client that asks its user by itself or not at all.
    var needs: [String: JSONValue] {
      var needs: [String: JSONValue] = ["request": WireJSON.value(step.session.request)]
      func add(_ question: ParameterQuestion, _ options: [SessionOption]) {
        needs["parameter"] = .string(question.parameter)
        if let element = question.element { needs["element"] = .integer(element) }
        needs["prompt"] = .string(question.prompt)
        if let reason = question.reason { needs["reason"] = .string(reason) }
        if !options.isEmpty { needs["options"] = WireJSON.value(options) }
      }
      switch step.turn {
      case .ask(let question): add(question, [])
      case .choose(let question, let options): add(question, options)
      case .agree(let question, let value): add(question, [value])
      case .confirm(let prompt), .unlock(let prompt): needs["prompt"] = .string(prompt)
      case .inProgress, .launchApp, .done: break
      }
      return needs
    }
  }
#endif
