import Diagnostics
import IntentDefinition

extension SiriKitTranslator {
  /// What a definition has that Apple's tools make nothing of.
  func refusals(_ definition: Definition) -> [Diagnostic] {
    let optionSets = definition.enumerations.filter { $0.kind == .optionSet }.map {
      ("enumeration '\($0.name.value)' is an option set", $0.position)
    }
    let plainValues = definition.types.filter(\.isPlainValue).map {
      ("type '\($0.name.value)' is a plain value", $0.position)
    }
    let intents = shared.generatedIntents(definition)
    let properties =
      intents.flatMap { $0.parameters + $0.response.properties }
      + definition.types.flatMap(shared.ownProperties)
    let foreign = properties.filter { $0.type.value.isForeign }.map {
      ("'\($0.name.value)' is of the system's type '\($0.type.value.name)'", $0.type.position)
    }
    let pictures = intents.flatMap(\.parameters).filter {
      $0.supportsResolution && $0.type.value == .basic(.image)
    }.map { ("'\($0.name.value)' is a picture that is resolved", $0.type.position) }
    let missing = (optionSets + plainValues + foreign + pictures).map { what, position in
      ("\(what), and there is no such thing in the style 'sirikit'; declare it otherwise", position)
    }
    let hiding = hidingNames(definition).map { what, position in
      ("\(what) in the style 'sirikit'; give it another name", position)
    }
    return (missing + hiding).map { what, position in
      Diagnostic(
        .error, .unavailableInStyle, "\(what), or use the style 'value'",
        at: definition.location(position))
    }
  }
}

extension SiriKitTranslator {
  /// Names that would hide what generated code takes from elsewhere, or that something else has that is generated.
  private func hidingNames(_ definition: Definition) -> [(String, SourcePosition)] {
    let bridges = Set(shared.generatedIntents(definition).map { $0.typeName + "Bridge" })
    let types =
      definition.enumerations.map { ($0.typeName, "enumeration '\($0.name.value)'", $0.position) }
      + definition.types.map { ($0.typeName, "type '\($0.name.value)'", $0.position) }
    let names = Set(types.map(\.0))
    let aliases = Set(
      hiddenTypes(in: shared.generatedIntents(definition)).map(\.type)
        + definition.types.flatMap(hiddenTypes))
    let hiding = types.compactMap { name, owner, position -> (String, SourcePosition)? in
      if name == "Intents" { return ("\(owner) would hide the module 'Intents'", position) }
      if bridges.contains(name) {
        return ("'\(name)' is what the runtime sees an intent by", position)
      }
      if Self.specifiers.contains(name) { return ("Swift takes '\(name)' for no type", position) }
      let alias = Self.alias(of: name)
      guard aliases.contains(SwiftIdentifier.escaped(name)), names.contains(alias) else {
        return nil
      }
      return ("'\(alias)' may be what '\(name)' is called inside another type", position)
    }
    let classes = shared.generatedIntents(definition).compactMap(\.className)
      .filter { SwiftIdentifier.escaped($0.value) != $0.value }
      .map { ("'\($0.value)' is a word of Swift, and no name of a class", $0.position) }
    let properties = definition.types.flatMap(shared.ownProperties)
      .filter { shared.name($0.name.value, in: .appleObject) == "Intents" }
      .map { ("property '\($0.name.value)' would hide the module 'Intents'", $0.name.position) }
    return hiding + classes + properties
  }

  /// Words before a parameter's type that no backticks make a name of.
  private static let specifiers: Set<String> = ["__owned", "__shared"]
}

extension ValueType {
  /// Whether it is a type of the system's that parameters of an app's own cannot have at Apple's.
  fileprivate var isForeign: Bool {
    switch self {
    case .basic, .object: false
    case .enumeration(let reference):
      if case .declared = reference.target { false } else { true }
    case .objectType(let reference):
      if case .declared = reference.target {
        false
      } else {
        BasicType(rawValue: reference.name) == nil
          && !["Location", "Object", "PersonHandle", "RecurrenceRule"].contains(reference.name)
      }
    }
  }
}
