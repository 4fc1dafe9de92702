import Foundation
import HTTPTypes
import IntentRuntime

extension FuzzTarget {
  /// Whatever is asked, the server answers with what its description has, in JSON where it says so.
  ///
  /// The first line is the method and the path, the rest the body; `/v1/sessions/{id}` is a session that
  /// was begun.
  static func http(_ bytes: [UInt8]) {
    let (line, body) = firstLine(of: bytes)
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let method = HTTPRequest.Method(String(words[0])) else { return }
    let server = freshServer()
    var path = String(words[1])
    if path.contains("{id}") { path.replace("{id}", with: session(in: server)) }
    let headers: HTTPFields = [.contentType: "application/json", .accept: "*/*"]
    check(server.reply(to: .init(method: method, path: path, headers: headers, body: body)))
  }

  /// Whatever message comes, what goes back is one of the protocol.
  ///
  /// The first line is the version of the protocol, the rest the message.
  static func mcp(_ bytes: [UInt8]) {
    let (version, body) = firstLine(of: bytes)
    let server = freshServer()
    var headers = messageHeaders(version: version)
    if case .object(let fields)? = try? JSONDecoder().decode(JSONValue.self, from: Data(body)),
      case .string(let method)? = fields["method"]
    {
      headers["Mcp-Method"] = method
      if case .object(let params)? = fields["params"], case .string(let name)? = params["name"] {
        headers["Mcp-Name"] = name
      }
      if method != "initialize" { headers["Mcp-Session-Id"] = handshake(with: server) }
    }
    let reply = server.reply(to: .init(method: .post, path: "/mcp", headers: headers, body: body))
    check(reply)
    guard reply.type == "application/json", reply.status == .ok else { return }
    let message = try? JSONDecoder().decode(JSONValue.self, from: Data(reply.body))
    guard case .object(let fields)? = message else { preconditionFailure("no message") }
    precondition(fields["jsonrpc"] == "2.0", "no message of JSON-RPC")
    precondition((fields["result"] == nil) != (fields["error"] == nil), "neither or both")
  }

  private static func messageHeaders(version: String) -> HTTPFields {
    var headers: HTTPFields = [
      .contentType: "application/json", .accept: "application/json, text/event-stream",
    ]
    headers["Mcp-Protocol-Version"] = version
    return headers
  }

  /// The identifier of a session of the protocol.
  private static func handshake(with server: ZooServer) -> String? {
    let message = """
      {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18",
      "capabilities": {}, "clientInfo": {"name": "fuzz", "version": "1"}}}
      """
    let reply = server.reply(
      to: .init(
        method: .post, path: "/mcp", headers: messageHeaders(version: "2025-06-18"),
        body: Array(message.utf8)))
    return reply.headers["Mcp-Session-Id"]
  }

  private static func check(_ reply: ZooServer.Reply) {
    precondition(reply.status.code < 500 || reply.status == .notImplemented, "\(reply.status)")
    guard reply.type.hasSuffix("json"), !reply.body.isEmpty else { return }
    let read = try? JSONDecoder().decode(JSONValue.self, from: Data(reply.body))
    precondition(read != nil, "not JSON: \(String(decoding: reply.body, as: UTF8.self))")
  }

  private static func firstLine(of bytes: [UInt8]) -> (line: String, rest: [UInt8]) {
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    return (String(decoding: bytes[..<end], as: UTF8.self), Array(bytes[end...].dropFirst()))
  }

  /// The path of a session that asks for something.
  private static func session(in server: ZooServer) -> String {
    let body = Array(#"{"request": {"intent": "FeedAnimal", "parameters": {}}}"#.utf8)
    let reply = server.reply(
      to: .init(
        method: .post, path: "/v1/sessions", headers: [.contentType: "application/json"],
        body: body))
    let read = try? JSONDecoder().decode(JSONValue.self, from: Data(reply.body))
    guard case .object(let fields)? = read, case .string(let id)? = fields["session"] else {
      preconditionFailure("no session was begun: \(String(decoding: reply.body, as: UTF8.self))")
    }
    return id
  }

  /// A server that nobody has asked much: a user has a hundred open sessions at most, and an input begins two.
  private static func freshServer() -> ZooServer {
    uses += 1
    if let server, uses < 50 { return server }
    guard let fresh = try? ZooServer() else { preconditionFailure("no server") }
    (server, uses) = (fresh, 0)
    return fresh
  }

  nonisolated(unsafe) private static var server: ZooServer?
  nonisolated(unsafe) private static var uses = 0
}

extension HTTPFields {
  /// A header by its name, of which a value that no header can have is left out.
  fileprivate subscript(_ name: String) -> String? {
    get { HTTPField.Name(name).flatMap { self[$0] } }
    set {
      guard let name = HTTPField.Name(name), newValue.map(HTTPField.isValidValue) != false else {
        return
      }
      self[name] = newValue
    }
  }
}
