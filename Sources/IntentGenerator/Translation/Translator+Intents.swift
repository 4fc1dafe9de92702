import IntentDefinition

extension Translator {
  /// `Name+Intents.swift`.
  func intentsFile(
    _ definition: Definition, _ localizations: [Localization], _ excerpt: FileExcerpt
  ) -> IntentsFile {
    let isEmpty = definition.intents.isEmpty && definition.domains.isEmpty
    let additions = definition.intents.filter { !definition.generates($0) }
    return IntentsFile(
      header: excerpt.isFirst
        ? header(
          definition,
          isEmpty: isEmpty,
          uses: generatedIntents(definition).flatMap { $0.parameters.map(\.type.value) },
          usesSystemIntents: !additions.isEmpty
        ) : nil,
      intents: generatedIntents(definition, excerpt).map(intentModel),
      additions: excerpt.isLast ? additions.map { additionModel($0, definition) } : [],
      catalog: isEmpty || !excerpt.isLast
        ? nil
        : catalogModel(
          definition,
          localizations,
          intents: definition.intents.map { types.type(of: $0, in: definition) }
        )
    )
  }

  private func intentModel(_ intent: Intent) -> IntentModel {
    IntentModel(
      name: SwiftLiteral.comment(intent.name.value),
      documentation: documentation(
        intent.title.nonempty ?? intent.name.value,
        intent.summary.nonempty,
        intent.introduced.map { "Introduced with \($0)." }
      ),
      type: SwiftIdentifier.escaped(intent.typeName),
      conformance: SwiftLayout.inheritance(
        of: head("struct", SwiftIdentifier.escaped(intent.typeName)),
        [types.runtime("Intent")]
      ),
      properties: properties(intent.parameters, in: .intent),
      description: description(of: intent)
        .render(column: 2 + access.count + "static let intentDescriptor = ".count, indentation: 2)
    )
  }

  private func additionModel(_ intent: Intent, _ definition: Definition) -> AdditionModel {
    let member = definition.memberName + "Descriptor"
    return AdditionModel(
      name: SwiftLiteral.comment(intent.name.value),
      type: types.type(of: intent, in: definition),
      member: member,
      definition: definition.name,
      description: description(of: intent)
        .render(column: 2 + access.count + "static let  = ".count + member.count, indentation: 2)
    )
  }
}
