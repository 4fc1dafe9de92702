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
  /// The same where types are declared in one go with what is of them.
  case undeclaredType(String, known: [String])
  /// The highest number that there is has been given out.
  case numbersExhausted(Noun, String)
  /// The intent is one of the system's, which has its parameters already.
  case systemIntent(String)
  /// There is no place of that name, or none of the kinds that are wanted.
  case unknownPlace(String, known: [String], of: [DefinitionPlace.Kind])
  /// The intent has no such response code, of which something is to be set.
  case unknownCode(String, intent: String)
  /// Words behind a place that name nothing in it: those of a text without quotes.
  case unquotedText(String, behind: String)
  /// Several names where one is added.
  case severalNames([String], to: String)
  /// The name of what is to be added is missing behind a place.
  case missingName(behind: String)
  /// What stands behind a name goes with an option, or with another command.
  case misplacedText(String, instead: String)
  /// What goes by that name is of another kind than those that are wanted.
  case otherKind(String, DefinitionPlace.Kind, wanted: [DefinitionPlace.Kind])
  /// Several places go by that name.
  case ambiguousPlace(String, places: [String])
  /// What stands there has no such property.
  case unknownProperty(String, of: DefinitionPlace.Kind, known: [String])
  /// A property cannot have that value.
  case invalidValue(String, property: String, expected: String)
  /// Another one of the kind has the name.
  case takenPlace(DefinitionPlace.Kind, String)
  /// A new name that says where it stands as well: what is renamed stays where it is.
  case dottedName(String)
  /// A name that cannot stand in a slot or a placeholder, of what is called so, where that is known.
  case unusableName(String, of: DefinitionPlace.Kind?)
  /// No name at all.
  case emptyName
  /// What stands there is of a type that has no such property.
  case unfittingProperty(String, place: String, type: String, of: String)
  /// What stands there has properties of which a new type knows nothing.
  case leftProperties([String], place: String, type: String)
  /// What stands there has numbers that are not whole, where only whole ones count.
  case fractions([String], place: String)
  /// Several places where one is changed at a time.
  case severalPlaces([String])
  /// There is no other one of the kind with that name.
  case unknownNeighbour(DefinitionPlace.Kind, String, known: [String])
  /// What stands there has no name or order of its own.
  case unnamed(DefinitionPlace.Kind)
}

extension DefinitionEditError {
  /// The type that is named and that there is not, as far as is known.
  package var missingType: String? {
    switch self {
    case .unknownValueType(let name, _), .undeclaredType(let name, _): name
    default: nil
    }
  }
}

