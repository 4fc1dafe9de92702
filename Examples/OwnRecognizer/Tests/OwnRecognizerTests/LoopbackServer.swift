import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A small HTTP server on this machine alone, with one answer to every body that it is sent.
final class LoopbackServer: Sendable {
  /// Why it does not listen.
  struct Failure: Error {
    let step: String
  }

  let port: UInt16
  private let socket: Int32

  /// - Parameter answer: The status and the body for a body.
  init(answer: @escaping @Sendable (Data) -> (status: Int, body: String)) throws {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let socket = Self.systemSocket(AF_INET, stream, 0)
    guard socket >= 0 else { throw Failure(step: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, length) == 0 && listen(socket, 8) == 0
          && getsockname(socket, pointer, &length) == 0
      }
    }
    guard isListening else { throw Failure(step: "bind, listen or getsockname") }
    (self.socket, port) = (socket, UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread {
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Self.serve(connection, answer)
        close(connection)
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  private static func systemSocket(_ domain: Int32, _ type: Int32, _ kind: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.socket(domain, type, kind)
    #elseif canImport(Musl)
      Musl.socket(domain, type, kind)
    #else
      Darwin.socket(domain, type, kind)
    #endif
  }

  private static func serve(
    _ connection: Int32, _ answer: (Data) -> (status: Int, body: String)
  ) {
    guard let body = readBody(from: connection) else { return }
    let reply = answer(body)
    let text =
      "HTTP/1.1 \(reply.status) Answer\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(reply.body.utf8.count)\r\nConnection: close\r\n\r\n\(reply.body)"
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The body of a request, once as much of it is there as its header says.
  private static func readBody(from connection: Int32) -> Data? {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      if let end = received.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: received[..<end.lowerBound], as: UTF8.self).lowercased()
        let length = header.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
          .flatMap { Int($0.dropFirst("content-length:".count).drop { $0 == " " }) }
        if received.count - end.upperBound >= length ?? 0 { return received[end.upperBound...] }
      }
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return nil }
      received.append(contentsOf: buffer[..<count])
    }
  }
}
