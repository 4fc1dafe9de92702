#if Server
  public import Foundation
  import SessionSeal

  /// Why a server cannot start.
  public enum IntentServerError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// It would listen to other machines and ask nobody for a token.
    case openToOthers(host: String)
    /// Routes of somebody else's application would let every machine in without a token.
    case openRoutes
    /// Two apps have the same name.
    case sameName(String)
    /// There is no app.
    case noApps
    /// The secret that tokens are signed with can be guessed.
    case shortSecret(bytes: Int)
    /// There is no such port.
    case noSuchPort(Int)
    /// Somebody else listens there, or nobody may.
    case cannotListen(host: String, port: Int, reason: String)
    /// The language is none.
    case noLanguage(String)
    /// A file is no key.
    case unusableKey(file: String, reason: String)

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .openToOthers(let host):
        "listening at '\(host)' would let every machine in without a token; "
          + "give the options an access policy with tokens, or listen at 127.0.0.1"
      case .openRoutes:
        "the routes would let every machine in that reaches the application, without a token; "
          + "give the options an access policy with tokens, or the router a context that knows "
          + "where a request comes from: Router(context: IntentServerContext.self)"
      case .sameName(let name): "two apps are called '\(name)'; give each a name of its own"
      case .shortSecret(let bytes):
        "the secret of the tokens has \(bytes) bytes; sign with one of 32 or more, "
          + "such as 'openssl rand -base64 48' makes"
      case .noApps: "there is no app to serve; give the server at least one"
      case .noSuchPort(let port):
        "there is no port \(port); give one from 1 to 65535, or 0 for any that is free"
      case .cannotListen(let host, let port, let reason):
        "cannot listen at \(host):\(port): \(reason); give another port, 0 for any that is free"
      case .noLanguage(let language):
        "'\(language)' is no code of a language; give one such as 'en' or 'pt-BR'"
      case .unusableKey(let file, let reason):
        "\(file) is no key (\(reason)); make one of \(SealKeys.keyLength) bytes: "
          + "openssl rand \(SealKeys.keyLength) > \(file)"
      }
    }

    /// The same as ``description``: what an alert shows that was given the error.
    public var errorDescription: String? { description }
  }
#endif
