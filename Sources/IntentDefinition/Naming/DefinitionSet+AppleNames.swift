extension DefinitionSet {
  /// The same definitions with the names of Apple's framework for what is the system's:
  /// `INMediaItem`, `INPlayMediaIntent`.
  package var withAppleNames: DefinitionSet {
    var set = self
    for index in set.definitions.indices {
      set.definitions[index].definition.takeAppleNames()
    }
    for index in set.context.indices {
      set.context[index].takeAppleNames()
    }
    return set
  }
}

extension Definition {
  /// The namespace of what is the system's.
  private static let systemNamespace = "System"

  fileprivate mutating func takeAppleNames() {
    for index in intents.indices {
      intents[index].systemPrefix = "IN"
      intents[index].parameters = intents[index].parameters.map(\.withAppleNames)
      intents[index].response.properties =
        intents[index].response.properties.map(\.withAppleNames)
    }
    for index in types.indices {
      types[index].properties = types[index].properties.map(\.withAppleNames)
    }
    guard namespace?.value == Self.systemNamespace else { return }
    for index in types.indices {
      let name = types[index].name
      types[index].className = Located("IN" + name.value, at: name.position)
    }
    for index in enumerations.indices {
      let name = enumerations[index].name
      enumerations[index].className = Located("IN" + name.value, at: name.position)
    }
  }
}

extension Parameter {
  fileprivate var withAppleNames: Parameter {
    var parameter = self
    switch type.value {
    case .objectType(let reference): parameter.type.value = .objectType(reference.withAppleNames)
    case .enumeration(let reference): parameter.type.value = .enumeration(reference.withAppleNames)
    case .basic, .object: break
    }
    return parameter
  }
}

extension TypeReference {
  fileprivate var withAppleNames: TypeReference {
    var reference = self
    switch target {
    case .system: reference.target = .system(typeName: "IN" + name)
    case .declared where namespace == "System":
      reference.target = .declared(typeName: "IN" + name)
    case .declared, .runtime, .unresolved: break
    }
    return reference
  }
}
