/// A change of a text: some bytes, and what takes their place.
struct TextEdit: Hashable, Sendable {
  /// The bytes of the text, in UTF-8.
  var range: Range<Int>
  /// What takes their place.
  var replacement: String

  /// Puts a text before a byte.
  static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(range: offset..<offset, replacement: text)
  }
}

extension Collection where Element == TextEdit {
  /// The text after all edits; those at the same place in their order, an equal one only once.
  ///
  /// An edit that overlaps one before it is left out, as is one that lies outside of the text.
  func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    var last: TextEdit?
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for edit in ordered.map(\.element) where edit != last {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else {
        continue
      }
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
      last = edit
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}
