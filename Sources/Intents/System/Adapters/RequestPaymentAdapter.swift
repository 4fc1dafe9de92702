import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `RequestPaymentIntent` of SystemIntents.
final class RequestPaymentAdapter: SystemHandlerAdapter, RequestPaymentIntentHandling,
  @unchecked Sendable
{
  private let handler: any INRequestPaymentIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INRequestPaymentIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.RequestPaymentIntent) -> INIntent {
    INRequestPaymentIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any RequestPaymentIntentHandling)? {
    RequestPaymentAdapter(object)
  }

  func resolvePayer(for intent: SystemIntents.RequestPaymentIntent) async throws
    -> RequestPaymentPayerResolutionResult
  {
    let result = await handler.resolvePayer(for: INRequestPaymentIntent.make(intent))
    return try Bridging.resolution(result, of: intent.payer) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func resolveCurrencyAmount(for intent: SystemIntents.RequestPaymentIntent) async throws
    -> RequestPaymentCurrencyAmountResolutionResult
  {
    let result = await handler.resolveCurrencyAmount(for: INRequestPaymentIntent.make(intent))
    return try Bridging.resolution(result, of: intent.currencyAmount) {
      ($0 as? INCurrencyAmount).map { Bridging.CurrencyAmount.value(of: $0) }
    }
  }

  func resolveNote(for intent: SystemIntents.RequestPaymentIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveNote(for: INRequestPaymentIntent.make(intent))
    return try Bridging.resolution(result, of: intent.note) { Bridging.String.value(given: $0) }
  }

  func confirm(intent: SystemIntents.RequestPaymentIntent) async throws
    -> SystemIntents.RequestPaymentIntentResponse
  {
    let response = await handler.confirm(intent: INRequestPaymentIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.RequestPaymentIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.RequestPaymentIntent) async throws
    -> SystemIntents.RequestPaymentIntentResponse
  {
    try await handler.handle(intent: INRequestPaymentIntent.make(intent)).systemResponse()
  }
}

extension INRequestPaymentIntent {
  static func make(_ value: SystemIntents.RequestPaymentIntent) -> INRequestPaymentIntent {
    let intent = INRequestPaymentIntent()
    intent.payer = value.payer.map { Bridging.Person.property(of: $0) }
    intent.currencyAmount = value.currencyAmount.map { Bridging.CurrencyAmount.property(of: $0) }
    intent.note = value.note
    return intent
  }
}

extension INRequestPaymentIntentResponse {
  func systemResponse() throws -> SystemIntents.RequestPaymentIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.RequestPaymentIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.paymentRecord = paymentRecord.map { SystemIntents.PaymentRecord($0) }
    return response
  }
}
