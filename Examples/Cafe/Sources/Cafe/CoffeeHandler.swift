import Foundation
import IntentRuntime

/// Takes orders. `intentgen handlers` wrote its methods; their bodies are the app's own.
struct CoffeeHandler: OrderCoffeeIntentHandling {
  let bar: Bar

  func resolveSize(for intent: OrderCoffeeIntent) async throws -> OrderCoffeeSizeResolutionResult {
    guard let size = intent.size else { return .needsValue() }
    return await bar.hasCups(of: size) ? .success(with: size) : .unsupported(forReason: .soldOut)
  }

  /// A number beyond the definition's limits never comes here.
  func resolveShots(for intent: OrderCoffeeIntent) async throws -> ResolutionResult<Int> {
    .success(with: intent.shots ?? 1)
  }

  /// A day alone is not enough.
  func resolvePickup(
    for intent: OrderCoffeeIntent
  ) async throws -> ResolutionResult<DateComponents> {
    guard let pickup = intent.pickup, pickup.hour != nil else { return .needsValue() }
    return .success(with: pickup)
  }

  func handle(intent: OrderCoffeeIntent) async throws -> OrderCoffeeIntentResponse {
    guard let hour = intent.pickup?.hour, Bar.openingHours.contains(hour) else {
      return OrderCoffeeIntentResponse(code: .closed)
    }
    let order = Bar.Order(
      size: intent.size ?? .small, shots: intent.shots ?? 1, extras: intent.extras ?? [])
    await bar.add(order)
    return OrderCoffeeIntentResponse(
      code: .success, price: CurrencyAmount(amount: order.price, currencyCode: "EUR"))
  }
}
