#if Server
  import Hummingbird
  import Logging

  /// Says of a path that there is none as of any other problem.
  struct UnknownPath<Context: RequestContext>: RouterMiddleware {
    let logger: Logger

    func handle(
      _ request: Request,
      context: Context,
      next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      do {
        return try await next(request, context)
      } catch let error as HTTPError where error.status == .notFound {
        // The path itself may be anything, also what is nobody's business.
        let observation = RequestObservation(method: request.method, path: "other", logger: logger)
        let refusal = await observation.observe {
          .problem(
            Problem(.unknownPath, "there is no such path; '/openapi.json' says which there are"))
        }
        return request.method == .head ? refusal.createHeadResponse() : refusal
      }
    }
  }
#endif
