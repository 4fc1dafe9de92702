public import Foundation

/// Send ride feedback: its handler.
public protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {
  /// Carries the intent out.
  func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void)
  /// Carries the intent out.
  func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(
    sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void)
  /// Says whether the intent can be carried out with the values that it has.
  func confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
}

extension INSendRideFeedbackIntentHandling {
  /// Carries the intent out.
  public func handle(
    sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "handle(sendRideFeedback: INSendRideFeedbackIntent, completion:)", completion
    ) { await self.handle(sendRideFeedback: sendRideFeedbackintent) }
  }

  /// Carries the intent out.
  public func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
  {
    await Bridging.answer(self, "handle(sendRideFeedback: INSendRideFeedbackIntent, completion:)") {
      self.handle(sendRideFeedback: sendRideFeedbackintent, completion: $0)
    }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(
    sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
  ) {
    Bridging.complete(
      self, "confirm(sendRideFeedback: INSendRideFeedbackIntent, completion:)", completion
    ) { await self.confirm(sendRideFeedback: sendRideFeedbackIntent) }
  }

  /// Says whether the intent can be carried out with the values that it has.
  public func confirm(sendRideFeedback sendRideFeedbackIntent: INSendRideFeedbackIntent) async
    -> INSendRideFeedbackIntentResponse
  {
    await Bridging.answer(self, "confirm(sendRideFeedback: INSendRideFeedbackIntent, completion:)")
    { self.confirm(sendRideFeedback: sendRideFeedbackIntent, completion: $0) }
  }
}
