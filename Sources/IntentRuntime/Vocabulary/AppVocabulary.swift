/// The words that an app teaches the assistant in one language: an `AppIntentVocabulary.plist`.
///
/// The generator puts those beside a definition into its catalog; an app without a definition of its
/// own reads the file.
public struct AppVocabulary: Hashable, Sendable {
  /// What people might say to get an intent.
  public struct Phrases: Hashable, Sendable {
    /// The class name of the intent, `INSendMessageIntent`.
    public var intent: String
    /// The phrases.
    public var examples: [String]

    /// The examples of an intent, by its name or by Apple's class name.
    public init(intent: String, examples: [String]) {
      self.intent = intent
      self.examples = examples
    }
  }

  /// Sentences that people may say to get an intent, with room for values.
  public struct Utterances: Hashable, Sendable {
    /// The class name of the intent, `INSendMessageIntent`.
    public var intent: String
    /// The sentences, such as `send [a] message to {recipients} on {app}`.
    public var templates: [String]

    /// What stands in place of an intent for sentences that stand for none: what people say besides
    /// that comes near to what the app does, `play the next song`. They are not understood.
    public static let noIntent = "IGNoIntent"

    /// The sentence templates of an intent, by its name or by Apple's class name.
    public init(intent: String, templates: [String]) {
      self.intent = intent
      self.templates = templates
    }
  }

  /// A part of sentences that several of them share.
  public struct SharedPhrase: Hashable, Sendable {
    /// What templates call it, `polite` for `<polite>`.
    public var name: String
    /// The part, as a template.
    public var template: String

    /// A phrase that templates refer to as `<name>`.
    public init(_ name: String, template: String) {
      self.name = name
      self.template = template
    }
  }

  /// Words for the values of some parameters.
  public struct Parameter: Hashable, Sendable {
    /// Key paths such as `INStartWorkoutIntent.workoutName`.
    public var names: [String]
    /// The values with their words.
    public var items: [Item]

    /// The items that values of some parameters may be.
    ///
    /// - Parameter names: Key paths such as `INStartWorkoutIntent.workoutName`.
    public init(names: [String], items: [Item]) {
      self.names = names
      self.items = items
    }
  }

  /// A value with its words.
  public struct Item: Hashable, Sendable {
    /// What identifies the value to the app.
    public var identifier: String
    /// The words.
    public var synonyms: [Synonym]

    /// An item, known to the app by its identifier and to people by its synonyms.
    public init(identifier: String, synonyms: [Synonym]) {
      self.identifier = identifier
      self.synonyms = synonyms
    }
  }

  /// A way to say a value.
  public struct Synonym: Hashable, Sendable {
    /// The word or words.
    public var phrase: String
    /// How they are pronounced, where that differs.
    public var pronunciation: String?
    /// Sentences that use them.
    public var examples: [String]

    /// A way to say an item.
    ///
    /// - Parameter pronunciation: How it sounds, where the spelling misleads.
    public init(_ phrase: String, pronunciation: String? = nil, examples: [String] = []) {
      self.phrase = phrase
      self.pronunciation = pronunciation
      self.examples = examples
    }
  }

  /// The language; none for the development language.
  public var language: String?
  /// What people might say, by intent.
  public var phrases: [Phrases]
  /// Words for values, by parameter.
  public var parameters: [Parameter]
  /// What the recogniser fits sentences to, by intent.
  public var utterances: [Utterances]
  /// What those share.
  public var sharedPhrases: [SharedPhrase]

  /// A vocabulary in one language; without a language it serves all that have none of their own.
  public init(
    language: String? = nil,
    phrases: [Phrases] = [],
    parameters: [Parameter] = [],
    utterances: [Utterances] = [],
    sharedPhrases: [SharedPhrase] = []
  ) {
    self.language = language
    self.phrases = phrases
    self.parameters = parameters
    self.utterances = utterances
    self.sharedPhrases = sharedPhrases
  }

  /// Every example, those of whole intents before those of single words.
  public var examples: [String] {
    phrases.flatMap(\.examples)
      + parameters.flatMap { $0.items.flatMap { $0.synonyms.flatMap(\.examples) } }
  }

  /// The words for the values of a parameter, of all lists that name it.
  ///
  /// - Parameter name: The key path, `INStartWorkoutIntent.workoutName`.
  public func items(for name: String) -> [Item] {
    parameters.filter { $0.names.contains(name) }.flatMap(\.items)
  }
}

extension [AppVocabulary] {
  /// The vocabulary of a language: the exact one, else the language without its region, else the
  /// development language.
  public func vocabulary(for language: String) -> AppVocabulary? {
    for language in LanguageTag.fallbacks(of: language) {
      if let found = first(where: { $0.language?.lowercased() == language }) { return found }
    }
    return first { $0.language == nil } ?? first
  }

  /// What to answer with to 'What can you do?': the app's examples in a language.
  public func examples(for language: String) -> [String] {
    vocabulary(for: language)?.examples ?? []
  }
}
