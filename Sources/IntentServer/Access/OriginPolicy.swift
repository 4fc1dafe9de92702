#if Server
  import Foundation

  /// Which pages' scripts may call a server.
  ///
  /// A browser says whose script calls. Without a look at it any page that a user visits could talk to a
  /// server on their own machine, by a name that suddenly means loopback.
  struct OriginPolicy: Sendable {
    let host: String
    let allowed: Set<String>

    /// Whether a request may come.
    ///
    /// - Parameters:
    ///   - origin: The page's origin; none for programs that are no browsers.
    ///   - authority: The host that was called.
    func allows(origin: String?, authority: String?) -> Bool {
      if Self.isLoopback(host), let authority, !Self.isLoopback(Self.name(of: authority)) {
        return false
      }
      guard let origin, !allowed.contains(origin) else { return true }
      guard let url = URL(string: origin), let authority, url.host() != nil else { return false }
      let port = url.port.map { ":\($0)" } ?? ""
      let called = origin.dropFirst((url.scheme?.count ?? 0) + 3)
      return called == authority || "\(url.host() ?? "")\(port)" == authority
    }

    /// A host without its port.
    private static func name(of authority: String) -> String {
      if authority.hasPrefix("[") {
        return String(authority.dropFirst().prefix { $0 != "]" })
      }
      return String(authority.prefix { $0 != ":" })
    }

    /// Whether only the machine itself reaches a host.
    static func isLoopback(_ host: String) -> Bool {
      host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }
  }
#endif
