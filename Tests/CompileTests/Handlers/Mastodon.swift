// A handler that posts to a social network, as one for Apple's generated protocols is written, in
// its asynchronous form.

import Foundation
import Intents

final class SendPostIntentHandler: NSObject, SendPostIntentHandling {
  private let accounts = [
    Account(identifier: "1", display: "@monkey@zoo.example"),
    Account(identifier: "2", display: "@ape@jungle.example"),
  ]

  func handle(intent: SendPostIntent) async -> SendPostIntentResponse {
    guard let content = intent.content, !content.isEmpty else {
      return SendPostIntentResponse.failure(failureReason: "There is nothing to post.")
    }
    let visibility: PostVisibility
    switch intent.visibility {
    case .unknown, nil: visibility = .public
    case .public: visibility = .public
    case .followersOnly: visibility = .followersOnly
    }
    let response = SendPostIntentResponse(code: .success, userActivity: nil)
    return visibility == .unknown ? .failure(failureReason: content) : response
  }

  func resolveContent(for intent: SendPostIntent) async -> INStringResolutionResult {
    guard let content = intent.content, !content.isEmpty else {
      return .needsValue()
    }
    return .success(with: content)
  }

  func resolveAccounts(for intent: SendPostIntent) async -> [AccountResolutionResult] {
    guard let accounts = intent.accounts, !accounts.isEmpty else {
      return [AccountResolutionResult.disambiguation(with: self.accounts)]
    }
    return accounts.map { AccountResolutionResult.success(with: $0) }
  }

  func provideAccountsOptionsCollection(
    for intent: SendPostIntent
  ) async throws -> INObjectCollection<Account> {
    INObjectCollection(items: accounts)
  }

  func defaultAccounts(for intent: SendPostIntent) async -> [Account]? {
    Array(accounts.prefix(1))
  }

  func resolveVisibility(for intent: SendPostIntent) async -> PostVisibilityResolutionResult {
    guard let visibility = intent.visibility else { return .needsValue() }
    return PostVisibilityResolutionResult.success(with: visibility)
  }
}
