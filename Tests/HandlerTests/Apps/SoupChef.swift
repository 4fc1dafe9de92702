// What the handler uses of its app.

import Foundation
import IntentRuntime
import Intents

struct Order {
  struct MenuItemTopping {
    let rawValue: String
    var shortcutLocalizationKey: String { rawValue }
    static let all = ["Cheese", "Croutons"].map(MenuItemTopping.init)
  }

  static let storeLocations = [
    CLPlacemark(
      location: CLLocation(latitude: 37.79, longitude: -122.4), name: "Ferry Building",
      postalAddress: nil)
  ]

  let identifier = UUID()
  let total: Decimal

  init?(from intent: OrderSoupIntent) {
    guard let quantity = intent.quantity else { return nil }
    total = Decimal(quantity.intValue) * 3
  }
}

struct MenuItem {
  let itemsInStock: Int
  let isAvailable: Bool
}

final class SoupMenuManager {
  func findItem(soup: Soup) -> MenuItem? {
    soup == .unknown ? nil : MenuItem(itemsInStock: 8, isAvailable: soup != .clamChowder)
  }
}

final class SoupOrderDataManager {
  func placeOrder(order: Order) {}
}

struct CurrencyFormatter {
  let currencyCode = "USD"
}

extension NumberFormatter {
  static let currencyFormatter = CurrencyFormatter()
}

/// Foundation has none on this system.
final class DateComponentsFormatter {
  enum Style { case full }
  var unitsStyle = Style.full
  func string(from start: Date, to end: Date) -> String? {
    "\(Int((end.timeIntervalSince(start) / 60).rounded())) minutes"
  }
}

extension NSUserActivity {
  enum ActivityKeys: String { case orderID }
  static let orderCompleteActivityType = "com.example.order-complete"
}
