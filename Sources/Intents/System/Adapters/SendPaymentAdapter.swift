import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SendPaymentIntent` of SystemIntents.
final class SendPaymentAdapter: SystemHandlerAdapter, SendPaymentIntentHandling, @unchecked Sendable
{
  private let handler: any INSendPaymentIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSendPaymentIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SendPaymentIntent) -> INIntent {
    INSendPaymentIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SendPaymentIntentHandling)? {
    SendPaymentAdapter(object)
  }

  func resolvePayee(for intent: SystemIntents.SendPaymentIntent) async throws
    -> SendPaymentPayeeResolutionResult
  {
    let result = await handler.resolvePayee(for: INSendPaymentIntent.make(intent))
    return try Bridging.resolution(result, of: intent.payee) {
      ($0 as? INPerson).map { Bridging.Person.value(of: $0) }
    }
  }

  func resolveCurrencyAmount(for intent: SystemIntents.SendPaymentIntent) async throws
    -> SendPaymentCurrencyAmountResolutionResult
  {
    let result = await handler.resolveCurrencyAmount(for: INSendPaymentIntent.make(intent))
    return try Bridging.resolution(result, of: intent.currencyAmount) {
      ($0 as? INCurrencyAmount).map { Bridging.CurrencyAmount.value(of: $0) }
    }
  }

  func resolveNote(for intent: SystemIntents.SendPaymentIntent) async throws
    -> IntentRuntime.ResolutionResult<Swift.String>
  {
    let result = await handler.resolveNote(for: INSendPaymentIntent.make(intent))
    return try Bridging.resolution(result, of: intent.note) { Bridging.String.value(given: $0) }
  }

  func confirm(intent: SystemIntents.SendPaymentIntent) async throws
    -> SystemIntents.SendPaymentIntentResponse
  {
    let response = await handler.confirm(intent: INSendPaymentIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SendPaymentIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SendPaymentIntent) async throws
    -> SystemIntents.SendPaymentIntentResponse
  {
    try await handler.handle(intent: INSendPaymentIntent.make(intent)).systemResponse()
  }
}

extension INSendPaymentIntent {
  static func make(_ value: SystemIntents.SendPaymentIntent) -> INSendPaymentIntent {
    let intent = INSendPaymentIntent()
    intent.payee = value.payee.map { Bridging.Person.property(of: $0) }
    intent.currencyAmount = value.currencyAmount.map { Bridging.CurrencyAmount.property(of: $0) }
    intent.note = value.note
    return intent
  }
}

extension INSendPaymentIntentResponse {
  func systemResponse() throws -> SystemIntents.SendPaymentIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    var response = SystemIntents.SendPaymentIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    response.paymentRecord = paymentRecord.map { SystemIntents.PaymentRecord($0) }
    return response
  }
}
