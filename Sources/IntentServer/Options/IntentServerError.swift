#if Server
  /// Why a server cannot start.
  public enum IntentServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It would listen to other machines and ask nobody for a token.
    case openToOthers(host: String)
    /// Two apps have the same name.
    case sameName(String)
    /// There is no app.
    case noApps
    /// The secret that tokens are signed with can be guessed.
    case shortSecret(bytes: Int)

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .openToOthers(let host):
        "listening at '\(host)' would let every machine in without a token; "
          + "give the options an access policy with tokens, or listen at 127.0.0.1"
      case .sameName(let name): "two apps are called '\(name)'; give each a name of its own"
      case .shortSecret(let bytes):
        "the secret of the tokens has \(bytes) bytes; sign with one of 32 or more, "
          + "such as 'openssl rand -base64 48' makes"
      case .noApps: "there is no app to serve; give the server at least one"
      }
    }
  }
#endif
