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
    let languages: AcceptedLanguage
    let readiness: Readiness
    let streams: EventStreams
    let mcp: MCPEndpoint
    let page: ChatPage

    init(desk: SessionDesk, options: IntentServerOptions, mcp: MCPServer) {
      self.mcp = MCPEndpoint(server: mcp)
      self.desk = desk
      self.options = options
      origins = OriginPolicy(
        host: options.host, allowed: options.allowedOrigins, hosts: options.allowedHosts)
      crossOrigin = CrossOriginHeaders(allowed: options.allowedOrigins)
      languages = AcceptedLanguage(of: desk.apps.map(\.app), otherwise: options.language)
      readiness = Readiness(store: desk.store)
      streams = EventStreams(limit: options.limits.eventStreams)
      page = ChatPage(textLength: options.limits.textLength)
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
              to: Caller(request, context, id: context.parameters.get("id") ?? ""), at: endpoint,
              handler)
          }
          if endpoint.isOpen, method == .get {
            routes.on(path, method: .head) { request, context in
              await respond(to: Caller(request, context), at: endpoint, handler)
                .createHeadResponse()
            }
          }
        }
        let heads: [HTTPRequest.Method] = endpoint.isOpen ? [.head] : []
        let allowed = (known + heads).map(\.rawValue).joined(separator: ", ")
        for method in Self.otherMethods where !(known + heads).contains(method) {
          routes.on(path, method: method) { request, _ in
            await observation(of: request, at: endpoint.path).observe {
              if method == .options,
                let answer = crossOrigin.preflight(request, methods: known)
              {
                return answer
              }
              let refusal = Response.problem(
                Problem(.methodNotAllowed, "this path takes \(allowed)"),
                headers: [("Allow", allowed)])
              return method == .head ? refusal.createHeadResponse() : refusal
            }
          }
        }
      }
    }

    static let otherMethods: [HTTPRequest.Method] =
      [.get, .head, .post, .put, .patch, .delete, .options, .trace]
      + [HTTPRequest.Method("QUERY")].compactMap { $0 }

    /// Whoever asks, before it is known who that is.
    private struct Caller: Sendable {
      let request: Request
      /// The session of the path; empty where it names none.
      let id: String
      let isFromThisMachine: Bool

      init(_ request: Request, _ context: some RequestContext, id: String = "") {
        self.request = request
        self.id = id
        isFromThisMachine = context.isFromThisMachine
      }
    }

    /// Answers a request, whatever becomes of it, and says so in logs, metrics and traces.
    private func respond(
      to caller: Caller,
      at endpoint: Endpoint,
      _ handler: @escaping Handler
    ) async -> Response {
      await observation(of: caller.request, at: endpoint.path).observe {
        var response = await response(to: caller, at: endpoint, handler)
        crossOrigin.add(to: &response, origin: caller.request.headers[.origin])
        return response
      }
    }

    private func observation(of request: Request, at path: String) -> RequestObservation {
      RequestObservation(method: request.method, path: path, logger: desk.logger)
    }

    private func response(
      to caller: Caller,
      at endpoint: Endpoint,
      _ handler: Handler
    ) async -> Response {
      do {
        let call = try await call(caller, at: endpoint)
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

    private func call(_ caller: Caller, at endpoint: Endpoint) async throws -> APICall {
      let request = caller.request
      guard options.access.needsToken || caller.isFromThisMachine else {
        throw Problem(
          .notAllowed,
          "the server asks nobody for a token, and is for this machine alone; "
            + "give its options an access policy with tokens")
      }
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
      let language = languages.preferred(of: request.headers[.acceptLanguage])
      return APICall(
        request: request, id: caller.id, user: user, language: language, limits: options.limits)
    }
  }
#endif
