import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("An amount in place of one that was refused")
struct RefusedAmountTests {
  /// Pays no more than a thousand.
  private struct Teller: SendPaymentIntentHandling {
    func resolveCurrencyAmount(
      for intent: SendPaymentIntent
    ) async -> SendPaymentCurrencyAmountResolutionResult {
      guard let amount = intent.currencyAmount else { return .needsValue() }
      return amount.amount > 1_000
        ? .unsupported(forReason: .paymentsAmountAboveMaximum) : .success(with: amount)
    }

    func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
      SendPaymentIntentResponse(code: .success)
    }
  }

  private func reply(_ language: String, to answer: String) async throws -> ConversationReply {
    var provider = HandlerProvider(.payments)
    try provider.register(Teller())
    let conversation = Conversation(
      with: [ConversationApp("Jungle", engine: Apps.engine(provider))], language: language)
    let asked = await conversation.say(
      language == "de" ? "zahle Coco 9000 Euro" : "pay Coco 9000 euros")
    #expect(asked.kind == .question && asked.request?.intent == "SendPayment", "\(asked.speech)")
    return await conversation.say(answer)
  }

  @Test(
    "is in the same currency, unless another is said",
    arguments: [
      ("en", "100", "EUR"), ("en", "100!", "EUR"), ("en", "only 100", "EUR"),
      ("en", "100 please", "EUR"), ("en", "make it 100", "EUR"), ("en", "100 dollars", "USD"),
      ("de", "100", "EUR"), ("de", "nur 100", "EUR"),
    ])
  func keepsCurrency(_ language: String, answer: String, currency: String) async throws {
    let confirmed = try await reply(language, to: answer)
    #expect(
      confirmed.request?.parameters["currencyAmount"]
        == ["amount": .number(100), "currencyCode": .string(currency)], "\(confirmed.speech)")
    #expect(confirmed.outcome == nil, "\(confirmed.speech)")
  }

  @Test(
    "is more than nothing", arguments: ["-100", "minus 100", "0", "zero"], ["en", "de"])
  func isMoreThanNothing(_ answer: String, _ language: String) async throws {
    let asked = try await reply(language, to: answer)
    #expect(
      asked.request?.parameters["currencyAmount"]
        == ["amount": .number(9_000), "currencyCode": "EUR"], "\(asked.speech)")
  }
}
