#if Server
  public import IntentRuntime
  public import SessionSeal

  /// How a server serves: where, whom, in which language, and within which limits.
  ///
  /// ```swift
  /// var options = IntentServerOptions()
  /// options.port = 8080
  /// options.access = .tokens(["s3cret": "coco"])
  /// ```
  public struct IntentServerOptions: Sendable {
    /// The address to listen at. Anything but loopback needs ``access`` to ask for tokens.
    public var host = "127.0.0.1"
    /// The port; 0 for any that is free.
    public var port = 8008
    /// Who may come, and as whom.
    public var access = AccessPolicy.anyone
    /// The language of those who do not say theirs.
    public var language = "en"
    /// The pages, besides the server's own, whose scripts may call it: `https://example.com`.
    public var allowedOrigins: Set<String> = []
    /// What keeps the sessions; none for a file of SQLite, ``database``.
    public var store: (any SessionStore)?
    /// The file of the default store; none for one in the user's folder of application data.
    public var database: String?
    /// How long sessions are kept and trusted.
    public var lifetimes = SessionLifetimes()
    /// What seals the states that clients of the Model Context Protocol carry; none for keys of this
    /// process alone. Servers that share a store share the keys.
    public var sealKeys: SealKeys?
    /// How much may be sent and kept open.
    public var limits = IntentServerLimits()

    /// A server on loopback, for anybody on the machine.
    public init() {}
  }

  /// How much of everything a server takes.
  public struct IntentServerLimits: Hashable, Sendable {
    /// The bytes of a request's body.
    public var bodyBytes = 65_536
    /// The characters of a sentence.
    public var textLength = 10_000
    /// The sessions of one user that wait for something.
    public var openSessions = 100
    /// The events of a session that are kept for somebody who comes back.
    public var keptEvents = 64

    /// The limits of the documentation.
    public init() {}
  }
#endif
