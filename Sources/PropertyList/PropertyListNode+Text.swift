package import Diagnostics

extension PropertyListNode {
  /// The first text in the value that XML cannot say: one with control characters, for the most part.
  package var unwritableText: String? {
    switch value {
    case .string(let text): text.isWritableInXML ? nil : text
    case .array(let elements): elements.lazy.compactMap(\.unwritableText).first
    case .dictionary(let entries):
      entries.lazy.compactMap { $0.key.isWritableInXML ? $0.node.unwritableText : $0.key }.first
    default: nil
    }
  }
}

extension String {
  /// Whether XML has every character of the text.
  package var isWritableInXML: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x1_0000...0x10_FFFF: true
      default: false
      }
    }
  }
}

extension PropertyListNode {
  /// Where the last value in it begins, or it itself.
  package var lastPosition: SourcePosition {
    switch value {
    case .dictionary(let entries): entries.last?.node.lastPosition ?? position
    case .array(let items): items.last?.lastPosition ?? position
    default: position
    }
  }
}
