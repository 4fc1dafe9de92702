#if Server
  import IntentRuntime

  /// A request of a client, with who it is, what it can do, and the way back to it.
  struct MCPExchange: Sendable {
    /// What a user answered to a form.
    enum Elicited: Sendable {
      case accepted([String: JSONValue])
      case declined
      case cancelled
    }

    var user: String
    var language: String
    /// The version that is spoken.
    var version: String
    /// Whether the client can ask its user with a form.
    var canElicit: Bool
    /// What progress is told under; none where nobody asked for it.
    var progressToken: JSONValue?
    /// Sends a notification.
    var notify: @Sendable (_ method: String, _ params: JSONValue) async -> Void = { _, _ in }
    /// Asks the user while the request waits; of the era of handshakes alone.
    var elicit: (@Sendable (_ form: JSONValue) async throws -> Elicited)?

    /// Whether a request is an exchange of its own.
    var isModern: Bool { MCPVersions.modern.contains(version) }

    /// Whether forms may have the titles of choices as JSON Schema has them.
    var takesTitledChoices: Bool { isModern || version >= "2025-11-25" }

    /// How often progress was told: it increases as long as the request is at work.
    private let progressCount = ProgressCount()

    init(
      user: String,
      language: String,
      version: String,
      canElicit: Bool,
      progressToken: JSONValue?
    ) {
      (self.user, self.language, self.version) = (user, language, version)
      (self.canElicit, self.progressToken) = (canElicit, progressToken)
    }

    /// Tells that something is at work.
    func progress(_ message: String) async {
      guard let progressToken else { return }
      await notify(
        "notifications/progress",
        [
          "progressToken": progressToken, "progress": .integer(progressCount.next()),
          "message": .string(message),
        ])
    }
  }

  /// Counts what is told of one request.
  private final class ProgressCount: Sendable {
    private let count = Locked(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  extension MCPExchange.Elicited {
    /// Reads what a client gives back.
    init(_ result: JSONValue) {
      switch result["action"]?.text {
      case "accept":
        if case .object(let content)? = result["content"] {
          self = .accepted(content)
        } else {
          self = .accepted([:])
        }
      case "decline": self = .declined
      default: self = .cancelled
      }
    }
  }
#endif
