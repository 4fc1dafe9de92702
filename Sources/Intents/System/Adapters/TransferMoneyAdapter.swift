import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `TransferMoneyIntent` of SystemIntents.
final class TransferMoneyAdapter: SystemHandlerAdapter, TransferMoneyIntentHandling,
  @unchecked Sendable
{
  private let handler: any INTransferMoneyIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INTransferMoneyIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.TransferMoneyIntent) -> INIntent {
    INTransferMoneyIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any TransferMoneyIntentHandling)? {
    TransferMoneyAdapter(object)
  }

  func resolveFromAccount(for intent: SystemIntents.TransferMoneyIntent) async throws
    -> IntentRuntime.ResolutionResult<PaymentAccount>
  {
    let result = await handler.resolveFromAccount(for: INTransferMoneyIntent.make(intent))
    return try Bridging.resolution(result, of: intent.fromAccount) {
      ($0 as? INPaymentAccount).map { SystemIntents.PaymentAccount($0) }
    }
  }

  func resolveToAccount(for intent: SystemIntents.TransferMoneyIntent) async throws
    -> IntentRuntime.ResolutionResult<PaymentAccount>
  {
    let result = await handler.resolveToAccount(for: INTransferMoneyIntent.make(intent))
    return try Bridging.resolution(result, of: intent.toAccount) {
      ($0 as? INPaymentAccount).map { SystemIntents.PaymentAccount($0) }
    }
  }

  func resolveTransactionAmount(for intent: SystemIntents.TransferMoneyIntent) async throws
    -> IntentRuntime.ResolutionResult<PaymentAmount>
  {
    let result = await handler.resolveTransactionAmount(for: INTransferMoneyIntent.make(intent))
    return try Bridging.resolution(result, of: intent.transactionAmount) {
      ($0 as? INPaymentAmount).map { SystemIntents.PaymentAmount($0) }
    }
  }

  func resolveTransactionScheduledDate(for intent: SystemIntents.TransferMoneyIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveTransactionScheduledDate(
      for: INTransferMoneyIntent.make(intent))
    return try Bridging.resolution(result, of: intent.transactionScheduledDate) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func resolveTransactionNote(for intent: SystemIntents.TransferMoneyIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveTransactionNote(for: INTransferMoneyIntent.make(intent))
    return try Bridging.resolution(result, of: intent.transactionNote) {
      Bridging.String.value(given: $0)
    }
  }

  func confirm(intent: SystemIntents.TransferMoneyIntent) async throws
    -> SystemIntents.TransferMoneyIntentResponse
  {
    let response = await handler.confirm(intent: INTransferMoneyIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.TransferMoneyIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.TransferMoneyIntent) async throws
    -> SystemIntents.TransferMoneyIntentResponse
  {
    try await handler.handle(intent: INTransferMoneyIntent.make(intent)).systemResponse()
  }
}

extension INTransferMoneyIntent {
  static func make(_ value: SystemIntents.TransferMoneyIntent) -> INTransferMoneyIntent {
    let intent = INTransferMoneyIntent()
    intent.fromAccount = value.fromAccount.map { INPaymentAccount.make($0) }
    intent.toAccount = value.toAccount.map { INPaymentAccount.make($0) }
    intent.transactionAmount = value.transactionAmount.map { INPaymentAmount.make($0) }
    intent.transactionScheduledDate = value.transactionScheduledDate.map {
      Bridging.DateComponentsRange.property(of: $0)
    }
    intent.transactionNote = value.transactionNote
    return intent
  }
}

extension INTransferMoneyIntentResponse {
  func systemResponse() throws -> SystemIntents.TransferMoneyIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.TransferMoneyIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.fromAccount = fromAccount.map { SystemIntents.PaymentAccount($0) }
    response.toAccount = toAccount.map { SystemIntents.PaymentAccount($0) }
    response.transactionAmount = transactionAmount.map { SystemIntents.PaymentAmount($0) }
    response.transactionScheduledDate = transactionScheduledDate.map {
      Bridging.DateComponentsRange.value(of: $0)
    }
    response.transactionNote = transactionNote
    response.transferFee = transferFee.map { Bridging.CurrencyAmount.value(of: $0) }
    return response
  }
}
