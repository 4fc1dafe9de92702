#if Server
  import Crypto
  import Foundation
  import IntentConversation
  import IntentRuntime

  /// What was answered to a request with an `Idempotency-Key`, for a client that asks again.
  struct KeptReply: Codable, Hashable, Sendable {
    /// The most that are kept with a session.
    static let limit = 8

    var key: String
    var digest: String
    var revision: Int
    var turn: SessionTurn
    var request: IntentRequest
    var language: String
    var modality: ConversationModality
    /// What was said where no step was taken.
    var remark: ConversationReply?

    /// What was answered by a session as it stands.
    init(
      of session: IntentSession,
      turn: SessionTurn,
      key: String,
      digest: String,
      remark: ConversationReply? = nil
    ) {
      (self.key, self.digest, self.turn, self.remark) = (key, digest, turn, remark)
      (revision, request) = (session.revision, session.request)
      (language, modality) = (session.language, session.modality)
    }

    /// What tells one body from another, without keeping it.
    static func digest(_ data: some DataProtocol) -> String {
      SHA256.hash(data: data).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  extension IntentSession {
    /// The replies that were kept.
    var keptReplies: [KeptReply] {
      guard let text = attributes[Attribute.replies] else { return [] }
      return (try? JSONDecoder.ofKeptValues.decode([KeptReply].self, from: Data(text.utf8))) ?? []
    }

    /// Notes that an answer with a key is being taken, and keeps the reply to the key before.
    mutating func note(key: String?, digest: String, after turn: SessionTurn) throws {
      if let last = attributes[Attribute.key] {
        try keep(
          KeptReply(
            of: self, turn: turn, key: last, digest: attributes[Attribute.digest] ?? ""))
      }
      attributes[Attribute.key] = key
      attributes[Attribute.digest] = key == nil ? nil : digest
      if key != nil { attributes[Self.keyedAttribute] = "true" }
    }

    /// Keeps a reply to a key.
    mutating func keep(_ reply: KeptReply) throws {
      var replies = keptReplies
      // The reply of a step comes before what was said where none was taken after it.
      let place = reply.remark == nil ? replies.firstIndex { $0.revision >= reply.revision } : nil
      replies.insert(reply, at: place ?? replies.endIndex)
      // The first one may have begun the session: it stays, so that nothing else begins by its key. A remark
      // began none.
      if replies.count > KeptReply.limit { replies.remove(at: replies[0].remark == nil ? 1 : 0) }
      attributes[Attribute.replies] = String(
        decoding: try JSONEncoder().encode(replies), as: UTF8.self)
      attributes[Self.keyedAttribute] = "true"
    }
  }
#endif
