public import Foundation

/// Get visual code: its handler.
public protocol INGetVisualCodeIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse
  /// Resolves the visual code type.
  func resolveVisualCodeType(
    for intent: INGetVisualCodeIntent,
    with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void)
  /// Resolves the visual code type.
  func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async
    -> INVisualCodeTypeResolutionResult
}

extension INGetVisualCodeIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INGetVisualCodeIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
    await Bridging.answer(self, "handle(intent: INGetVisualCodeIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INGetVisualCodeIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
    await Bridging.answer(self, "confirm(intent: INGetVisualCodeIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the visual code type.
  public func resolveVisualCodeType(
    for intent: INGetVisualCodeIntent,
    with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveVisualCodeType(for: INGetVisualCodeIntent, with:)", completion)
    { await self.resolveVisualCodeType(for: intent) }
  }

  /// Resolves the visual code type.
  public func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async
    -> INVisualCodeTypeResolutionResult
  {
    await Bridging.answer(self, "resolveVisualCodeType(for: INGetVisualCodeIntent, with:)") {
      self.resolveVisualCodeType(for: intent, with: $0)
    }
  }
}
