public import IntentRuntime

/// Cooks whatever it is asked for.
public struct Cook: CookSoupIntentHandling {
  /// Needs nothing.
  public init() {}

  /// Any soup will do.
  public func resolveSoup(for intent: CookSoupIntent) async -> ResolutionResult<Soup> {
    intent.soup.map { .success(with: $0) } ?? .notRequired()
  }

  /// Serves it.
  public func handle(intent: CookSoupIntent) async -> CookSoupIntentResponse {
    CookSoupIntentResponse(code: .success)
  }
}
