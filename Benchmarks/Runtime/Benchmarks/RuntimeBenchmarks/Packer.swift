import IntentRuntime

/// Takes everything as it comes.
struct Packer: PackIntentHandling {
  func resolveKind(for intent: PackIntent) async -> ResolutionResult<String> {
    intent.kind.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveCount(for intent: PackIntent) async -> ResolutionResult<Int> {
    intent.count.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveBag(for intent: PackIntent) async -> ResolutionResult<String> {
    intent.bag.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveLabels(for intent: PackIntent) async -> [ResolutionResult<String>] {
    (intent.labels ?? []).map { .success(with: $0) }
  }

  func handle(intent: PackIntent) async -> PackIntentResponse {
    PackIntentResponse(code: .success)
  }
}

enum Sessions {
  static let request = IntentRequest(
    intent: "Pack",
    parameters: ["kind": "rye", "count": 3, "labels": ["a", "b"]]
  )

  static func provider() throws -> HandlerProvider {
    var provider = HandlerProvider(.bench)
    try provider.register(Packer())
    return provider
  }

  static func engine() throws -> SessionEngine {
    SessionEngine(provider: try provider())
  }

  /// A session that waits for the user.
  static func asking() async throws -> IntentSession {
    try await engine().begin(request, id: "1", language: "en").session
  }
}
