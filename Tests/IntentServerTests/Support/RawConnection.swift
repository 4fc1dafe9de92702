#if Server
  import Foundation
  import IntentRuntime

  /// A connection that sends what it is told, byte by byte: also what no client would.
  final class RawConnection: Sendable {
    private let descriptor: Int32
    private let received = Locked(Data())

    init(port: Int) throws {
      #if canImport(Darwin)
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #else
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
      }
      guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
      let bytes = Array(text.utf8)
      #if canImport(Darwin)
        _ = Foundation.send(descriptor, bytes, bytes.count, 0)
      #else
        _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      #endif
    }

    /// Says that nothing more is sent.
    func endSending() {
      shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Sends a request with a body of JSON.
    func post(_ path: String, _ body: JSONValue, headers: [String: String] = [:]) throws {
      let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
      let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
      send(
        "POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\(lines)"
          + "Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
    }

    /// What came until a text did, or until the other side closed.
    func text(until end: String? = nil) async -> String {
      while true {
        let text = received.withLock { String(decoding: $0, as: UTF8.self) }
        if let end, text.contains(end) { return text }
        let part = await withCheckedContinuation { continuation in
          DispatchQueue.global().async { [descriptor] in
            var bytes = [UInt8](repeating: 0, count: 4_096)
            let count = read(descriptor, &bytes, bytes.count)
            continuation.resume(returning: Data(bytes.prefix(max(count, 0))))
          }
        }
        if part.isEmpty { return text }
        received.withLock { $0.append(part) }
      }
    }
  }
#endif
