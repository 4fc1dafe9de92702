import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `PayBillIntent` of SystemIntents.
final class PayBillAdapter: SystemHandlerAdapter, PayBillIntentHandling, @unchecked Sendable {
  private let handler: any INPayBillIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INPayBillIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.PayBillIntent) -> INIntent {
    INPayBillIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any PayBillIntentHandling)? {
    PayBillAdapter(object)
  }

  func resolveBillPayee(for intent: SystemIntents.PayBillIntent) async throws
    -> IntentRuntime.ResolutionResult<BillPayee>
  {
    let result = await handler.resolveBillPayee(for: INPayBillIntent.make(intent))
    return try Bridging.resolution(result, of: intent.billPayee) {
      ($0 as? INBillPayee).map { SystemIntents.BillPayee($0) }
    }
  }

  func resolveFromAccount(for intent: SystemIntents.PayBillIntent) async throws
    -> IntentRuntime.ResolutionResult<PaymentAccount>
  {
    let result = await handler.resolveFromAccount(for: INPayBillIntent.make(intent))
    return try Bridging.resolution(result, of: intent.fromAccount) {
      ($0 as? INPaymentAccount).map { SystemIntents.PaymentAccount($0) }
    }
  }

  func resolveTransactionAmount(for intent: SystemIntents.PayBillIntent) async throws
    -> IntentRuntime.ResolutionResult<PaymentAmount>
  {
    let result = await handler.resolveTransactionAmount(for: INPayBillIntent.make(intent))
    return try Bridging.resolution(result, of: intent.transactionAmount) {
      ($0 as? INPaymentAmount).map { SystemIntents.PaymentAmount($0) }
    }
  }

  func resolveTransactionScheduledDate(for intent: SystemIntents.PayBillIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveTransactionScheduledDate(for: INPayBillIntent.make(intent))
    return try Bridging.resolution(result, of: intent.transactionScheduledDate) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func resolveTransactionNote(for intent: SystemIntents.PayBillIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveTransactionNote(for: INPayBillIntent.make(intent))
    return try Bridging.resolution(result, of: intent.transactionNote) {
      Bridging.String.value(given: $0)
    }
  }

  func resolveBillType(for intent: SystemIntents.PayBillIntent) async throws
    -> IntentRuntime.ResolutionResult<BillType>
  {
    let result = await handler.resolveBillType(for: INPayBillIntent.make(intent))
    return try Bridging.resolution(result, of: intent.billType) {
      ($0 as? INBillType).flatMap { SystemIntents.BillType(rawValue: $0.rawValue) }
    }
  }

  func resolveDueDate(for intent: SystemIntents.PayBillIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveDueDate(for: INPayBillIntent.make(intent))
    return try Bridging.resolution(result, of: intent.dueDate) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.PayBillIntent) async throws
    -> SystemIntents.PayBillIntentResponse
  {
    let response = await handler.confirm(intent: INPayBillIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.PayBillIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.PayBillIntent) async throws
    -> SystemIntents.PayBillIntentResponse
  {
    try await handler.handle(intent: INPayBillIntent.make(intent)).systemResponse()
  }
}

extension INPayBillIntent {
  static func make(_ value: SystemIntents.PayBillIntent) -> INPayBillIntent {
    let intent = INPayBillIntent()
    intent.billPayee = value.billPayee.map { INBillPayee.make($0) }
    intent.fromAccount = value.fromAccount.map { INPaymentAccount.make($0) }
    intent.transactionAmount = value.transactionAmount.map { INPaymentAmount.make($0) }
    intent.transactionScheduledDate = value.transactionScheduledDate.map {
      Bridging.DateComponentsRange.property(of: $0)
    }
    intent.transactionNote = value.transactionNote
    if let given = (value.billType.flatMap { INBillType(rawValue: $0.rawValue) }) {
      intent.billType = given
    }
    intent.dueDate = value.dueDate.map { Bridging.DateComponentsRange.property(of: $0) }
    return intent
  }
}

extension INPayBillIntentResponse {
  func systemResponse() throws -> SystemIntents.PayBillIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.PayBillIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.fromAccount = fromAccount.map { SystemIntents.PaymentAccount($0) }
    response.billDetails = billDetails.map { SystemIntents.BillDetails($0) }
    response.transactionAmount = transactionAmount.map { SystemIntents.PaymentAmount($0) }
    response.transactionScheduledDate = transactionScheduledDate.map {
      Bridging.DateComponentsRange.value(of: $0)
    }
    response.transactionNote = transactionNote
    return response
  }
}
