#if Server
  import Foundation

  /// Which pages' scripts may call a server, and by which names.
  ///
  /// A browser says whose script calls. Without a look at it any page that a user visits could talk to a
  /// server on their own machine, by a name that suddenly means loopback.
  struct OriginPolicy: Sendable {
    let host: String
    let allowed: Set<String>
    /// The names of a proxy in front, in lower case.
    let hosts: Set<String>

    init(host: String, allowed: Set<String>, hosts: Set<String> = []) {
      self.host = host
      self.allowed = allowed
      self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// Whether a server may be called by a name.
    ///
    /// - Parameter authority: The host that was called, with or without its port.
    func allows(authority: String?) -> Bool {
      guard Self.isLoopback(host), let authority else { return true }
      guard let name = Self.name(of: authority) else { return false }
      return Self.isLoopback(name) || hosts.contains(name.lowercased())
    }

    /// Whether a page's script may call: its own server's, or one that is allowed.
    ///
    /// - Parameters:
    ///   - origin: The page's origin; none for programs that are no browsers.
    ///   - authority: The host that was called.
    func allows(origin: String?, authority: String?) -> Bool {
      guard let origin, !allowed.contains(origin) else { return true }
      guard let url = URL(string: origin), let authority, url.host() != nil else { return false }
      let port = url.port.map { ":\($0)" } ?? ""
      let called = origin.dropFirst((url.scheme?.count ?? 0) + 3)
      return called == authority || "\(url.host() ?? "")\(port)" == authority
    }

    /// A host without its port; none where it is no host.
    private static func name(of authority: String) -> String? {
      let name: Substring
      let rest: Substring
      if authority.hasPrefix("[") {
        guard let end = authority.firstIndex(of: "]") else { return nil }
        name = authority[..<end].dropFirst()
        rest = authority[end...].dropFirst()
      } else {
        name = authority.prefix { $0 != ":" }
        rest = authority[name.endIndex...]
      }
      let isPort = rest.hasPrefix(":") && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
      return rest.isEmpty || isPort ? String(name) : nil
    }

    /// Whether only the machine itself reaches a host: `localhost`, or an address of loopback. Any other
    /// name means what somebody's name server says.
    static func isLoopback(_ host: String) -> Bool {
      if host.lowercased() == "localhost" { return true }
      var bytes = [UInt8](repeating: 0, count: 16)
      if inet_pton(AF_INET, host, &bytes) == 1 { return bytes[0] == 127 }
      guard inet_pton(AF_INET6, host, &bytes) == 1 else { return false }
      return bytes == [UInt8](repeating: 0, count: 15) + [1]
    }
  }
#endif
