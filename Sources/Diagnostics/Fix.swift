/// A change of a definition that takes away what a diagnostic found.
package struct Fix: Hashable, Codable, Sendable {
  /// A change of one element of a property list, which is named by the place where it begins.
  package enum Edit: Hashable, Codable, Sendable {
    /// The text of an element is replaced.
    case replaceText(at: SourcePosition, with: String)
    /// An element is removed, a value of a dictionary with its key, and a key with its value; or the
    /// element that many levels around it.
    case remove(at: SourcePosition, levelsUp: Int = 0)
  }

  /// What the fix does, as an order: `remove it`.
  package var message: String
  /// The changes, all in the file of the diagnostic.
  package var edits: [Edit]

  package init(_ message: String, _ edits: [Edit]) {
    self.message = message
    self.edits = edits
  }

  /// Puts another text in the place of one.
  package static func replace(at position: SourcePosition, with text: String) -> Fix {
    Fix("replace it with '\(text)'", [.replaceText(at: position, with: text)])
  }

  /// Removes an element.
  package static func remove(at position: SourcePosition, levelsUp: Int = 0) -> Fix {
    Fix("remove it", [.remove(at: position, levelsUp: levelsUp)])
  }
}

/// Bytes of a file that others take the place of.
package struct TextReplacement: Hashable, Sendable {
  /// The offsets of the bytes.
  package var range: Range<Int>
  /// What comes there.
  package var text: String

  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}
