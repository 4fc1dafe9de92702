#if Server
  import Hummingbird

  /// Says of a path that there is none as of any other problem.
  struct UnknownPath<Context: RequestContext>: RouterMiddleware {
    func handle(
      _ request: Request,
      context: Context,
      next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      do {
        return try await next(request, context)
      } catch let error as HTTPError where error.status == .notFound {
        return .problem(
          Problem(.unknownPath, "there is no such path; '/openapi.json' says which there are"))
      }
    }
  }
#endif
