import IntentDefinition

extension SiriKitTranslator {
  /// `Name+Intents.swift`.
  func intentsFile(_ definition: Definition, localizations: [Localization]) -> SiriKitIntentsFile {
    let intents = shared.generatedIntents(definition)
    let isEmpty = definition.intents.isEmpty && definition.domains.isEmpty
    var modules = [Translator.ModuleImport(module: "IntentRuntime", isInDeclarations: true)]
    if !intents.isEmpty {
      modules += ["Foundation", "Intents"].map { .init(module: $0, isInDeclarations: true) }
    } else {
      modules.append(.init(module: "Intents", isInDeclarations: false))
    }
    if intents.count < definition.intents.count {
      modules.append(.init(module: "SystemIntents", isInDeclarations: false))
    }
    return SiriKitIntentsFile(
      header: header(definition, isEmpty: isEmpty, modules: modules),
      hiddenTypes: hiddenTypes(in: intents),
      intents: intents.map(intentModel),
      catalog: isEmpty
        ? nil
        : shared.catalogModel(
          definition,
          localizations,
          intents: definition.intents.map { bridged($0, definition) }
        )
    )
  }

  /// The types of the app's own that bridges would hide, with what they are called there.
  func hiddenTypes(in intents: [Intent]) -> [SiriKitHiddenTypeModel] {
    let used = intents.flatMap { $0.parameters + $0.response.properties }
      .map { ours.type(of: $0.type.value) }
    return Set(used).intersection(Self.bridgeTypes).sorted()
      .map { SiriKitHiddenTypeModel(type: $0, alias: Self.alias(of: $0)) }
  }

  /// The intent's type as the runtime has it: a system intent is the runtime's own.
  private func bridged(_ intent: Intent, _ definition: Definition) -> String {
    definition.generates(intent)
      ? "Intents.BridgedIntent<\(intent.typeName)Bridge>"
      : "SystemIntents.\(intent.name.value)Intent"
  }

  private func intentModel(_ intent: Intent) -> SiriKitIntentModel {
    SiriKitIntentModel(
      name: SwiftLiteral.comment(intent.name.value),
      documentation: shared.documentation(
        intent.title.nonempty ?? intent.name.value,
        intent.summary.nonempty
      ),
      type: intent.typeName,
      properties: properties(intent.parameters, in: .appleIntent, availability: availability),
      conformance: conformance("class", intent.typeName, [ours.intents("INIntent")]),
      bridge: bridgeModel(intent)
    )
  }

  private func bridgeModel(_ intent: Intent) -> SiriKitBridgeModel {
    let type = intent.typeName + "Bridge"
    return SiriKitBridgeModel(
      type: type,
      conformance: conformance("enum", type, [ours.intents("IntentBridge")]),
      intent: intent.typeName,
      descriptor: shared.description(of: intent)
        .render(column: column(of: "static let descriptor = "), indentation: 2),
      parameters: SwiftExpression.array(
        intent.parametersInDisplayOrder.map { binding(of: $0, intent) }
      )
      .render(column: 4, indentation: 4),
      responseProperties: bridgedProperties(
        intent.response.properties,
        of: intent.typeName + "Response",
        in: .appleResponse,
        hiding: Self.bridgeTypes,
        column: column(of: "static let responseProperties: [Intents.BridgedProperty] = ")
      )
    )
  }

  /// What a type inherits, and the opening brace, on as many lines as they need.
  func conformance(_ keyword: String, _ name: String, _ inherited: [String]) -> String {
    // A class says again what its superclass says: that it is sent on as Apple's are.
    let sendable = keyword == "class" ? ["@unchecked \(ours.swift("Sendable"))"] : []
    // Protocols are `nonisolated`, too: handlers are asked on any thread, as Apple's are.
    return SwiftLayout.inheritance(
      of: "\(shared.access)nonisolated \(keyword) \(name)", inherited + sendable)
  }

  /// How much of a member's line stands before its value.
  func column(of text: String) -> Int { 2 + shared.access.count + text.count }
}
