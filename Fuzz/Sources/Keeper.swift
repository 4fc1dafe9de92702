import IntentRuntime

/// The handler of the zoo.
struct Keeper: FeedAnimalIntentHandling {
  func resolveKeeper(
    for intent: FeedAnimalIntent
  ) async throws -> IntentRuntime.ResolutionResult<IntentRuntime.Person> {
    intent.keeper.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: FeedAnimalIntent) async throws -> FeedAnimalIntentResponse {
    .success(meals: intent.food == "bananas" ? 2 : 1)
  }
}
