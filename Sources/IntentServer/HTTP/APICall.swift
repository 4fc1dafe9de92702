#if Server
  import Foundation
  import HTTPTypes
  import Hummingbird
  import IntentRuntime
  import NIOCore

  /// A request to the API, of a user who is known.
  struct APICall: Sendable {
    let request: Request
    /// The session of the path; empty where it names none.
    let id: String
    let user: String
    /// The language of the user, who may name others.
    let language: String
    let limits: IntentServerLimits

    /// A header's value.
    func header(_ name: String) -> String? {
      HTTPField.Name(name).flatMap { request.headers[$0] }
    }

    /// The path that the routes were added to: empty, or that of a group.
    var root: String {
      // What begins with two slashes would be another host's.
      let path = "/" + request.uri.path.split(separator: "/").joined(separator: "/")
      let description = "/openapi.json"
      if path.hasSuffix(description) { return String(path.dropLast(description.count)) }
      let end = path.range(of: "/v1/", options: .backwards)
      return end.map { String(path[..<$0.lowerBound]) } ?? ""
    }

    /// Where a session is.
    func path(of session: String) -> String { "\(root)/v1/sessions/\(session)" }

    /// What a client gives a request by which it knows it again.
    func idempotencyKey() throws -> String? {
      guard let key = Self.idempotencyKey.flatMap({ request.headers[$0] }) else { return nil }
      guard (1...255).contains(key.utf8.count),
        key.utf8.allSatisfy({ (UInt8(ascii: "!")...UInt8(ascii: "~")).contains($0) })
      else {
        throw Problem(
          .malformedBody, "the Idempotency-Key has not 1 to 255 letters, digits and signs of ASCII")
      }
      return key
    }

    private static let idempotencyKey = HTTPField.Name("Idempotency-Key")

    /// The body, where it is JSON and not too large.
    func body() async throws -> Data {
      if let type = request.headers[.contentType], type != "application/json",
        type.prefix(while: { $0 != ";" }).trimmingCharacters(in: .whitespaces).lowercased()
          != "application/json"
      {
        throw Problem(.unsupportedMediaType, "the body is '\(type)'; send application/json")
      }
      if let encoding = request.headers[.contentEncoding], encoding.lowercased() != "identity" {
        throw Problem(
          .unsupportedMediaType, "the body is encoded by '\(encoding)'; send it as it is")
      }
      var data = Data()
      do {
        for try await part in request.body {
          data.append(contentsOf: part.readableBytesView)
          guard data.count <= limits.bodyBytes else {
            throw Problem(
              .bodyTooLarge, "the body has more than \(limits.bodyBytes) bytes; send less")
          }
        }
      } catch let error where !(error is Problem || error is CancellationError) {
        throw Problem(.malformedBody, "the body breaks off; send the whole of it")
      }
      return data
    }
  }

  extension Response {
    /// A response in JSON.
    static func json(
      _ value: JSONValue,
      status: Int = 200,
      type: String = "application/json",
      headers: [(String, String)] = []
    ) -> Response {
      var response = Response(
        status: .init(code: status),
        headers: [.contentType: type, .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: WireJSON.bytes(value))))
      for (name, value) in headers {
        if let name = HTTPField.Name(name) { response.headers[name] = value }
      }
      return response
    }

    /// A problem.
    static func problem(_ problem: Problem, headers: [(String, String)] = []) -> Response {
      var headers = headers
      if problem.kind == .unauthorized { headers.append(("WWW-Authenticate", "Bearer")) }
      return .json(
        problem.json, status: problem.status, type: "application/problem+json", headers: headers)
    }
  }
#endif
