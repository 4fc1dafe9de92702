import IntentDefinition

extension Translator {
  /// A definition, as those see it who write handlers.
  func handlerDefinition(_ definition: Definition) -> HandlerDefinition {
    HandlerDefinition(
      name: definition.name,
      file: definition.file,
      protocols: handlerProtocols(definition),
      types: definition.types.map(handlerType) + definition.enumerations.map(handlerType)
    )
  }

  /// Properties as code names them.
  func handlerMembers(_ properties: [Parameter], in scope: MemberScope) -> [HandlerMember] {
    properties.map { property in
      HandlerMember(
        key: property.handlerKey,
        name: name(property.name.value, in: scope),
        type: handlerType(of: property)
      )
    }
  }

  /// The type of a property's value, `[Soup]` for several.
  func handlerType(of property: Parameter) -> String {
    let type = property.type.value
    let name = type.declaredTypeName ?? handlerTypes.type(of: type)
    return property.supportsMultipleValues ? "[\(name)]" : name
  }

  private func handlerType(_ type: ObjectType) -> HandlerType {
    HandlerType(
      kind: .object,
      name: type.typeName,
      identity: type.displayName.id,
      members: handlerMembers(ownProperties(of: type), in: type.memberScope)
    )
  }

  private func handlerType(_ enumeration: Enumeration) -> HandlerType {
    let members = enumeration.values.map { value in
      HandlerMember(
        key: value.index.map { String($0.value) } ?? value.name.value,
        name: name(value.name.value, in: enumeration.memberScope)
      )
    }
    return HandlerType(
      kind: .enumeration,
      name: enumeration.typeName,
      identity: enumeration.displayName.id,
      members: members
    )
  }
}

extension Parameter {
  /// What stays with the parameter when its name changes: its tag, else its name.
  var handlerKey: String { tag.map { String($0.value) } ?? name.value }
}

extension UnsupportedReason {
  /// What stays with the reason when its name changes: the number or the ID that it was given, else its
  /// name. Its place does not: another reason takes that when one goes.
  var handlerKey: String { value.map { String($0.value) } ?? format.id ?? code.value }
}

extension ValueType {
  /// The name of a type that a definition declares; none for every other type.
  fileprivate var declaredTypeName: String? {
    switch self {
    case .objectType(let reference), .enumeration(let reference):
      if case .declared(let name) = reference.target { name } else { nil }
    case .basic, .object: nil
    }
  }
}
