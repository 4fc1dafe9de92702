import Foundation
public import IntentRuntime

/// A zoo whose animals are fed through an intent.
public enum Zoo {
  /// The handlers of the zoo.
  public static func provider() throws -> HandlerProvider {
    var provider = HandlerProvider(.zoo)
    try provider.register(Keeper())
    return provider
  }
}

private struct Keeper: FeedAnimalIntentHandling, FeedAnimalIntentPresenting {
  func resolveKeeper(
    for intent: FeedAnimalIntent
  ) async throws -> IntentRuntime.ResolutionResult<IntentRuntime.Person> {
    intent.keeper.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: FeedAnimalIntent) async throws -> FeedAnimalIntentResponse {
    .success(meals: intent.food == "bananas" ? 2 : 1)
  }

  func present(
    intent: FeedAnimalIntent,
    response: FeedAnimalIntentResponse
  ) async throws -> IntentRuntime.Presentation {
    IntentRuntime.Presentation(
      ViewDescription([.text("\(response.meals ?? 0) meals for the monkeys")]))
  }
}
