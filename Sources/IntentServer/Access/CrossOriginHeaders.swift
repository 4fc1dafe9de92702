#if Server
  import HTTPTypes
  import Hummingbird

  /// What a browser must be told before a script of an allowed origin may call, and read what comes back.
  struct CrossOriginHeaders: Sendable {
    let allowed: Set<String>

    private static let requestHeaders =
      "Authorization, Content-Type, Idempotency-Key, Last-Event-ID, Accept-Language, "
      + "Mcp-Session-Id, Mcp-Protocol-Version, Mcp-Method, Mcp-Name"
    private static let responseHeaders =
      "Location, Content-Language, Mcp-Session-Id, Retry-After, WWW-Authenticate"

    /// Adds to a response what its reader's browser looks for. Of other origins nothing is said.
    func add(to response: inout Response, origin: String?) {
      guard !allowed.isEmpty else { return }
      let vary = response.headers[.vary].map { "\($0), Origin" }
      response.headers[.vary] = vary ?? "Origin"
      guard let origin, allowed.contains(origin) else { return }
      response.headers[.accessControlAllowOrigin] = origin
      response.headers[.accessControlExposeHeaders] = Self.responseHeaders
    }

    /// The answer to a browser that asks before it sends; none where it asks for no allowed origin.
    func preflight(_ request: Request, methods: [HTTPRequest.Method]) -> Response? {
      guard let origin = request.headers[.origin], allowed.contains(origin),
        request.headers[.accessControlRequestMethod] != nil
      else { return nil }
      var response = Response(status: .noContent)
      response.headers[.accessControlAllowMethods] =
        methods.map(\.rawValue).joined(separator: ", ")
      response.headers[.accessControlAllowHeaders] = Self.requestHeaders
      response.headers[.accessControlMaxAge] = "600"
      add(to: &response, origin: origin)
      return response
    }
  }
#endif
