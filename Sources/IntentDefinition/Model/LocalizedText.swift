/// A text in the development language, and the ID under which its translations are found.
package struct LocalizedText: Equatable, Sendable, Encodable {
  /// The text in the development language; none when the definition has an ID alone.
  package var text: Located<String>?
  /// The localisation ID, such as `iwbZ8l`.
  package var id: String?

  package init(_ text: Located<String>?, id: String? = nil) {
    self.text = text
    self.id = id
  }

  /// The text, unless it is absent or empty.
  package var nonempty: String? {
    guard let text, !text.value.isEmpty else { return nil }
    return text.value
  }
}
