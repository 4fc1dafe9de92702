public import Foundation

/// Pay bill: its handler.
public protocol INPayBillIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse
  /// Resolves the bill payee.
  func resolveBillPayee(
    for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void)
  /// Resolves the bill payee.
  func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult
  /// Resolves the from account.
  func resolveFromAccount(
    for intent: INPayBillIntent,
    with completion: @escaping (INPaymentAccountResolutionResult) -> Void)
  /// Resolves the from account.
  func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult
  /// Resolves the transaction amount.
  func resolveTransactionAmount(
    for intent: INPayBillIntent,
    with completion: @escaping (INPaymentAmountResolutionResult) -> Void)
  /// Resolves the transaction amount.
  func resolveTransactionAmount(for intent: INPayBillIntent) async
    -> INPaymentAmountResolutionResult
  /// Resolves the transaction scheduled date.
  func resolveTransactionScheduledDate(
    for intent: INPayBillIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the transaction scheduled date.
  func resolveTransactionScheduledDate(for intent: INPayBillIntent) async
    -> INDateComponentsRangeResolutionResult
  /// Resolves the transaction note.
  func resolveTransactionNote(
    for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the transaction note.
  func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult
  /// Resolves the bill type.
  func resolveBillType(
    for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void)
  /// Resolves the bill type.
  func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult
  /// Resolves the due date.
  func resolveDueDate(
    for intent: INPayBillIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the due date.
  func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult
}

extension INPayBillIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INPayBillIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    await Bridging.answer(self, "handle(intent: INPayBillIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INPayBillIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    await Bridging.answer(self, "confirm(intent: INPayBillIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the bill payee.
  public func resolveBillPayee(
    for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveBillPayee(for: INPayBillIntent, with:)", completion) {
      await self.resolveBillPayee(for: intent)
    }
  }

  /// Resolves the bill payee.
  public func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult {
    await Bridging.answer(self, "resolveBillPayee(for: INPayBillIntent, with:)") {
      self.resolveBillPayee(for: intent, with: $0)
    }
  }

  /// Resolves the from account.
  public func resolveFromAccount(
    for intent: INPayBillIntent,
    with completion: @escaping (INPaymentAccountResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveFromAccount(for: INPayBillIntent, with:)", completion) {
      await self.resolveFromAccount(for: intent)
    }
  }

  /// Resolves the from account.
  public func resolveFromAccount(for intent: INPayBillIntent) async
    -> INPaymentAccountResolutionResult
  {
    await Bridging.answer(self, "resolveFromAccount(for: INPayBillIntent, with:)") {
      self.resolveFromAccount(for: intent, with: $0)
    }
  }

  /// Resolves the transaction amount.
  public func resolveTransactionAmount(
    for intent: INPayBillIntent,
    with completion: @escaping (INPaymentAmountResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTransactionAmount(for: INPayBillIntent, with:)", completion) {
      await self.resolveTransactionAmount(for: intent)
    }
  }

  /// Resolves the transaction amount.
  public func resolveTransactionAmount(for intent: INPayBillIntent) async
    -> INPaymentAmountResolutionResult
  {
    await Bridging.answer(self, "resolveTransactionAmount(for: INPayBillIntent, with:)") {
      self.resolveTransactionAmount(for: intent, with: $0)
    }
  }

  /// Resolves the transaction scheduled date.
  public func resolveTransactionScheduledDate(
    for intent: INPayBillIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveTransactionScheduledDate(for: INPayBillIntent, with:)", completion
    ) { await self.resolveTransactionScheduledDate(for: intent) }
  }

  /// Resolves the transaction scheduled date.
  public func resolveTransactionScheduledDate(for intent: INPayBillIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolveTransactionScheduledDate(for: INPayBillIntent, with:)") {
      self.resolveTransactionScheduledDate(for: intent, with: $0)
    }
  }

  /// Resolves the transaction note.
  public func resolveTransactionNote(
    for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTransactionNote(for: INPayBillIntent, with:)", completion) {
      await self.resolveTransactionNote(for: intent)
    }
  }

  /// Resolves the transaction note.
  public func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult
  {
    await Bridging.answer(self, "resolveTransactionNote(for: INPayBillIntent, with:)") {
      self.resolveTransactionNote(for: intent, with: $0)
    }
  }

  /// Resolves the bill type.
  public func resolveBillType(
    for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveBillType(for: INPayBillIntent, with:)", completion) {
      await self.resolveBillType(for: intent)
    }
  }

  /// Resolves the bill type.
  public func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
    await Bridging.answer(self, "resolveBillType(for: INPayBillIntent, with:)") {
      self.resolveBillType(for: intent, with: $0)
    }
  }

  /// Resolves the due date.
  public func resolveDueDate(
    for intent: INPayBillIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveDueDate(for: INPayBillIntent, with:)", completion) {
      await self.resolveDueDate(for: intent)
    }
  }

  /// Resolves the due date.
  public func resolveDueDate(for intent: INPayBillIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(self, "resolveDueDate(for: INPayBillIntent, with:)") {
      self.resolveDueDate(for: intent, with: $0)
    }
  }
}
