/// A declaration of Apple's frameworks, or of what Apple's tools generate, as text that can be compared.
struct AppleDeclaration: Hashable {
  /// The type that it stands in; empty for a type itself.
  var container: String
  /// The declaration on one line, without attributes, access levels, bodies and initial values.
  var text: String
  /// The attributes, without spaces.
  var attributes: Set<String>

  init(container: String, text: String, attributes: Set<String> = []) {
    self.container = container
    self.text = text
    self.attributes = Set(attributes.map { $0.filter { !$0.isWhitespace } })
  }

  /// What finds the declaration again, however it is laid out.
  var key: String { "\(container): \(text.filter { !$0.isWhitespace })" }
}
