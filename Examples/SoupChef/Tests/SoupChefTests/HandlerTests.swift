import Intents
import Testing

@testable import SoupChef

// These run on an iPhone's simulator as well as in CI on Linux.
@Suite("The handler")
struct HandlerTests {
  @Test("refuses more bowls than there are")
  func refuses() async {
    let intent = OrderSoupIntent()
    intent.quantity = 7
    let result = await OrderSoupIntentHandler().resolveQuantity(for: intent)
    #expect(result == .unsupported(forReason: .notEnoughInStock))
  }

  @Test("takes ten minutes for a soup that is picked up")
  func handles() async {
    let intent = OrderSoupIntent()
    intent.orderType = .pickup
    let response = await OrderSoupIntentHandler().handle(intent: intent)
    #expect(response.code == .success)
    #expect(response.waitTime == 10)
  }
}
