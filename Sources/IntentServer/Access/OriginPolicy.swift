#if Server
  import Foundation

  /// Which pages' scripts may call a server, and by which names.
  ///
  /// A browser says whose script calls. Without a look at it any page that a user visits could talk to a
  /// server on their own machine, by a name that suddenly means loopback.
  struct OriginPolicy: Sendable {
    let allowed: Set<String>
    /// Whether only the machine itself reaches the server.
    private let isLocal: Bool
    /// The names of a proxy in front, in lower case.
    let hosts: Set<String>

    init(host: String, allowed: Set<String>, hosts: Set<String> = []) {
      isLocal = Self.isLoopback(host)
      self.allowed = allowed
      self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// Whether a server may be called by a name.
    ///
    /// - Parameter authority: The host that was called, with or without its port.
    func allows(authority: String?) -> Bool {
      guard isLocal, let authority else { return true }
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
      var address = in_addr()
      if inet_pton(AF_INET, host, &address) == 1 { return isLoopback(address) }
      var longAddress = in6_addr()
      return inet_pton(AF_INET6, host, &longAddress) == 1
        && withUnsafeBytes(of: longAddress) { $0.elementsEqual(repeatElement(0, count: 15) + [1]) }
    }

    /// Whether an address is one of loopback.
    static func isLoopback(_ address: in_addr) -> Bool {
      withUnsafeBytes(of: address) { $0.first == 127 }
    }

    /// Whether an address is that of loopback, or one of loopback in the clothes of the other kind, as a server
    /// that listens to both kinds sees it.
    static func isLoopback(_ address: in6_addr) -> Bool {
      withUnsafeBytes(of: address) { bytes in
        bytes.prefix(10).allSatisfy { $0 == 0 }
          && (bytes.dropFirst(10).elementsEqual([0, 0, 0, 0, 0, 1])
            || bytes.dropFirst(10).starts(with: [0xFF, 0xFF, 127]))
      }
    }
  }
#endif
