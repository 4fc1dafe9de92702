import Foundation

/// A name as it is compared: its words, with case, diacritics, width and punctuation folded away, and
/// short for those that are written so, `Jr.` for `junior`.
package enum SpokenName {
  /// The words of a name.
  static func words(_ name: String) -> [String] { folded(name).map(ShortForm.canonical) }

  /// How else a name may be said: `Bobo junior` for `Bobo Jr.`.
  package static func otherWordings(of name: String) -> [String] {
    ShortForm.otherWordings(of: folded(name))
  }

  private static func folded(_ name: String) -> [String] {
    // Most names are plain, and are read ten times as fast without looking for characters.
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      return name.utf8.split { !isPlainPart($0) }
        .map { String(decoding: $0.map(lowercased), as: UTF8.self) }
    }
    return name.foldedAsSpoken.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func isPlainPart(_ byte: UInt8) -> Bool {
    let lower = lowercased(byte)
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}

extension String {
  /// The same whatever its case, accents and width, and without the strokes that are no accents to Unicode, as many people
  /// type: `michal` for `Michał`.
  package var foldedAsSpoken: String {
    let folded = folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    guard folded.contains(where: { Self.stroked[$0] != nil }) else { return folded }
    return String(folded.map { Self.stroked[$0] ?? $0 })
  }

  private static let stroked: [Character: Character] = ["ł": "l", "ø": "o", "đ": "d"]
}

/// How well a name fits what was said, the best first.
public enum SpokenNameMatch: Int, Codable, Hashable, Sendable, CaseIterable {
  /// The whole name was said.
  case whole
  /// Every word that was said is a word of the name.
  case words
  /// Every word that was said begins a word of the name. It may be another word, `to` and not `tomato`, so that a handler has
  /// such a name confirmed.
  case beginnings
}
