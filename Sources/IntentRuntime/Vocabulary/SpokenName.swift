import Foundation

/// A name as it is compared: its words, with case, diacritics, width and punctuation folded away.
enum SpokenName {
  /// The words of a name.
  static func words(_ name: String) -> [String] {
    folded(name).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func folded(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    return name.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}

/// How well a name fits what was said, the best first.
public enum SpokenNameMatch: Int, Codable, Hashable, Sendable, CaseIterable {
  /// The whole name was said.
  case whole
  /// Every word that was said is a word of the name.
  case words
  /// Every word that was said begins a word of the name.
  case beginnings
}
