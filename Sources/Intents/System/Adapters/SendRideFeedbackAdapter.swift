import Foundation
import IntentRuntime
import SystemIntents

/// Has a handler of Apple's kind serve `SendRideFeedbackIntent` of SystemIntents.
final class SendRideFeedbackAdapter: SystemHandlerAdapter, SendRideFeedbackIntentHandling,
  @unchecked Sendable
{
  private let handler: any INSendRideFeedbackIntentHandling

  init?(_ object: AnyObject) {
    guard let handler = object as? any INSendRideFeedbackIntentHandling else { return nil }
    self.handler = handler
  }

  static func intent(_ value: SystemIntents.SendRideFeedbackIntent) -> INIntent {
    INSendRideFeedbackIntent.make(value)
  }
  static func handler(_ object: AnyObject) -> (any SendRideFeedbackIntentHandling)? {
    SendRideFeedbackAdapter(object)
  }

  func confirm(intent: SystemIntents.SendRideFeedbackIntent) async throws
    -> SystemIntents.SendRideFeedbackIntentResponse
  {
    let response = await handler.confirm(sendRideFeedback: INSendRideFeedbackIntent.make(intent))
    if response.bridgingProblem is UnwrittenMethod {
      return SystemIntents.SendRideFeedbackIntentResponse(code: .intentConfirmation)
    }
    return Bridging.confirmation(try response.systemResponse())
  }

  func handle(intent: SystemIntents.SendRideFeedbackIntent) async throws
    -> SystemIntents.SendRideFeedbackIntentResponse
  {
    try await handler.handle(sendRideFeedback: INSendRideFeedbackIntent.make(intent))
      .systemResponse()
  }
}

extension INSendRideFeedbackIntent {
  static func make(_ value: SystemIntents.SendRideFeedbackIntent) -> INSendRideFeedbackIntent {
    let intent = INSendRideFeedbackIntent()
    if let given = (value.rideIdentifier) { intent.rideIdentifier = given }
    intent.rating = value.rating.map { Bridging.Integer.property(of: $0) }
    intent.tip = value.tip.map { Bridging.CurrencyAmount.property(of: $0) }
    return intent
  }
}

extension INSendRideFeedbackIntentResponse {
  func systemResponse() throws -> SystemIntents.SendRideFeedbackIntentResponse {
    if let bridgingProblem { throw bridgingProblem }
    let response = SystemIntents.SendRideFeedbackIntentResponse(
      code: .init(rawValue: code.rawValue) ?? .intentFailure,
      userActivity: userActivity.map(UserActivity.init))
    return response
  }
}