extension DefinitionEditError: CustomStringConvertible {
  /// What types are called elsewhere, in lower case.
  private static let otherNames = [
    "int": "Integer", "number": "Integer", "double": "Decimal", "float": "Decimal",
    "bool": "Boolean", "text": "String", "datetime": "DateComponents", "time": "DateComponents",
    "duration": "TimeInterval", "money": "CurrencyAmount", "currency": "CurrencyAmount",
    "contact": "Person", "location": "Placemark", "place": "Placemark",
  ]

  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .unknown(let noun, let name, let known):
      let nearest = NearestMatch.find(name, among: known).map { "; did you mean '\($0)'?" }
      let list = known.isEmpty ? "there is none yet" : "there are \(known.joined(separator: ", "))"
      return "there is no \(noun.rawValue) '\(name)'\(nearest ?? "; \(list)")"
    case .taken(let noun, let name):
      return "there is \(noun.article) \(noun.rawValue) '\(name)' already; choose another name, "
        + (noun == .enumeration
          ? "or add cases to that one with 'intentgen add case'"
          : "or change that one with 'intentgen set'")
    case .unknownValueType(let name, let known):
      if name.elementType != nil {
        return "'\(name)' is no type of single values, and there are no lists of lists: take "
          + "'\(name)', or a type of your own that holds a list"
      }
      let nearest = Self.nearestType(name, among: known).map { "; did you mean '\($0)'?" }
      return "'\(name)' is no type\(nearest ?? "; the types are \(known.joined(separator: ", "))")"
    case .undeclaredType(let name, let known):
      let error = Self.unknownValueType(name, known: known).description
      guard Self.nearestType(name, among: known) == nil, SwiftIdentifier.isValid(name) else {
        return error
      }
      return "'\(name)' is no type; declare it, as by '--enum \(name):one,two', or take "
        + "one of \(known.joined(separator: ", "))"
    case .numbersExhausted(let noun, let name):
      return
        "\(noun.article) \(noun.rawValue) before '\(name)' has the highest number that there is, so that "
        + "none is left for it; give that a lower one"
    case .systemIntent(let name):
      return
        "'\(name)' is one of the system's intents, which has its parameters and codes already; "
        + "take an intent of your own"
    case .unknownPlace(let words, let known, let kinds):
      let nearest = NearestMatch.find(words.replacing(" ", with: "."), amongPlaces: known)
        .map { "; did you mean '\($0)'?" }
      let noun = kinds.isEmpty ? "" : "\(kinds.map(\.word).joined(separator: " or ")) "
      // What has another thing around it is often named alone.
      let within = known.filter { $0.hasSuffix(".\(words)") }.prefix(3).map { "'\($0)'" }
      guard within.isEmpty else {
        return "there is no \(noun)'\(words)' in the definition; did you mean "
          + "\(within.joined(separator: " or "))?"
      }
      return "there is no \(noun)'\(words)' in the definition"
        + (nearest ?? Self.list(known, isWhole: kinds.isEmpty))
    case .unknownCode(let name, let intent):
      return
        "'\(intent)' has no response code '\(name)'; add it with 'intentgen add code', which takes "
        + "its text with '--format'"
    case .unquotedText(let text, let place):
      return "there is no '\(text)' in '\(place)'; put a text of several words in quotes"
    case .severalNames(let names, let place):
      let list = names.map { "'\($0)'" }.joined(separator: " and ")
      let joined = names.dropFirst().map(SwiftIdentifier.capitalized)
        .reduce(names.first ?? "", +)
      return
        "\(list) are \(names.count) names; add one at a time, '\(place) \(names.first ?? "")' first, or write "
        + "them as one: '\(joined)'"
    case .missingName(let place):
      return "the name of what to add to '\(place)' is missing; it comes last"
    case .misplacedText(let text, let line):
      return "'\(text)' is no name; what it says is typed so: \(line)"
    case .otherKind(let words, let kind, let kinds):
      let wanted = kinds.map(\.phrase).joined(separator: " or ")
      return "'\(words)' is \(kind.phrase); name \(wanted)"
    case .unusableName(let name, let kind): return Self.unusable(name, kind)
    case .emptyName: return "the name is empty; give one of letters and digits"
    case .unfittingProperty(let name, let place, let type, let fitting):
      return "\(place) is of the type '\(type)', and '\(name)' is about \(fitting)"
    case .leftProperties(let names, let place, let type):
      return
        "\(place) has \(names.map { "'\($0)'" }.joined(separator: " and ")), which says nothing of "
        + "the type '\(type)'; take that away before 'type': "
        + names.map { "\($0)=" }.joined(separator: " ")
    case .fractions(let names, let place):
      return
        "\(place) has \(names.map { "'\($0)'" }.joined(separator: " and ")) with a fraction, which no Integer "
        + "has; give a whole number before 'type', or take it away: "
        + names.map { "\($0)=" }.joined(separator: " ")
    case .ambiguousPlace(let words, let places):
      let list = places.map { "'\($0)'" }.joined(separator: " or ")
      return "'\(words)' could be \(list); say which"
    case .unknownProperty(let name, let kind, let known):
      if name == "name" { return "a name is not set; 'intentgen rename' gives another one" }
      let shortened = known.filter { $0.hasPrefix(name) }.min { $0.count < $1.count }
      let nearest = (shortened ?? NearestMatch.find(name, among: known))
        .map { "; did you mean '\($0)'?" }
      let others = DefinitionPlace.Kind.allCases.filter { other in
        DefinitionProperty.all(of: other).contains { $0.name == name }
      }
      if !others.isEmpty {
        return "\(kind.phrase) has no '\(name)' to set, but "
          + others.map(\.phrase).joined(separator: " or ") + " has"
      }
      return "\(kind.phrase) has no '\(name)' to set"
        + (nearest ?? "; it has \(known.joined(separator: ", "))")
    case .invalidValue(let text, let property, let expected):
      return "'\(text)' is no value of '\(property)', which is \(expected)"
    case .takenPlace(let kind, let name):
      return "there is \(kind.phrase) '\(name)' already; choose another name"
    case .severalPlaces(let places):
      return "one place is removed at a time: first '\(places.joined(separator: "', then '"))'"
    case .dottedName(let name):
      let last = name.split(separator: ".").last ?? ""
      return "'\(name)' has a dot; give the new name by itself, such as '\(last)'"
    case .unknownNeighbour(let kind, let name, let known):
      let nearest = NearestMatch.find(name, among: known).map { "; did you mean '\($0)'?" }
      return "there is no other \(kind.word) '\(name)'"
        + (nearest ?? "; there are \(known.joined(separator: ", "))")
    case .unnamed(let kind):
      return "\(kind.phrase) has no name or order of its own: the parameters give it one"
    }
  }
}

