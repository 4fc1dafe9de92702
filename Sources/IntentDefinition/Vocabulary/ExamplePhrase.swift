/// A sentence that a vocabulary has as an example of an intent.
package struct ExamplePhrase: Hashable, Sendable {
  /// The intent, as the vocabulary names it.
  package var intent: String
  /// The sentence.
  package var text: String
}
