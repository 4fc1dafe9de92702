public import IntentRuntime

/// Cooks whatever it is asked for.
public struct Cook: CookSoupIntentHandling {
  public init() {}

  public func resolveSoup(for intent: CookSoupIntent) async -> ResolutionResult<Soup> {
    intent.soup.map { .success(with: $0) } ?? .notRequired()
  }

  public func handle(intent: CookSoupIntent) async -> CookSoupIntentResponse {
    CookSoupIntentResponse(code: .success)
  }
}
