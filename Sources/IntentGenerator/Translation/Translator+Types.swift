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
            types: definition.types.map(objectTypeModel)
        )
    }

    private func enumerationModel(_ enumeration: Enumeration) -> EnumerationModel {
        var first: [Int: String] = [:]
        var cases: [CaseModel] = []
        var aliases: [CaseModel] = []
        var names: [SwiftExpression] = []
        for value in enumeration.values {
            let name = SwiftIdentifier.escaped(SwiftIdentifier.enumerationCase(value.name.value) ?? "")
            let index = value.index?.value ?? 0
            var model = CaseModel(
                access: access,
                documentation: documentation(value.displayName.nonempty, indentation: 2),
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
            names.append(.source(enumeration.kind == .regular ? literal : "(.\(name), \(literal))"))
        }
        let prefix =
            enumeration.kind == .regular
            ? "static let intentCaseNames: [\(types.swift)String] = "
            : "static let intentOptionNames: [(option: \(enumeration.typeName), name: \(types.swift)String)] = "
        return EnumerationModel(
            access: access,
            runtime: types.runtime,
            swift: types.swift,
            name: SwiftLiteral.comment(enumeration.name.value),
            documentation: documentation(enumeration.displayName.nonempty ?? enumeration.name.value),
            type: enumeration.typeName,
            result: enumeration.typeName + "ResolutionResult",
            cases: cases,
            aliases: aliases,
            names: SwiftExpression.array(names)
                .render(column: 2 + access.count + prefix.count, indentation: 2)
        )
    }

    private func objectTypeModel(_ type: ObjectType) -> ObjectTypeModel {
        ObjectTypeModel(
            access: access,
            runtime: types.runtime,
            swift: types.swift,
            name: SwiftLiteral.comment(type.name.value),
            documentation: documentation(type.displayName.nonempty ?? type.name.value),
            type: type.typeName,
            result: type.typeName + "ResolutionResult",
            isObject: !type.isPlainValue,
            properties: properties(ownProperties(of: type))
        )
    }

    /// The properties of a type's own.
    private func ownProperties(of type: ObjectType) -> [Parameter] {
        type.isPlainValue
            ? type.properties
            : type.ownProperties.filter { !Self.objectProperties.contains($0.name.value) }
    }
}
