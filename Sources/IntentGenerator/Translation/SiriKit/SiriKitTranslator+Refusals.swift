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
    return (optionSets + plainValues + foreign + pictures).map { what, position in
      Diagnostic(
        .error,
        .unavailableInStyle,
        "\(what), and there is no such thing in the style 'sirikit'; "
          + "declare it otherwise, or use the style 'value'",
        at: definition.location(position)
      )
    }
  }
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
