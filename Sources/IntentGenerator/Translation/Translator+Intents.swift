import IntentDefinition

extension Translator {
  /// `Name+Intents.swift`.
  func intentsFile(_ definition: Definition) -> IntentsFile {
    let intents = generatedIntents(definition)
    let additions = definition.intents.filter { !definition.generates($0) }
    let isEmpty = definition.intents.isEmpty && definition.domains.isEmpty
    return IntentsFile(
      header: header(
        definition,
        isEmpty: isEmpty,
        uses: intents.flatMap { $0.parameters.map(\.type.value) },
        usesSystemIntents: !additions.isEmpty
      ),
      intents: intents.map(intentModel),
      additions: additions.map { additionModel($0, definition) },
      catalog: isEmpty ? nil : catalogModel(definition)
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
      type: intent.typeName,
      conformance: SwiftLayout.inheritance(
        of: head("struct", intent.typeName),
        [types.runtime + "Intent"]
      ),
      properties: properties(intent.parameters),
      description: description(of: intent)
        .render(column: 2 + access.count + "static let intentDescription = ".count, indentation: 2)
    )
  }

  private func additionModel(_ intent: Intent, _ definition: Definition) -> AdditionModel {
    let member = memberName(definition) + "Description"
    return AdditionModel(
      name: SwiftLiteral.comment(intent.name.value),
      type: intent.typeName,
      member: member,
      definition: definition.name,
      description: description(of: intent)
        .render(column: 2 + access.count + "static let  = ".count + member.count, indentation: 2)
    )
  }

  private func catalogModel(_ definition: Definition) -> CatalogModel {
    let member = memberName(definition)
    let domains = definition.domains.map {
      SwiftExpression.source(".\(SwiftIdentifier.escaped(memberName($0)))")
    }
    let intents = definition.intents.map { SwiftExpression.source("\($0.typeName).self") }
    var arguments = [SwiftExpression.Argument(label: "name", value: .string(definition.name))]
    if !domains.isEmpty { arguments.append(.init(label: "domains", value: .array(domains))) }
    arguments.append(.init(label: "intents", value: .array(intents)))
    let value = SwiftExpression.call(types.runtime + "IntentCatalog", arguments)
    return CatalogModel(
      member: SwiftIdentifier.escaped(member),
      definition: SwiftLiteral.comment(definition.name),
      value: value.render(
        column: 2 + access.count + "static let  = ".count + member.count,
        indentation: 2
      )
    )
  }

  /// The name of a definition's static members: `orderSoup` for `OrderSoup`.
  func memberName(_ definition: Definition) -> String {
    SwiftIdentifier.enumerationCase(definition.name) ?? "definition"
  }

  /// The name of a domain's static member.
  func memberName(_ domain: Domain) -> String {
    SwiftIdentifier.enumerationCase(domain.name.value) ?? "domain"
  }
}
