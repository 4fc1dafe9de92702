import Foundation
import IntentRuntime

/// Takes orders. `intentgen handlers` wrote its methods; their bodies are the app's own.
struct OrderSoupHandler: OrderSoupIntentHandling {
  let kitchen: Kitchen

  func resolveSoup(for intent: OrderSoupIntent) async throws -> ResolutionResult<Soup> {
    guard let soup = intent.soup else { return .needsValue() }
    if let known = kitchen.menu.values.first(where: { $0.identifier == soup.identifier }) {
      return .success(with: known)
    }
    let found = kitchen.menu.matches(for: soup.displayString)
    switch found.count {
    case 0: return .unsupported()
    // 'To' may be more than the beginning of tomato.
    case 1 where found[0].quality == .beginnings:
      return .confirmationRequired(with: found[0].value)
    case 1: return .success(with: found[0].value)
    default: return .disambiguation(with: found.map(\.value))
    }
  }

  /// A number beyond the definition's limits never comes here.
  func resolveQuantity(
    for intent: OrderSoupIntent
  ) async throws -> OrderSoupQuantityResolutionResult {
    guard let quantity = intent.quantity else { return .needsValue() }
    return quantity > Kitchen.stock
      ? .unsupported(forReason: .notEnoughInStock) : .success(with: quantity)
  }

  func resolveOrderType(for intent: OrderSoupIntent) async throws -> ResolutionResult<OrderType> {
    intent.orderType.map { .success(with: $0) } ?? .needsValue()
  }

  /// Asked for only where the soup is delivered: the definition says so.
  func resolveAddress(for intent: OrderSoupIntent) async throws -> ResolutionResult<String> {
    intent.address.map { .success(with: $0) } ?? .needsValue()
  }

  func provideSoupOptionsCollection(
    for intent: OrderSoupIntent,
    searchTerm: String?
  ) async throws -> OptionsCollection<Soup> {
    guard let searchTerm else { return OptionsCollection(items: kitchen.menu.values) }
    return OptionsCollection(items: kitchen.menu.matches(for: searchTerm).map(\.value))
  }

  func handle(intent: OrderSoupIntent) async throws -> OrderSoupIntentResponse {
    let quantity = intent.quantity ?? 1
    let isDelivered = intent.orderType == .delivery
    try await kitchen.add(
      Order(
        soup: intent.soup?.displayString ?? "", quantity: quantity,
        address: isDelivered ? intent.address : nil,
        key: IntentExecution.current?.idempotencyKey))
    let total = Decimal(quantity * Kitchen.price) / 100
    return OrderSoupIntentResponse(
      code: .success,
      waitTime: isDelivered ? 30 : 10,
      total: CurrencyAmount(amount: total, currencyCode: "USD"))
  }
}
