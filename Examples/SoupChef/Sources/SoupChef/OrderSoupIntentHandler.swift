import Intents

/// Takes orders.
class OrderSoupIntentHandler: NSObject, OrderSoupIntentHandling {
  func resolveSoup(
    for intent: OrderSoupIntent,
    with completion: @escaping (SoupResolutionResult) -> Void
  ) {
    guard let soup = intent.soup else { return completion(.needsValue()) }
    if let known = Menu.soups.first(where: { $0.identifier == soup.identifier }) {
      return completion(.success(with: known))
    }
    let matches = Menu.soups(named: soup.displayString)
    switch matches.count {
    case 0: completion(.unsupported())
    case 1: completion(.success(with: matches[0]))
    default: completion(.disambiguation(with: matches))
    }
  }

  func provideSoupOptionsCollection(
    for intent: OrderSoupIntent,
    searchTerm: String?,
    with completion: @escaping (INObjectCollection<Soup>?, Error?) -> Void
  ) {
    let soups = searchTerm.map(Menu.soups(named:)) ?? Menu.soups
    completion(INObjectCollection(items: soups), nil)
  }

  func resolveQuantity(
    for intent: OrderSoupIntent,
    with completion: @escaping (OrderSoupQuantityResolutionResult) -> Void
  ) {
    guard let quantity = intent.quantity else { return completion(.needsValue()) }
    completion(
      quantity.intValue > Menu.stock
        ? .unsupported(forReason: .notEnoughInStock) : .success(with: quantity.intValue))
  }

  func resolveOrderType(
    for intent: OrderSoupIntent,
    with completion: @escaping (OrderTypeResolutionResult) -> Void
  ) {
    completion(
      intent.orderType == .unknown ? .needsValue() : .success(with: intent.orderType))
  }

  func resolveAddress(
    for intent: OrderSoupIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(intent.address.map { .success(with: $0) } ?? .needsValue())
  }

  func handle(
    intent: OrderSoupIntent,
    completion: @escaping (OrderSoupIntentResponse) -> Void
  ) {
    // As an app would ask its server.
    DispatchQueue.global().async {
      let response = OrderSoupIntentResponse(code: .success, userActivity: nil)
      response.waitTime = intent.orderType == .delivery ? 30 : 10
      let cents = (intent.quantity?.intValue ?? 1) * Menu.price
      response.total = INCurrencyAmount(
        amount: NSDecimalNumber(mantissa: UInt64(cents), exponent: -2, isNegative: false),
        currencyCode: "USD")
      completion(response)
    }
  }
}
