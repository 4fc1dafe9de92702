import Foundation

/// What there is at the bar, and what was ordered.
actor Bar {
  /// An order.
  struct Order: Hashable, Sendable {
    var size: Size
    var shots: Int
    var extras: [Extra]

    /// What it costs: every shot beyond the first is extra.
    var price: Decimal {
      Decimal((size == .large ? 350 : 250) + 50 * (shots - 1)) / 100
    }
  }

  /// The hours at which coffee can be picked up.
  static let openingHours = 7..<19

  private(set) var orders: [Order] = []
  private var cups: [Size: Int]

  /// A bar with so many cups of each size.
  init(cups: [Size: Int] = [.small: 50, .large: 50]) {
    self.cups = cups
  }

  func hasCups(of size: Size) -> Bool { cups[size, default: 0] > 0 }

  func add(_ order: Order) {
    cups[order.size, default: 0] -= 1
    orders.append(order)
  }
}
