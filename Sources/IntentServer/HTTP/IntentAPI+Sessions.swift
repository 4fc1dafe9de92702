#if Server
  import Foundation
  import Hummingbird
  import IntentConversation
  import IntentRuntime

  extension IntentAPI {
    func beginSession(_ call: APICall) async throws -> Response {
      let body = try BodyReader(
        try await call.body(), known: "text", "request", "app", "language", "modality")
      var opening = SessionDesk.Opening(
        language: try language(body) ?? call.language, user: call.user)
      opening.text = try body.string("text")
      opening.request = try body.request("request")
      guard (opening.text == nil) != (opening.request == nil) else {
        throw Problem(.malformedBody, "give either a 'text' or a 'request'")
      }
      opening.app = try body.string("app")
      opening.modality = try body.choice("modality", ConversationModality.self) ?? .screen
      opening.key = try call.idempotencyKey()
      opening.digest = body.digest(for: opening.key)
      let view = try await desk.begin(opening)
      return .json(
        view.json, status: 201,
        headers: [("Location", call.path(of: view.step.session.id))])
    }

    func answer(_ call: APICall) async throws -> Response {
      let body = try BodyReader(
        try await call.body(), known: "revision", "text", "answer", "language", "modality")
      guard let revision = try body.integer("revision") else {
        throw Problem(.malformedBody, "give the 'revision' that the answer is about")
      }
      let said: SessionDesk.Answer.Said
      switch (try body.string("text"), try body.decoded("answer", as: SessionAnswer.self)) {
      case (let text?, nil): said = .text(text)
      case (nil, let answer?): said = .answer(answer)
      default: throw Problem(.malformedBody, "give either a 'text' or an 'answer'")
      }
      let key = try call.idempotencyKey()
      let view = try await desk.answer(
        call.id,
        SessionDesk.Answer(
          said: said, revision: revision, language: try language(body),
          modality: try body.choice("modality", ConversationModality.self), user: call.user,
          key: key, digest: body.digest(for: key)))
      return .json(view.json)
    }

    func session(_ call: APICall) async throws -> Response {
      .json(try await desk.state(of: call.id, user: call.user).json)
    }

    func cancelSession(_ call: APICall) async throws -> Response {
      .json(try await desk.cancel(call.id, user: call.user).json)
    }

    /// The language that a body names.
    func language(_ body: BodyReader) throws -> String? {
      guard let language = try body.string("language") else { return nil }
      guard AcceptedLanguage.isTag(language) else {
        throw Problem(.malformedBody, "'language' is no code of a language such as 'en' or 'pt-BR'")
      }
      return language
    }
  }
#endif
