package import Diagnostics

/// The words that an app teaches the assistant, in one language; an `AppIntentVocabulary.plist`.
package struct Vocabulary: Equatable, Sendable, Encodable {
  /// The language, as its folder is named; none for a file outside of any.
  package var language: String?
  /// The file as the user named it.
  package var file: String
  /// Example phrases for intents.
  package var phrases: [IntentPhrases]
  /// Words for the values of parameters.
  package var parameters: [ParameterVocabulary]
  /// Sentence templates for the recogniser, our own addition to the format.
  package var utterances: [IntentUtterances]
  /// Parts of templates that several of them share, our own addition as well.
  package var sharedPhrases: [SharedPhrase]
  /// The keys that the format does not know, kept to be shown.
  package var unknownKeys: [UnknownKey]
  /// The rules that parts of the file silence, with the reasons.
  package var suppressions: [Suppression] = []

  private enum CodingKeys: CodingKey {
    case language, file, phrases, parameters, utterances, sharedPhrases, unknownKeys
  }
}

/// What a user might say to get an intent.
package struct IntentPhrases: Equatable, Sendable, Encodable {
  /// The class name of the intent, `INSendMessageIntent`.
  package var intent: Located<String>
  /// The phrases.
  package var examples: [Located<String>]
}

/// Words for the values of some parameters.
package struct ParameterVocabulary: Equatable, Sendable, Encodable {
  /// Key paths such as `INSendMessageIntent.recipients`.
  package var parameters: [Located<String>]
  /// The values and their words.
  package var items: [VocabularyItem]
}

/// A value with its words.
package struct VocabularyItem: Equatable, Sendable, Encodable {
  /// What identifies the value to the app.
  package var identifier: Located<String>
  /// The words.
  package var synonyms: [VocabularySynonym]
}

/// A way to say a value.
package struct VocabularySynonym: Equatable, Sendable, Encodable {
  /// The word or words.
  package var phrase: String
  /// How they are pronounced.
  package var pronunciation: String?
  /// Sentences that use them.
  package var examples: [String]
}

/// A part of sentence templates that several of them share.
package struct SharedPhrase: Equatable, Sendable, Encodable {
  /// What templates call it.
  package var name: Located<String>
  /// The part, as a template.
  package var template: Located<String>
}

/// Sentence templates for an intent.
package struct IntentUtterances: Equatable, Sendable, Encodable {
  /// What stands in place of an intent for sentences that stand for none.
  package static let noIntent = "IGNoIntent"

  /// The class name of the intent.
  package var intent: Located<String>
  /// The templates.
  package var templates: [Located<String>]
}
