import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SearchForAccountsIntent` of SystemIntents.
final class SearchForAccountsAdapter: SystemHandlerAdapter, SearchForAccountsIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSearchForAccountsIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSearchForAccountsIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SearchForAccountsIntent) -> INIntent {
    INSearchForAccountsIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SearchForAccountsIntentHandling)? {
    SearchForAccountsAdapter(object)
  }

  func resolveAccountNickname(for intent: SystemIntents.SearchForAccountsIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveAccountNickname(for: INSearchForAccountsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.accountNickname) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolveAccountType(for intent: SystemIntents.SearchForAccountsIntent) async throws
    -> IntentRuntime.ResolutionResult<AccountType>
  {
    let result = await handler.resolveAccountType(for: INSearchForAccountsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.accountType) {
      ($0 as? INAccountType).flatMap { SystemIntents.AccountType(rawValue: $0.rawValue) }
    }
  }

  func resolveOrganizationName(for intent: SystemIntents.SearchForAccountsIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.SpeakableString>
  {
    let result = await handler.resolveOrganizationName(for: INSearchForAccountsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.organizationName) {
      ($0 as? INSpeakableString).map { Bridging.SpeakableString.value(of: $0) }
    }
  }

  func resolveRequestedBalanceType(for intent: SystemIntents.SearchForAccountsIntent) async throws
    -> IntentRuntime.ResolutionResult<BalanceType>
  {
    let result = await handler.resolveRequestedBalanceType(
      for: INSearchForAccountsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.requestedBalanceType) {
      ($0 as? INBalanceType).flatMap { SystemIntents.BalanceType(rawValue: $0.rawValue) }
    }
  }

  func confirm(intent: SystemIntents.SearchForAccountsIntent) async throws
    -> SystemIntents.SearchForAccountsIntentResponse
  {
    let response = await handler.confirm(intent: INSearchForAccountsIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SearchForAccountsIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SearchForAccountsIntent) async throws
    -> SystemIntents.SearchForAccountsIntentResponse
  {
    try await handler.handle(intent: INSearchForAccountsIntent.make(intent)).systemResponse()
  }
}

extension INSearchForAccountsIntent {
  static func make(_ value: SystemIntents.SearchForAccountsIntent) -> INSearchForAccountsIntent {
    let intent = INSearchForAccountsIntent()
    intent.accountNickname = value.accountNickname.map { Bridging.SpeakableString.property(of: $0) }
    if let given = (value.accountType.flatMap { INAccountType(rawValue: $0.rawValue) }) {
      intent.accountType = given
    }
    intent.organizationName = value.organizationName.map {
      Bridging.SpeakableString.property(of: $0)
    }
    if let given = (value.requestedBalanceType.flatMap { INBalanceType(rawValue: $0.rawValue) }) {
      intent.requestedBalanceType = given
    }
    return intent
  }
}

extension INSearchForAccountsIntentResponse {
  func systemResponse() throws -> SystemIntents.SearchForAccountsIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SearchForAccountsIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.accounts = accounts?.map { SystemIntents.PaymentAccount($0) }
    return response
  }
}
