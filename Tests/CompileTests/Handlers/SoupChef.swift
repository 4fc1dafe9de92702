// A handler for the soup shop's definition, as one for Apple's generated protocols is written, in
// its asynchronous form.

import Foundation
import Intents

/// A handler.
public final class OrderSoupIntentHandler: NSObject, OrderSoupIntentHandling {
  private static let toppings = ["Croutons", "Red pepper", "Parsley", "Cheese"]

  /// Offers values.
  public func provideToppingsOptionsCollection(
    for intent: OrderSoupIntent
  ) async throws -> INObjectCollection<INObject> {
    let items = Self.toppings.map { INObject(identifier: $0, display: $0) }
    let section = INObjectSection(title: "Toppings", items: items)
    return INObjectCollection(sections: [section])
  }

  /// Offers values.
  public func provideStoreLocationOptionsCollection(
    for intent: OrderSoupIntent
  ) async throws -> INObjectCollection<CLPlacemark> {
    INObjectCollection(items: [CLPlacemark(name: "Market Street"), CLPlacemark(name: "Harbour")])
  }

  /// Resolves a parameter.
  public func resolveToppings(for intent: OrderSoupIntent) async -> [INObjectResolutionResult] {
    guard let toppings = intent.toppings else { return [.needsValue()] }
    if toppings.isEmpty { return [.notRequired()] }
    return toppings.map { topping in
      let matches = Self.toppings.filter {
        $0.localizedCaseInsensitiveContains(topping.displayString)
      }
      switch matches.count {
      case 0: return .unsupported()
      case 1: return .success(with: INObject(identifier: matches[0], display: matches[0]))
      default:
        return .disambiguation(with: matches.map { INObject(identifier: $0, display: $0) })
      }
    }
  }

  /// Resolves a parameter.
  public func resolveQuantity(for intent: OrderSoupIntent) async
    -> OrderSoupQuantityResolutionResult
  {
    guard let quantity = intent.quantity else { return .needsValue() }
    if quantity > 5 { return .unsupported(forReason: .notEnoughInStock) }
    return .success(with: quantity)
  }

  /// Resolves a parameter.
  public func resolveSoup(for intent: OrderSoupIntent) async -> SoupResolutionResult {
    guard let soup = intent.soup, soup != .unknown else {
      return .disambiguation(with: [.clamChowder, .tomatoSoup, .chickenNoodleSoup])
    }
    return .success(with: soup)
  }

  /// Resolves a parameter.
  public func resolveOrderType(for intent: OrderSoupIntent) async -> OrderTypeResolutionResult {
    guard let orderType = intent.orderType else { return .needsValue() }
    return orderType == .unknown
      ? .confirmationRequired(with: .pickup) : .success(with: orderType)
  }

  /// Resolves a parameter.
  public func resolveDeliveryLocation(for intent: OrderSoupIntent) async
    -> INPlacemarkResolutionResult
  {
    guard let location = intent.deliveryLocation else { return .needsValue() }
    return .success(with: location)
  }

  /// Resolves a parameter.
  public func resolveStoreLocation(for intent: OrderSoupIntent) async -> INPlacemarkResolutionResult
  {
    intent.storeLocation.map { .success(with: $0) } ?? .needsValue()
  }

  /// Says whether the intent can be carried out.
  public func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    guard let soup = intent.soup else {
      return OrderSoupIntentResponse(code: .failure, userActivity: nil)
    }
    if soup == .clamChowder { return OrderSoupIntentResponse.failureOutOfStock(soup: soup) }
    return OrderSoupIntentResponse(code: .ready, userActivity: nil)
  }

  /// Carries the intent out.
  public func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    guard let soup = intent.soup else {
      return OrderSoupIntentResponse(code: .failure, userActivity: nil)
    }
    let details = OrderDetails(identifier: nil, display: "\(intent.quantity ?? 1) soups")
    return .success(orderDetails: details, soup: soup, waitTime: "10 minutes")
  }
}
