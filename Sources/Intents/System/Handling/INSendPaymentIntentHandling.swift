public import Foundation

/// Send payment: its handler.
public protocol INSendPaymentIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
  /// Resolves the payee.
  func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void)
  /// Resolves the payee.
  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult
  /// Resolves the currency amount.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void)
  /// Resolves the currency amount.
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async
    -> INSendPaymentCurrencyAmountResolutionResult
  /// Resolves the note.
  func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the note.
  func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult
}

extension INSendPaymentIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSendPaymentIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    await Bridging.answer(self, "handle(intent: INSendPaymentIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSendPaymentIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSendPaymentIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the payee.
  public func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolvePayee(for: INSendPaymentIntent, with:)", completion) {
      await self.resolvePayee(for: intent)
    }
  }

  /// Resolves the payee.
  public func resolvePayee(for intent: INSendPaymentIntent) async
    -> INSendPaymentPayeeResolutionResult
  {
    await Bridging.answer(self, "resolvePayee(for: INSendPaymentIntent, with:)") {
      self.resolvePayee(for: intent, with: $0)
    }
  }

  /// Resolves the currency amount.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveCurrencyAmount(for: INSendPaymentIntent, with:)", completion) {
      await self.resolveCurrencyAmount(for: intent)
    }
  }

  /// Resolves the currency amount.
  public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async
    -> INSendPaymentCurrencyAmountResolutionResult
  {
    await Bridging.answer(self, "resolveCurrencyAmount(for: INSendPaymentIntent, with:)") {
      self.resolveCurrencyAmount(for: intent, with: $0)
    }
  }

  /// Resolves the note.
  public func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveNote(for: INSendPaymentIntent, with:)", completion) {
      await self.resolveNote(for: intent)
    }
  }

  /// Resolves the note.
  public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
    await Bridging.answer(self, "resolveNote(for: INSendPaymentIntent, with:)") {
      self.resolveNote(for: intent, with: $0)
    }
  }
}
