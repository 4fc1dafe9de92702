/// What kind of Swift is made of a definition.
package enum GeneratedStyle: String, CaseIterable, Codable, Sendable {
  /// Values and protocols of this project's runtime.
  case value
  /// The classes and protocols that Apple's tools make, for handlers that import `Intents`.
  case sirikit
}
