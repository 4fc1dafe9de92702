/// What a change of a definition means for other files: translations, vocabularies, and definitions that
/// import it.
package enum DefinitionConsequence: Hashable, Sendable {
  /// What a placeholder, a slot or a key path names: a parameter, or a property of its values.
  package struct Name: Hashable, Sendable {
    /// The parameter, or the property of the response.
    package var parameter: String
    /// The property of its values; none for the values themselves.
    package var property: String?
  }

  /// A parameter of an intent.
  package struct Parameter: Hashable, Sendable {
    /// The names by which vocabularies know the intent.
    package var intents: [String]
    /// The parameter's name.
    package var name: String
  }

  /// Texts name something by another name.
  case renamedPlaceholder(texts: Set<String>, from: Name, to: Name)
  /// A vocabulary knows an intent by another name.
  case renamedIntent(from: String, to: String)
  /// A parameter has another name.
  case renamedParameter(Parameter, to: String)
  /// A property of a parameter's values has another name.
  case renamedProperty(of: Parameter, from: String, to: String)
  /// A value of a parameter has another name.
  case renamedValue(of: Parameter, from: String, to: String)
  /// A type or an enumeration has another name.
  case renamedType(SharedType, to: String)
  /// A property of a type, or a case of an enumeration, has another name.
  case renamedMember(of: SharedType, from: String, to: String)
  /// A text says something else.
  case changedText(id: String, from: String, to: String)
  /// Texts are gone.
  case removedTexts(Set<String>)
  /// An intent is gone.
  case removedIntent([String])
  /// A parameter is gone.
  case removedParameter(Parameter)
  /// A property of a parameter's values is gone.
  case removedProperty(of: Parameter, String)
  /// A value of a parameter is gone.
  case removedValue(of: Parameter, String)
  /// A type or an enumeration is gone.
  case removedType(SharedType)
  /// A property of a type, or a case of an enumeration, is gone.
  case removedMember(of: SharedType, String)

  /// Whether definitions have to follow that import the changed one.
  package var concernsImporters: Bool {
    switch self {
    case .renamedType, .renamedMember, .removedType, .removedMember: true
    default: false
    }
  }
  /// Whether vocabularies have to follow.
  package var concernsVocabularies: Bool {
    switch self {
    case .renamedIntent, .renamedParameter, .renamedProperty, .renamedValue, .removedIntent,
      .removedParameter, .removedProperty, .removedValue:
      true
    default: false
    }
  }
}
