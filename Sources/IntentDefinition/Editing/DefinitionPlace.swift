package import PropertyList

/// A place in a definition, named as people name it: `OrderSoup.quantity`, `Size.large`,
/// `OrderSoup success`.
package struct DefinitionPlace: Hashable, Sendable {
  /// What stands at a place.
  package enum Kind: String, CaseIterable, Sendable {
    case intent, type, enumeration, parameter, property, responseProperty, code, reason
    case enumerationCase, combination, managedCombination
  }

  /// A name on the way to a place, and what it is of.
  package struct Component: Hashable, Sendable {
    package var kind: Kind
    package var name: String
  }

  /// The names on the way, that of the intent, type or enumeration first.
  package var components: [Component]
  /// Where it stands in the property list: a dictionary.
  package var path: PropertyListPath
  /// The prefix of its keys, `INIntentParameter`.
  package var prefix: String

  /// What stands here.
  package var kind: Kind { components.last?.kind ?? .intent }
  /// Its name; that of a combination is the names of its parameters.
  package var name: String { components.last?.name ?? "" }
  /// The name of the intent, type or enumeration that it is part of, or that it is.
  package var owner: String { components.first?.name ?? "" }
}

extension DefinitionPlace.Kind {
  /// What people call it.
  package var word: String {
    switch self {
    case .responseProperty: "response property"
    case .code: "response code"
    case .enumerationCase: "case"
    case .managedCombination: "managed combination"
    case .intent, .type, .enumeration, .parameter, .property, .reason, .combination: rawValue
    }
  }

  /// The words that may stand before a name to say that this is meant.
  package var markers: [String] {
    switch self {
    case .enumeration: ["enum", "enumeration"]
    case .responseProperty: ["response"]
    case .enumerationCase: ["case"]
    case .managedCombination: ["managed"]
    case .intent, .type, .parameter, .property, .code, .reason, .combination: [rawValue]
    }
  }

  /// Whether a name alone does not say that this is meant: that of a combination would be a parameter's.
  fileprivate var needsMarker: Bool { self == .combination || self == .managedCombination }

  fileprivate var article: String { self == .intent || self == .enumeration ? "an" : "a" }

  /// `a parameter`, `an intent`.
  package var phrase: String { "\(article) \(word)" }
}

extension DefinitionPlace {
  /// What becomes of a response code that every intent has when it is removed, or has another name.
  package var loss: String? {
    guard kind == .code, StandardResponseCode(rawValue: name) != nil else { return nil }
    return "what is said on '\(name)': every intent has that response code, and a general text is "
      + "said for it from now on"
  }
}

extension DefinitionPlace: CustomStringConvertible {
  /// What diagnostics call it: `parameter 'quantity' of intent 'OrderSoup'`.
  package var description: String {
    components.reversed().map { "\($0.kind.word) '\($0.name)'" }.joined(separator: " of ")
  }

  /// The shortest way to name it, where no other place has the same one: `OrderSoup.quantity`.
  package var spelling: String { spellings.first ?? "" }

  /// The way to name it that no other place shares: `intent OrderSoup parameter quantity`.
  var fullSpelling: String {
    components.compactMap { component in
      component.kind.markers.first.map { component.name.isEmpty ? $0 : "\($0) \(component.name)" }
    }
    .joined(separator: " ")
  }

  /// All ways to name it, with dots between the words; its kind may come before the whole: `code OrderSoup.success`.
  var spellings: [String] {
    let own = ownSpellings
    guard components.count > 1 else { return own }
    return own + kind.markers.flatMap { marker in own.map { "\(marker).\($0)" } }
  }

  private var ownSpellings: [String] {
    components.reduce([""]) { starts, component in
      let marked = component.kind.markers.map {
        component.name.isEmpty ? $0 : "\($0).\(component.name)"
      }
      let forms = (component.kind.needsMarker ? [] : [component.name]) + marked
      return starts.flatMap { start in forms.map { start.isEmpty ? $0 : "\(start).\($0)" } }
    }
  }
}
