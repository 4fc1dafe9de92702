import Diagnostics

/// Why something cannot be added to a definition.
package enum DefinitionEditError: Error, Hashable {
  /// What a definition declares.
  package enum Noun: String, Hashable, Sendable {
    case intent, type, enumeration, parameter, property, code, reason, `case`, domain

    /// The array that holds it, where it stands in the definition itself.
    var arrayKey: String {
      switch self {
      case .type: "INTypes"
      case .enumeration: "INEnums"
      default: "INIntents"
      }
    }

    /// The key of its name.
    var nameKey: String {
      switch self {
      case .type: "INTypeName"
      case .enumeration: "INEnumName"
      case .parameter: "INIntentParameterName"
      case .code: "INIntentResponseCodeName"
      case .reason: "INIntentParameterUnsupportedReasonCode"
      case .case: "INEnumValueName"
      default: "INIntentName"
      }
    }
  }

  /// There is nothing of that name.
  case unknown(Noun, String, known: [String])
  /// The name is taken.
  case taken(Noun, String)
  /// A parameter's type is neither a value type nor declared.
  case unknownValueType(String, known: [String])
  /// The highest number that there is has been given out.
  case numbersExhausted(Noun, String)
  /// The intent is one of the system's, which has its parameters already.
  case systemIntent(String)
}

extension DefinitionEditError: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .unknown(let noun, let name, let known):
      let nearest = NearestMatch.find(name, among: known).map { "; did you mean '\($0)'?" }
      let list = known.isEmpty ? "there is none yet" : "there are \(known.joined(separator: ", "))"
      return "there is no \(noun.rawValue) '\(name)'\(nearest ?? "; \(list)")"
    case .taken(let noun, let name):
      return "there is \(noun.article) \(noun.rawValue) '\(name)' already; choose another name"
    case .unknownValueType(let name, let known):
      let nearest = NearestMatch.find(name, among: known).map { "; did you mean '\($0)'?" }
      return "'\(name)' is no type\(nearest ?? "; the types are \(known.joined(separator: ", "))")"
    case .numbersExhausted(let noun, let name):
      return
        "\(noun.article) \(noun.rawValue) before '\(name)' has the highest number that there is, so that "
        + "none is left for it; give that a lower one"
    case .systemIntent(let name):
      return
        "'\(name)' is one of the system's intents, which has its parameters and codes already; "
        + "add to an intent of your own"
    }
  }
}

extension DefinitionEditError.Noun {
  fileprivate var article: String {
    switch self {
    case .intent, .enumeration: "an"
    default: "a"
    }
  }
}
