/// A sentence that a vocabulary has as an example of an intent.
package struct ExamplePhrase: Hashable, Sendable {
  /// The intent, as the vocabulary names it.
  package var intent: String
  /// The sentence.
  package var text: String
  /// The parameter of which it has a value beyond the limits, with what is taken; none where it is not understood
  /// for another reason.
  package var beyond: Excess?
  /// The template of another intent that takes it, with the name of that intent; none where it is not understood for
  /// another reason.
  package var taken: Taking?

  /// A template, and its intent.
  package struct Taking: Hashable, Sendable {
    /// The intent.
    package var intent: String
    /// The template, as it is written.
    package var template: String
  }

  /// A parameter, and the numbers that it takes.
  package struct Excess: Hashable, Sendable {
    /// The parameter.
    package var parameter: String
    /// What it takes, in words.
    package var limits: String
  }
}
