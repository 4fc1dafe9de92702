public import Foundation

/// Search for bills: its handler.
public protocol INSearchForBillsIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse
  /// Resolves the bill payee.
  func resolveBillPayee(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INBillPayeeResolutionResult) -> Void)
  /// Resolves the bill payee.
  func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult
  /// Resolves the payment date range.
  func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the payment date range.
  func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async
    -> INDateComponentsRangeResolutionResult
  /// Resolves the bill type.
  func resolveBillType(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INBillTypeResolutionResult) -> Void)
  /// Resolves the bill type.
  func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult
  /// Resolves the status.
  func resolveStatus(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INPaymentStatusResolutionResult) -> Void)
  /// Resolves the status.
  func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult
  /// Resolves the due date range.
  func resolveDueDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the due date range.
  func resolveDueDateRange(for intent: INSearchForBillsIntent) async
    -> INDateComponentsRangeResolutionResult
}

extension INSearchForBillsIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSearchForBillsIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    await Bridging.answer(self, "handle(intent: INSearchForBillsIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSearchForBillsIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    await Bridging.answer(self, "confirm(intent: INSearchForBillsIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the bill payee.
  public func resolveBillPayee(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INBillPayeeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveBillPayee(for: INSearchForBillsIntent, with:)", completion) {
      await self.resolveBillPayee(for: intent)
    }
  }

  /// Resolves the bill payee.
  public func resolveBillPayee(for intent: INSearchForBillsIntent) async
    -> INBillPayeeResolutionResult
  {
    await Bridging.answer(self, "resolveBillPayee(for: INSearchForBillsIntent, with:)") {
      self.resolveBillPayee(for: intent, with: $0)
    }
  }

  /// Resolves the payment date range.
  public func resolvePaymentDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolvePaymentDateRange(for: INSearchForBillsIntent, with:)", completion
    ) { await self.resolvePaymentDateRange(for: intent) }
  }

  /// Resolves the payment date range.
  public func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolvePaymentDateRange(for: INSearchForBillsIntent, with:)") {
      self.resolvePaymentDateRange(for: intent, with: $0)
    }
  }

  /// Resolves the bill type.
  public func resolveBillType(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INBillTypeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveBillType(for: INSearchForBillsIntent, with:)", completion) {
      await self.resolveBillType(for: intent)
    }
  }

  /// Resolves the bill type.
  public func resolveBillType(for intent: INSearchForBillsIntent) async
    -> INBillTypeResolutionResult
  {
    await Bridging.answer(self, "resolveBillType(for: INSearchForBillsIntent, with:)") {
      self.resolveBillType(for: intent, with: $0)
    }
  }

  /// Resolves the status.
  public func resolveStatus(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INPaymentStatusResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveStatus(for: INSearchForBillsIntent, with:)", completion) {
      await self.resolveStatus(for: intent)
    }
  }

  /// Resolves the status.
  public func resolveStatus(for intent: INSearchForBillsIntent) async
    -> INPaymentStatusResolutionResult
  {
    await Bridging.answer(self, "resolveStatus(for: INSearchForBillsIntent, with:)") {
      self.resolveStatus(for: intent, with: $0)
    }
  }

  /// Resolves the due date range.
  public func resolveDueDateRange(
    for intent: INSearchForBillsIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveDueDateRange(for: INSearchForBillsIntent, with:)", completion) {
      await self.resolveDueDateRange(for: intent)
    }
  }

  /// Resolves the due date range.
  public func resolveDueDateRange(for intent: INSearchForBillsIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolveDueDateRange(for: INSearchForBillsIntent, with:)") {
      self.resolveDueDateRange(for: intent, with: $0)
    }
  }
}
