import PropertyList

/// Makes localisation IDs that a definition does not have yet: six letters and digits, as Xcode's.
package struct IdentifierSource: Sendable {
  private var taken: Set<String>
  private var random: any RandomNumberGenerator & Sendable

  init(of root: PropertyListNode, using random: some RandomNumberGenerator & Sendable) {
    taken = Self.strings(in: root)
    self.random = random
  }

  /// An ID that was not there before.
  mutating func next() -> String {
    while true {
      let identifier = String(
        (0..<6).compactMap { _ in Self.characters.randomElement(using: &random) })
      if taken.insert(identifier).inserted { return identifier }
    }
  }

  private static let characters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  private static func strings(in node: PropertyListNode) -> Set<String> {
    switch node.value {
    case .dictionary(let entries):
      entries.reduce(into: []) { $0.formUnion(strings(in: $1.node)) }
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(strings(in: $1)) }
    case .string(let text): [text]
    default: []
    }
  }
}
