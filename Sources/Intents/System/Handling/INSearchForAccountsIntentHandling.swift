public import Foundation

/// Search for accounts: its handler.
public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    intent: INSearchForAccountsIntent,
    completion: @escaping (INSearchForAccountsIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    intent: INSearchForAccountsIntent,
    completion: @escaping (INSearchForAccountsIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
  /// Resolves the account nickname.
  func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the account nickname.
  func resolveAccountNickname(for intent: INSearchForAccountsIntent) async
    -> INSpeakableStringResolutionResult
  /// Resolves the account type.
  func resolveAccountType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INAccountTypeResolutionResult) -> Void)
  /// Resolves the account type.
  func resolveAccountType(for intent: INSearchForAccountsIntent) async
    -> INAccountTypeResolutionResult
  /// Resolves the organization name.
  func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the organization name.
  func resolveOrganizationName(for intent: INSearchForAccountsIntent) async
    -> INSpeakableStringResolutionResult
  /// Resolves the requested balance type.
  func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INBalanceTypeResolutionResult) -> Void)
  /// Resolves the requested balance type.
  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async
    -> INBalanceTypeResolutionResult
}

extension INSearchForAccountsIntentHandling {
  /// Carries the intent out.
  public func handle(
    intent: INSearchForAccountsIntent,
    completion: @escaping (INSearchForAccountsIntentResponse) -> Void
  ) {
    Bridging.complete(self, "handle(intent: INSearchForAccountsIntent, completion:)", completion) {
      await self.handle(intent: intent)
    }
  }

  /// Carries the intent out.
  public func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    await Bridging.answer(self, "handle(intent: INSearchForAccountsIntent, completion:)") {
      self.handle(intent: intent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    intent: INSearchForAccountsIntent,
    completion: @escaping (INSearchForAccountsIntentResponse) -> Void
  ) {
    Bridging.complete(self, "confirm(intent: INSearchForAccountsIntent, completion:)", completion) {
      await self.confirm(intent: intent)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
  {
    await Bridging.answer(self, "confirm(intent: INSearchForAccountsIntent, completion:)") {
      self.confirm(intent: intent, completion: $0)
    }
  }

  /// Resolves the account nickname.
  public func resolveAccountNickname(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveAccountNickname(for: INSearchForAccountsIntent, with:)", completion
    ) { await self.resolveAccountNickname(for: intent) }
  }

  /// Resolves the account nickname.
  public func resolveAccountNickname(for intent: INSearchForAccountsIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveAccountNickname(for: INSearchForAccountsIntent, with:)") {
      self.resolveAccountNickname(for: intent, with: $0)
    }
  }

  /// Resolves the account type.
  public func resolveAccountType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INAccountTypeResolutionResult) -> Void
  ) {
    Bridging.complete(self, "resolveAccountType(for: INSearchForAccountsIntent, with:)", completion)
    { await self.resolveAccountType(for: intent) }
  }

  /// Resolves the account type.
  public func resolveAccountType(for intent: INSearchForAccountsIntent) async
    -> INAccountTypeResolutionResult
  {
    await Bridging.answer(self, "resolveAccountType(for: INSearchForAccountsIntent, with:)") {
      self.resolveAccountType(for: intent, with: $0)
    }
  }

  /// Resolves the organization name.
  public func resolveOrganizationName(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveOrganizationName(for: INSearchForAccountsIntent, with:)", completion
    ) { await self.resolveOrganizationName(for: intent) }
  }

  /// Resolves the organization name.
  public func resolveOrganizationName(for intent: INSearchForAccountsIntent) async
    -> INSpeakableStringResolutionResult
  {
    await Bridging.answer(self, "resolveOrganizationName(for: INSearchForAccountsIntent, with:)") {
      self.resolveOrganizationName(for: intent, with: $0)
    }
  }

  /// Resolves the requested balance type.
  public func resolveRequestedBalanceType(
    for intent: INSearchForAccountsIntent,
    with completion: @escaping (INBalanceTypeResolutionResult) -> Void
  ) {
    Bridging.complete(
      self, "resolveRequestedBalanceType(for: INSearchForAccountsIntent, with:)", completion
    ) { await self.resolveRequestedBalanceType(for: intent) }
  }

  /// Resolves the requested balance type.
  public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async
    -> INBalanceTypeResolutionResult
  {
    await Bridging.answer(
      self, "resolveRequestedBalanceType(for: INSearchForAccountsIntent, with:)"
    ) { self.resolveRequestedBalanceType(for: intent, with: $0) }
  }
}
