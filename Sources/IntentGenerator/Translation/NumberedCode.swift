import IntentDefinition

/// A response code with its raw value.
struct NumberedCode: Sendable {
  /// The identifier, which may be a keyword.
  var name: String
  /// The raw value.
  var number: Int
  /// What it means, for a comment.
  var summary: String
  /// What it means to the assistant.
  var meaning: String

  init(name: String, number: Int, summary: String, meaning: String) {
    self.name = name
    self.number = number
    self.summary = summary
    self.meaning = meaning
  }

  /// A code that every custom intent has.
  init(_ code: StandardResponseCode) {
    self.init(
      name: code.rawValue, number: code.value, summary: code.summary, meaning: code.rawValue)
  }
}
