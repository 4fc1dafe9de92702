#if Server
  public import IntentRuntime
  import IntentSchemas
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
    /// The names by which a server on loopback may be called besides its own, where a proxy in front hands
    /// on the name that it was called by: `assistant.example.com`, without a port.
    public var allowedHosts: Set<String> = []
    /// What keeps the sessions; none for a file of SQLite, ``database``.
    public var store: (any SessionStore)?
    /// The file of the default store; none for one in the user's folder of application data.
    public var database: String?
    /// How long sessions are kept and trusted.
    public var lifetimes = SessionLifetimes()
    /// What seals the states that clients of the Model Context Protocol carry; none for a key in a file
    /// beside the default store or, with a store of your own, of this process alone. Servers that share
    /// a store share the keys.
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
    public var textLength = OpenAPIDocument.textLength
    /// How long a request's body may take to come. A shutdown does not wait for one.
    public var bodyTimeout = Duration.seconds(30)
    /// How long a connection on which nothing is asked stays open.
    public var idleTimeout = Duration.seconds(75)
    /// The sessions of one user that wait for something.
    public var openSessions = 100
    /// The streams of events that one user has open.
    public var eventStreams = 100
    /// The events of a session that are kept for somebody who comes back.
    public var keptEvents = 64
    /// The bytes of all events that are kept, roughly; the oldest sessions' go first.
    public var keptEventBytes = 33_554_432

    /// The limits of the documentation.
    public init() {}
  }
#endif
