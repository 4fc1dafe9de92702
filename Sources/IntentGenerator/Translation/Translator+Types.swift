import IntentDefinition

extension Translator {
  /// The properties that every object type has, under the names that the format gives them.
  private static let objectProperties: Set<String> = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
  ]

  /// `Name+Types.swift`.
  func typesFile(_ definition: Definition) -> TypesFile {
    TypesFile(
      header: header(
        definition,
        isEmpty: definition.enumerations.isEmpty && definition.types.isEmpty,
        uses: definition.types.flatMap { ownProperties(of: $0).map(\.type.value) }
      ),
      enumerations: definition.enumerations.filter { $0.kind == .regular }.map(enumerationModel),
      optionSets: definition.enumerations.filter { $0.kind == .optionSet }.map(enumerationModel),
      types: definition.types.map { objectTypeModel($0, definition) }
    )
  }

  /// What an enumeration becomes.
  func enumerationModel(_ enumeration: Enumeration) -> EnumerationModel {
    var first: [Int: String] = [:]
    var cases: [CaseModel] = []
    var aliases: [CaseModel] = []
    var names: [SwiftExpression] = []
    var texts: [SwiftExpression] = []
    var synonyms: [SwiftExpression] = []
    for value in enumeration.values {
      let name = self.name(value.name.value, in: enumeration.memberScope)
      let index = value.index?.value ?? 0
      var model = CaseModel(
        documentation: documentation(
          value.displayName.nonempty ?? value.name.value,
          indentation: 2
        ),
        name: name,
        value: SwiftLiteral.integer(index)
      )
      if enumeration.kind == .regular, let original = first[index] {
        model.meaning = original
        aliases.append(model)
        continue
      }
      first[index] = name
      cases.append(model)
      let literal = SwiftLiteral.string(value.name.value)
      texts.append(text(value.displayName) ?? text(LocalizedText(value.name)) ?? .string(""))
      synonyms.append(.array(value.synonyms.flatMap(words)))
      names.append(.source(enumeration.kind == .regular ? literal : "(.\(name), \(literal))"))
    }
    let prefix =
      enumeration.kind == .regular
      ? "static let intentCaseNames: [\(types.swift("String"))] = "
      : "static let intentOptionNames: [(option: Self, name: \(types.swift("String")))] = "
    let conformance =
      enumeration.kind == .regular
      ? SwiftLayout.inheritance(
        of: head("enum", SwiftIdentifier.escaped(enumeration.typeName)),
        [types.swift("Int"), types.runtime("IntentEnumeration")]
      )
      : SwiftLayout.inheritance(
        of: head("struct", SwiftIdentifier.escaped(enumeration.typeName)),
        [types.runtime("IntentOptionSet")]
      )
    return EnumerationModel(
      name: SwiftLiteral.comment(enumeration.name.value),
      documentation: documentation(enumeration.displayName.nonempty ?? enumeration.name.value),
      type: SwiftIdentifier.escaped(enumeration.typeName),
      conformance: conformance,
      resultAlias: resultAlias(of: enumeration.typeName),
      cases: cases,
      aliases: aliases,
      names: SwiftExpression.array(names)
        .render(column: 2 + access.count + prefix.count, indentation: 2),
      texts: [self.texts(texts, of: enumeration), self.synonyms(synonyms, of: enumeration)]
        .compactMap(\.self)
    )
  }

  /// A synonym and how it is pronounced: both are things to say.
  private func words(of synonym: Synonym) -> [SwiftExpression] {
    [text(synonym.text), text(synonym.pronunciationHint)].compactMap(\.self)
  }

  /// What people also call the values; none where they call them nothing else.
  private func synonyms(_ synonyms: [SwiftExpression], of enumeration: Enumeration) -> String? {
    guard enumeration.kind == .regular, enumeration.values.contains(where: { !$0.synonyms.isEmpty })
    else { return nil }
    let prefix = "static let intentCaseSynonyms: [[\(types.runtime("LocalizedText"))]] = "
    return "\(access)\(prefix)"
      + SwiftExpression.array(synonyms)
      .render(column: 2 + access.count + prefix.count, indentation: 2)
  }

  /// What people call the values; none where that is what the definition calls them.
  private func texts(_ texts: [SwiftExpression], of enumeration: Enumeration) -> String? {
    let isNamed = enumeration.values.contains {
      $0.displayName.id != nil || ($0.displayName.nonempty ?? $0.name.value) != $0.name.value
    }
    guard isNamed else { return nil }
    let member = enumeration.kind == .regular ? "intentCaseTexts" : "intentOptionTexts"
    let prefix = "static let \(member): [\(types.runtime("LocalizedText"))] = "
    return "\(access)\(prefix)"
      + SwiftExpression.array(texts)
      .render(column: 2 + access.count + prefix.count, indentation: 2)
  }

  private func objectTypeModel(_ type: ObjectType, _ definition: Definition)
    -> ObjectTypeModel
  {
    let inherited =
      [types.runtime(type.isPlainValue ? "IntentDeclaredType" : "IntentObjectValue")]
    return ObjectTypeModel(
      name: SwiftLiteral.comment(type.name.value),
      documentation: documentation(type.displayName.nonempty ?? type.name.value),
      type: SwiftIdentifier.escaped(type.typeName),
      conformance: SwiftLayout.inheritance(
        of: head("struct", SwiftIdentifier.escaped(type.typeName)), inherited),
      resultAlias: resultAlias(of: type.typeName),
      isObject: !type.isPlainValue,
      properties: properties(ownProperties(of: type), in: type.memberScope),
      description: description(of: type, definition).render(
        column: 2 + access.count + "static let intentTypeDescriptor = ".count, indentation: 2)
    )
  }

  /// The properties of a type's own.
  func ownProperties(of type: ObjectType) -> [Parameter] {
    type.isPlainValue
      ? type.properties
      : type.ownProperties.filter { !Self.objectProperties.contains($0.name.value) }
  }
}
