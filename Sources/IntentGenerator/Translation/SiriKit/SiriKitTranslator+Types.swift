import IntentDefinition

extension SiriKitTranslator {
  /// `Name+Types.swift`.
  func typesFile(_ definition: Definition) -> SiriKitTypesFile {
    let types = definition.types.map { objectModel($0, definition) }
    let usesFoundation = types.contains { $0.properties.contains(where: \.usesFoundation) }
    let modules = (usesFoundation ? ["Foundation"] : []) + ["IntentRuntime", "Intents"]
    return SiriKitTypesFile(
      header: header(
        definition,
        isEmpty: definition.enumerations.isEmpty && definition.types.isEmpty,
        modules: modules.map { .init(module: $0, isInDeclarations: true) }
      ),
      hiddenTypes: Set(definition.types.flatMap(hiddenTypes)).sorted()
        .map { SiriKitHiddenTypeModel(type: $0, alias: Self.alias(of: $0)) },
      enumerations: definition.enumerations.map(enumerationModel),
      types: types
    )
  }

  private func enumerationModel(_ enumeration: Enumeration) -> SiriKitEnumerationModel {
    let enumeration = enumeration.withUnsetCase
    var numbers: Set<Int> = []
    // What a number says twice is one case to Objective-C.
    let values = enumeration.values.filter { numbers.insert($0.index?.value ?? 0).inserted }
    return SiriKitEnumerationModel(
      name: SwiftLiteral.comment(enumeration.name.value),
      documentation: shared.documentation(
        enumeration.displayName.nonempty ?? enumeration.name.value
      ),
      type: SwiftIdentifier.escaped(enumeration.typeName),
      stem: enumeration.typeName,
      cases: values.map { value in
        let name = enumeration.memberScope.identifier(value.name.value) ?? value.name.value
        return SiriKitCaseModel(
          documentation: shared.documentation(
            value.displayName.nonempty ?? value.name.value,
            indentation: 2
          ),
          name: "`\(name)`",
          assignment: " = \(SwiftLiteral.integer(value.index?.value ?? 0))"
        )
      },
      ours: shared.enumerationModel(enumeration),
      resultConformance: conformance(
        "class", enumeration.typeName + "ResolutionResult",
        [ours.intents("INEnumResolutionResult")])
    )
  }

  /// The types that the class of an object means by their names, and of which a property has the name, its own or one
  /// that it inherits.
  func hiddenTypes(in type: ObjectType) -> Set<String> {
    let own = shared.ownProperties(of: type)
    let names = Self.objectMembers
      .union(own.map { shared.name($0.name.value, in: .appleObject) })
    let used = own.map { ours.type(of: $0.type.value) } + [SwiftIdentifier.escaped(type.typeName)]
    return names.intersection(used)
  }

  /// What the class of an object has besides its own properties.
  private static let objectMembers = Set(
    [
      "alternativeSpeakableMatches", "copy", "debugDescription", "description", "displayImage",
      "displayString", "hash", "hashValue", "identifier", "isEqual", "isProxy", "mutableCopy",
      "objectProperties", "pronunciationHint", "self", "spokenPhrase", "subtitleString",
      "typeDescriptor", "vocabularyIdentifier",
    ].map(SwiftIdentifier.escaped))

  private func objectModel(_ type: ObjectType, _ definition: Definition) -> SiriKitObjectModel {
    let own = shared.ownProperties(of: type)
    let name = SwiftIdentifier.escaped(type.typeName)
    let hidden = hiddenTypes(in: type)
    return SiriKitObjectModel(
      name: SwiftLiteral.comment(type.name.value),
      documentation: shared.documentation(type.displayName.nonempty ?? type.name.value),
      type: name,
      stem: type.typeName,
      properties: properties(
        own,
        in: .appleObject,
        availability: { _ in [AppleAvailability.resolution] }
      ),
      conformance: conformance(
        "class", name, [ours.intents("INObject"), ours.intents("DeclaredObject")]),
      resultConformance: conformance(
        "class", type.typeName + "ResolutionResult", [ours.intents("INObjectResolutionResult")]),
      descriptor: shared.description(of: type, definition)
        .render(column: column(of: "static let typeDescriptor = "), indentation: 2),
      objectProperties: bridgedProperties(
        own,
        of: hidden.contains(name) ? Self.alias(of: name) : name,
        in: .appleObject,
        hiding: hidden,
        column: column(of: "static let objectProperties: [Intents.BridgedProperty] = ")
      )
    )
  }
}

extension Enumeration {
  /// The same with a case for no value, where the definition has none.
  fileprivate var withUnsetCase: Enumeration {
    guard !values.contains(where: { $0.index?.value == 0 }) else { return self }
    var enumeration = self
    let unset = EnumerationValue(
      name: Located(missingUnsetCase, at: name.position),
      index: Located(0, at: name.position),
      displayName: LocalizedText(nil),
      synonyms: []
    )
    enumeration.values.insert(unset, at: 0)
    return enumeration
  }
}
