#if Server
  /// The versions of the Model Context Protocol, and what differs between their two eras.
  enum MCPVersions {
    /// Those without handshake and session.
    static let modern = ["2026-07-28"]
    /// Those that begin with `initialize`, the newest first.
    static let handshake = ["2025-11-25", "2025-06-18"]
    static let all = modern + handshake

    static let versionKey = "io.modelcontextprotocol/protocolVersion"
    static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
    static let serverInfoKey = "io.modelcontextprotocol/serverInfo"
  }
#endif
