import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SearchForBillsIntent` of SystemIntents.
final class SearchForBillsAdapter: SystemHandlerAdapter, SearchForBillsIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSearchForBillsIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSearchForBillsIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SearchForBillsIntent) -> INIntent {
    INSearchForBillsIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SearchForBillsIntentHandling)? {
    SearchForBillsAdapter(object)
  }

  func resolveBillPayee(for intent: SystemIntents.SearchForBillsIntent) async throws
    -> IntentRuntime.ResolutionResult<BillPayee>
  {
    let result = await handler.resolveBillPayee(for: INSearchForBillsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.billPayee) {
      ($0 as? INBillPayee).map { SystemIntents.BillPayee($0) }
    }
  }

  func resolvePaymentDateRange(for intent: SystemIntents.SearchForBillsIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolvePaymentDateRange(for: INSearchForBillsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.paymentDateRange) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func resolveBillType(for intent: SystemIntents.SearchForBillsIntent) async throws
    -> IntentRuntime.ResolutionResult<BillType>
  {
    let result = await handler.resolveBillType(for: INSearchForBillsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.billType) {
      ($0 as? INBillType).flatMap { SystemIntents.BillType(rawValue: $0.rawValue) }
    }
  }

  func resolveStatus(for intent: SystemIntents.SearchForBillsIntent) async throws
    -> IntentRuntime.ResolutionResult<PaymentStatus>
  {
    let result = await handler.resolveStatus(for: INSearchForBillsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.status) {
      ($0 as? INPaymentStatus).flatMap { SystemIntents.PaymentStatus(rawValue: $0.rawValue) }
    }
  }

  func resolveDueDateRange(for intent: SystemIntents.SearchForBillsIntent) async throws
    -> IntentRuntime.ResolutionResult<IntentRuntime.DateComponentsRange>
  {
    let result = await handler.resolveDueDateRange(for: INSearchForBillsIntent.make(intent))
    return try Bridging.resolution(result, of: intent.dueDateRange) {
      ($0 as? INDateComponentsRange).map { Bridging.DateComponentsRange.value(of: $0) }
    }
  }

  func confirm(intent: SystemIntents.SearchForBillsIntent) async throws
    -> SystemIntents.SearchForBillsIntentResponse
  {
    let response = await handler.confirm(intent: INSearchForBillsIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SearchForBillsIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SearchForBillsIntent) async throws
    -> SystemIntents.SearchForBillsIntentResponse
  {
    try await handler.handle(intent: INSearchForBillsIntent.make(intent)).systemResponse()
  }
}

extension INSearchForBillsIntent {
  static func make(_ value: SystemIntents.SearchForBillsIntent) -> INSearchForBillsIntent {
    let intent = INSearchForBillsIntent()
    intent.billPayee = value.billPayee.map { INBillPayee.make($0) }
    intent.paymentDateRange = value.paymentDateRange.map {
      Bridging.DateComponentsRange.property(of: $0)
    }
    if let given = (value.billType.flatMap { INBillType(rawValue: $0.rawValue) }) {
      intent.billType = given
    }
    if let given = (value.status.flatMap { INPaymentStatus(rawValue: $0.rawValue) }) {
      intent.status = given
    }
    intent.dueDateRange = value.dueDateRange.map { Bridging.DateComponentsRange.property(of: $0) }
    return intent
  }
}

extension INSearchForBillsIntentResponse {
  func systemResponse() throws -> SystemIntents.SearchForBillsIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SearchForBillsIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.bills = bills?.map { SystemIntents.BillDetails($0) }
    return response
  }
}
