/// A text in the development language, and the ID under which its translations are found.
public struct LocalizedText: Hashable, Sendable {
  /// The text in the development language.
  public var text: String
  /// The localisation ID; none for a text that is never translated.
  public var id: String?

  /// A text in the development language.
  ///
  /// - Parameter id: What translations know it by; without one it is the same in all languages.
  public init(_ text: String, id: String? = nil) {
    self.text = text
    self.id = id
  }
}