extension DefinitionEditError {
  /// The type that was probably meant; of several values also by what other languages write.
  private static func nearestType(_ name: String, among known: [String]) -> String? {
    let element = name.wholeMatch(of: /(?:Array<(.*)>|(.*)\[\]|\[(.*)\]?)/)
      .flatMap { $0.1 ?? $0.2 ?? $0.3 }
    if let element {
      return known.first { $0 == element }.map { "[\($0)]" }
        ?? nearestType(String(element), among: known).map { "[\($0)]" }
    }
    let meant = otherNames[name.lowercased()].flatMap { known.contains($0) ? $0 : nil }
    return meant ?? NearestMatch.find(name, among: known)
  }

  /// What to say of a name that is more than a name, or not made of letters and digits.
  private static func unusable(_ name: String, _ kind: DefinitionPlace.Kind?) -> String {
    if name.contains(",") { return "'\(name)' is several names; part them with spaces" }
    if name.contains(":") {
      let isTyped = kind == .parameter || kind == .property || kind == .responseProperty
      return "'\(name)' is a name and more; give the name alone"
        + (isTyped ? ", and the type with '--type'" : "")
    }
    if let assigned = name.wholeMatch(of: /([^=]+)=(-?\d+)/)?.output, kind == .enumerationCase {
      return
        "'\(name)' is a name and more; give the name '\(assigned.1)' alone, and then its number with "
        + "'intentgen set' and 'number=\(assigned.2)'"
    }
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let joined = words.enumerated().map { index, word in
      index == 0 ? String(word) : SwiftIdentifier.capitalized(String(word))
    }
    .joined()
    let hasDisplayName = kind.map { kind in
      DefinitionProperty.all(of: kind).contains { $0.name == "display-name" }
    }
    return "'\(name)' is no name, which has letters, digits and '_' alone; call it '\(joined)'"
      + (hasDisplayName == true ? ", and say with 'display-name' what people call it" : "")
  }

  /// The names that there are, where those are few.
  private static func list(_ known: [String], isWhole: Bool) -> String {
    if known.isEmpty { return isWhole ? "; it is empty" : "; there is none yet" }
    let rest = known.count > 12 ? " and \(known.count - 12) more" : ""
    return "; there are \(known.prefix(12).joined(separator: ", "))\(rest)"
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
