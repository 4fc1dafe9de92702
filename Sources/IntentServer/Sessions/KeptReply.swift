#if Server
  import Crypto
  import Foundation
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

    /// What tells one body from another, without keeping it.
    static func digest(_ data: Data) -> String {
      SHA256.hash(data: data).map { String(format: "%02x", $0) }.joined()
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
        let reply = KeptReply(
          key: last, digest: attributes[Attribute.digest] ?? "", revision: revision, turn: turn,
          request: request)
        let replies = (keptReplies + [reply]).suffix(KeptReply.limit)
        attributes[Attribute.replies] = String(
          decoding: try JSONEncoder().encode(Array(replies)), as: UTF8.self)
      }
      attributes[Attribute.key] = key
      attributes[Attribute.digest] = key == nil ? nil : digest
    }
  }
#endif
