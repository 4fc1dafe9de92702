#if Server
  import Foundation
  import IntentRuntime
  import SessionSeal

  /// What a client carries between two calls of one tool: which session, at which revision. It is sealed,
  /// and good for one user, one tool and, where the call is repeated, the same arguments.
  struct ToolState: Sendable {
    private let seal: SessionSeal
    private let now: @Sendable () -> Date

    /// How long it is good, in seconds. The outcome of the session that it names is kept for as long.
    static let lifetime: TimeInterval = 3_600

    init(keys: SealKeys, now: @escaping @Sendable () -> Date) {
      seal = SessionSeal(keys: keys, now: now)
      self.now = now
    }

    /// A session and the revision that a client was told of.
    struct Place: Hashable, Sendable {
      var session: String
      var revision: Int
      /// What the client has said up to then: a digest of each argument, by its name.
      var arguments: [String: String] = [:]
    }

    private static let revision = "revision"
    private static let argument = "argument."

    func seal(_ place: Place, user: String, purpose: [String]) throws -> String {
      var session = IntentSession(
        id: place.session, request: IntentRequest(intent: "Tool"), language: "en",
        idempotencyKey: "")
      session.attributes[Self.revision] = "\(place.revision)"
      for (name, digest) in place.arguments {
        session.attributes["\(Self.argument)\(name)"] = digest
      }
      return try seal.seal(
        session, for: user, purpose: purpose, until: now() + Self.lifetime)
    }

    /// - Throws: ``RPCError`` where it was altered, is another's or of another call, or has expired.
    func open(_ text: String, user: String, purpose: [String]) throws(RPCError) -> Place {
      do {
        let session = try seal.open(text, for: user, purpose: purpose)
        let revision = session.attributes[Self.revision].flatMap { Int($0) } ?? 0
        let arguments = session.attributes.filter { $0.key.hasPrefix(Self.argument) }
          .map { (String($0.key.dropFirst(Self.argument.count)), $0.value) }
        return Place(
          session: session.id, revision: revision,
          arguments: Dictionary(arguments) { $1 })
      } catch {
        throw RPCError(.invalidParams, "\(error)")
      }
    }
  }
#endif
