#if Server
  import Foundation
  import HTTPTypes
  import Hummingbird
  import IntentRuntime
  import Logging

  /// The HTTP API: which path does what.
  struct IntentAPI: Sendable {
    typealias Handler = @Sendable (APICall) async throws -> Response

    /// A path with what each method does there.
    struct Endpoint: Sendable {
      /// The path, `/v1/sessions/{id}`.
      let path: String
      /// Whether anybody may come: it tells nothing of users.
      var isOpen = false
      let methods: [(method: HTTPRequest.Method, handler: Handler)]
    }

    let desk: SessionDesk
    let options: IntentServerOptions
    let origins: OriginPolicy
    let crossOrigin: CrossOriginHeaders
    let readiness: Readiness
    let mcp: MCPEndpoint
    let page = ChatPage()

    init(desk: SessionDesk, options: IntentServerOptions, mcp: MCPServer) {
      self.mcp = MCPEndpoint(server: mcp)
      self.desk = desk
      self.options = options
      origins = OriginPolicy(
        host: options.host, allowed: options.allowedOrigins, hosts: options.allowedHosts)
      crossOrigin = CrossOriginHeaders(allowed: options.allowedOrigins)
      readiness = Readiness(store: desk.store)
    }

    /// All paths.
    var endpoints: [Endpoint] {
      [
        Endpoint(path: "/v1/intents", methods: [(.get, intents)]),
        Endpoint(path: "/v1/sessions", methods: [(.post, beginSession)]),
        Endpoint(
          path: "/v1/sessions/{id}", methods: [(.get, session), (.delete, cancelSession)]),
        Endpoint(path: "/v1/sessions/{id}/answers", methods: [(.post, answer)]),
        Endpoint(path: "/v1/sessions/{id}/events", methods: [(.get, events)]),
        Endpoint(path: "/v1/dispatch", methods: [(.post, dispatch)]),
        Endpoint(path: "/mcp", methods: [(.post, mcp.post), (.delete, mcp.delete)]),
        Endpoint(path: "/", isOpen: true, methods: [(.get, { _ in page.response })]),
        Endpoint(path: "/openapi.json", isOpen: true, methods: [(.get, openAPI)]),
        Endpoint(path: "/health", isOpen: true, methods: [(.get, health)]),
        Endpoint(path: "/ready", isOpen: true, methods: [(.get, ready)]),
      ]
    }

    /// Adds all paths to somebody's router.
    func addRoutes<Context: RequestContext>(to routes: some RouterMethods<Context>) {
      for endpoint in endpoints {
        let path = RouterPath(endpoint.path)
        let known = endpoint.methods.map(\.method)
        for (method, handler) in endpoint.methods {
          routes.on(path, method: method) { request, context in
            await respond(
              to: request, id: context.parameters.get("id") ?? "", at: endpoint, handler)
          }
          if endpoint.isOpen, method == .get {
            routes.on(path, method: .head) { request, _ in
              await respond(to: request, id: "", at: endpoint, handler).createHeadResponse()
            }
          }
        }
        let heads: [HTTPRequest.Method] = endpoint.isOpen ? [.head] : []
        let allowed = (known + heads).map(\.rawValue).joined(separator: ", ")
        for method in Self.otherMethods where !(known + heads).contains(method) {
          routes.on(path, method: method) { request, _ in
            if method == .options,
              let answer = crossOrigin.preflight(request, methods: known)
            {
              return answer
            }
            return Response.problem(
              Problem(.methodNotAllowed, "this path takes \(allowed)"),
              headers: [("Allow", allowed)])
          }
        }
      }
    }

    private static let otherMethods: [HTTPRequest.Method] =
      [.get, .head, .post, .put, .patch, .delete, .options, .trace]
      + [HTTPRequest.Method("QUERY")].compactMap { $0 }

    /// Answers a request, whatever becomes of it, and says so in logs, metrics and traces.
    private func respond(
      to request: Request,
      id: String,
      at endpoint: Endpoint,
      _ handler: @escaping Handler
    ) async -> Response {
      let observation = RequestObservation(
        method: request.method.rawValue, path: endpoint.path, logger: desk.logger)
      return await observation.observe {
        var response = await response(to: request, id: id, at: endpoint, handler)
        crossOrigin.add(to: &response, origin: request.headers[.origin])
        return response
      }
    }

    private func response(
      to request: Request,
      id: String,
      at endpoint: Endpoint,
      _ handler: Handler
    ) async -> Response {
      do {
        let call = try await call(request, id: id, at: endpoint)
        return try await ValueLimits.$current.withValue(desk.valueLimits) {
          try await handler(call)
        }
      } catch {
        desk.report(error)
        let problem = Problem(of: error)
        return .problem(
          problem, headers: problem.kind == .storeUnavailable ? [("Retry-After", "1")] : [])
      }
    }

    private func call(_ request: Request, id: String, at endpoint: Endpoint) async throws -> APICall
    {
      let authority = request.head.authority
      guard origins.allows(authority: authority) else {
        throw Problem(
          .forbiddenHost,
          "the server is on this machine, and is not called by this name; "
            + "name the host of a proxy in its options")
      }
      guard origins.allows(origin: request.headers[.origin], authority: authority) else {
        throw Problem(
          .forbiddenOrigin, "pages of this origin may not call the server; allow it in its options")
      }
      var user = AccessPolicy.anonymous
      if !endpoint.isOpen {
        guard
          let known = await options.access.user(
            authorization: request.headers[.authorization])
        else {
          throw Problem(.unauthorized, "send a token that is good here: 'Authorization: Bearer …'")
        }
        user = known
      }
      let language = AcceptedLanguage.preferred(
        of: request.headers[.acceptLanguage], otherwise: options.language)
      return APICall(
        request: request, id: id, user: user, language: language, limits: options.limits)
    }
  }
#endif
