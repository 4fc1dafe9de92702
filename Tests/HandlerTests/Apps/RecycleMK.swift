// What the handler uses of its app.

import Foundation

struct RecyclableItem {
  let title: String?
}

enum RecyclableOracle {
  static func isItemRecyclable(_ name: String) -> [RecyclableItem] {
    ["Glass bottle", "Plastic bottle"]
      .filter { $0.localizedCaseInsensitiveContains(name) }
      .map { RecyclableItem(title: $0) }
  }
}

enum RecyclableOracleResponseBuilder {
  static func string(from item: RecyclableItem) -> String {
    "\(item.title ?? "") goes into the bin"
  }
  static func nonRecyclableString() -> String { "That cannot be recycled" }
}
