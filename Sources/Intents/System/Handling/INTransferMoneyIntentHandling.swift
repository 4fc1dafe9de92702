public import Foundation

/// Transfer money: its handler.
public protocol INTransferMoneyIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse
  /// Resolves the from account.
  func resolveFromAccount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping (INPaymentAccountResolutionResult) -> Void)
  /// Resolves the from account.
  func resolveFromAccount(for intent: INTransferMoneyIntent) async
    -> INPaymentAccountResolutionResult
  /// Resolves the to account.
  func resolveToAccount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping (INPaymentAccountResolutionResult) -> Void)
  /// Resolves the to account.
  func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult
  /// Resolves the transaction amount.
  func resolveTransactionAmount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping (INPaymentAmountResolutionResult) -> Void)
  /// Resolves the transaction amount.
  func resolveTransactionAmount(for intent: INTransferMoneyIntent) async
    -> INPaymentAmountResolutionResult
  /// Resolves the transaction scheduled date.
  func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the transaction scheduled date.
  func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async
    -> INDateComponentsRangeResolutionResult
  /// Resolves the transaction note.
  func resolveTransactionNote(
    for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void
  )
  /// Resolves the transaction note.
  func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult
}

extension INTransferMoneyIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INTransferMoneyIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    await Bridging.answer(self, "handle(intent: INTransferMoneyIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INTransferMoneyIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    await Bridging.answer(self, "confirm(intent: INTransferMoneyIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the from account.
  public func resolveFromAccount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping (INPaymentAccountResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveFromAccount(for: INTransferMoneyIntent, with:)", completion) {
      await self.resolveFromAccount(for: intent)
    }
  }

  /// Resolves the from account.
  public func resolveFromAccount(for intent: INTransferMoneyIntent) async
    -> INPaymentAccountResolutionResult
  {
    await Bridging.answer(self, "resolveFromAccount(for: INTransferMoneyIntent, with:)") {
      self.resolveFromAccount(for: intent, with: $0)
    }
  }

  /// Resolves the to account.
  public func resolveToAccount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping (INPaymentAccountResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveToAccount(for: INTransferMoneyIntent, with:)", completion) {
      await self.resolveToAccount(for: intent)
    }
  }

  /// Resolves the to account.
  public func resolveToAccount(for intent: INTransferMoneyIntent) async
    -> INPaymentAccountResolutionResult
  {
    await Bridging.answer(self, "resolveToAccount(for: INTransferMoneyIntent, with:)") {
      self.resolveToAccount(for: intent, with: $0)
    }
  }

  /// Resolves the transaction amount.
  public func resolveTransactionAmount(
    for intent: INTransferMoneyIntent,
    with completion: @escaping (INPaymentAmountResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveTransactionAmount(for: INTransferMoneyIntent, with:)", completion
    ) { await self.resolveTransactionAmount(for: intent) }
  }

  /// Resolves the transaction amount.
  public func resolveTransactionAmount(for intent: INTransferMoneyIntent) async
    -> INPaymentAmountResolutionResult
  {
    await Bridging.answer(self, "resolveTransactionAmount(for: INTransferMoneyIntent, with:)") {
      self.resolveTransactionAmount(for: intent, with: $0)
    }
  }

  /// Resolves the transaction scheduled date.
  public func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveTransactionScheduledDate(for: INTransferMoneyIntent, with:)", completion
    ) { await self.resolveTransactionScheduledDate(for: intent) }
  }

  /// Resolves the transaction scheduled date.
  public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async
    -> INDateComponentsRangeResolutionResult
  {
    await Bridging.answer(
      self, "resolveTransactionScheduledDate(for: INTransferMoneyIntent, with:)"
    ) { self.resolveTransactionScheduledDate(for: intent, with: $0) }
  }

  /// Resolves the transaction note.
  public func resolveTransactionNote(
    for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveTransactionNote(for: INTransferMoneyIntent, with:)", completion)
    { await self.resolveTransactionNote(for: intent) }
  }

  /// Resolves the transaction note.
  public func resolveTransactionNote(for intent: INTransferMoneyIntent) async
    -> INStringResolutionResult
  {
    await Bridging.answer(self, "resolveTransactionNote(for: INTransferMoneyIntent, with:)") {
      self.resolveTransactionNote(for: intent, with: $0)
    }
  }
}
