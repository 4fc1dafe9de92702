@testable import IntentRuntime

/// Packs bread that is whole, and tells somebody on the way.
struct Packing: PackBreadIntentHandling {
  static let whole = IntentRequest(
    intent: "PackBread", parameters: ["kind": "rye", "count": 1, "bag": "b", "labels": ["x"]])

  let work: @Sendable (String?) async -> Void

  func resolveKind(for intent: PackBreadIntent) async -> ResolutionResult<String> {
    intent.kind.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveCount(for intent: PackBreadIntent) async -> ResolutionResult<Int> {
    intent.count.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveBag(for intent: PackBreadIntent) async -> ResolutionResult<String> {
    intent.bag.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveLabels(for intent: PackBreadIntent) async -> [ResolutionResult<String>] {
    (intent.labels ?? []).map { .success(with: $0) }
  }

  func handle(intent: PackBreadIntent) async -> PackBreadIntentResponse {
    await work(IntentExecution.current?.idempotencyKey)
    return PackBreadIntentResponse(code: .success)
  }
}
