#if Server
  import Foundation
  import IntentConversation
  import IntentRuntime

  /// A step of a session as clients see it: the turn, and the same in words.
  struct SessionView: Sendable {
    let step: SessionStep
    let app: String
    let modality: ConversationModality
    let reply: ConversationReply
    /// What is sent to clients. A session's inner state stays here.
    private(set) var json: JSONValue

    init(
      step: SessionStep,
      app: String,
      modality: ConversationModality,
      reply: ConversationReply
    ) {
      self.step = step
      self.app = app
      self.modality = modality
      self.reply = reply
      json = Self.json(of: step, app, modality, reply)
    }

    /// The same, as it was at an earlier revision.
    func with(revision: Int) -> SessionView {
      guard case .object(var members) = json else { return self }
      var view = self
      members["revision"] = .integer(revision)
      view.json = .object(members)
      return view
    }

    private static func json(
      of step: SessionStep,
      _ app: String,
      _ modality: ConversationModality,
      _ reply: ConversationReply
    ) -> JSONValue {
      let session = step.session
      var members: [String: JSONValue] = [
        "session": .string(session.id), "revision": .integer(session.revision),
        "app": .string(app), "language": .string(session.language),
        "modality": .string(modality.rawValue), "isFinal": .boolean(step.turn.isFinal),
        "request": WireJSON.value(session.request), "turn": WireJSON.value(step.turn),
        "reply": .object([
          "speech": .string(reply.speech), "display": .array(reply.display.map { .string($0) }),
          "options": .array(reply.options.map { .string($0) }),
        ]),
      ]
      if let view = step.presentation?.view { members["presentation"] = WireJSON.value(view) }
      return .object(members)
    }
  }

  extension IntentSession {
    /// What a server keeps with a session.
    enum Attribute {
      static let app = "app"
      static let modality = "modality"
      /// By what it began.
      static let origin = "origin"
      /// The `Idempotency-Key` of the answer that was taken last, and the digest of that answer.
      static let key = "key"
      static let digest = "digest"
      /// What was answered to the keys before.
      static let replies = "replies"
      /// Digests of the arguments that were taken.
      static let arguments = "arguments"
    }

    /// Digests of the arguments that were taken, by the parameters' names.
    var takenArguments: [String: String] {
      guard let text = attributes[Attribute.arguments] else { return [:] }
      return (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))) ?? [:]
    }

    /// Notes digests of arguments that are being taken.
    mutating func note(arguments: [String: String]) throws {
      guard !arguments.isEmpty else { return }
      let all = takenArguments.merging(arguments) { $1 }
      attributes[Attribute.arguments] = String(
        decoding: try JSONEncoder().encode(all), as: UTF8.self)
    }

    /// How its user is answered.
    var modality: ConversationModality {
      attributes[Attribute.modality].flatMap(ConversationModality.init) ?? .screen
    }
  }
#endif
