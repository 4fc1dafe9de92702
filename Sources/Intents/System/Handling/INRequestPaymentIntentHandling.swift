public import Foundation

/// Request payment: its handler.
public protocol INRequestPaymentIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
  /// Resolves the payer.
  func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void)
  /// Resolves the payer.
  func resolvePayer(for intent: INRequestPaymentIntent) async
    -> INRequestPaymentPayerResolutionResult
  /// Resolves the currency amount.
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
  /// Resolves the currency amount.
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async
    -> INRequestPaymentCurrencyAmountResolutionResult
  /// Resolves the note.
  func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the note.
  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult
}

extension INRequestPaymentIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INRequestPaymentIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    await Bridging.answer(self, "handle(intent: INRequestPaymentIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INRequestPaymentIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    await Bridging.answer(self, "confirm(intent: INRequestPaymentIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the payer.
  public func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolvePayer(for: INRequestPaymentIntent, with:)", completion) {
      await self.resolvePayer(for: intent)
    }
  }

  /// Resolves the payer.
  public func resolvePayer(for intent: INRequestPaymentIntent) async
    -> INRequestPaymentPayerResolutionResult
  {
    await Bridging.answer(self, "resolvePayer(for: INRequestPaymentIntent, with:)") {
      self.resolvePayer(for: intent, with: $0)
    }
  }

  /// Resolves the currency amount.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveCurrencyAmount(for: INRequestPaymentIntent, with:)", completion)
    { await self.resolveCurrencyAmount(for: intent) }
  }

  /// Resolves the currency amount.
  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async
    -> INRequestPaymentCurrencyAmountResolutionResult
  {
    await Bridging.answer(self, "resolveCurrencyAmount(for: INRequestPaymentIntent, with:)") {
      self.resolveCurrencyAmount(for: intent, with: $0)
    }
  }

  /// Resolves the note.
  public func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveNote(for: INRequestPaymentIntent, with:)", completion) {
      await self.resolveNote(for: intent)
    }
  }

  /// Resolves the note.
  public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    await Bridging.answer(self, "resolveNote(for: INRequestPaymentIntent, with:)") {
      self.resolveNote(for: intent, with: $0)
    }
  }
}
