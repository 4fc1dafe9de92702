import IntentDefinition

extension Translator {
  /// `Name+Handling.swift`.
  func handlingFile(_ definition: Definition) -> HandlingFile {
    let intents = generatedIntents(definition)
    let usedTypes = intents.flatMap { intent in
      intent.parameters
        .filter {
          $0.supportsResolution || $0.supportsDynamicEnumeration || !$0.unsupportedReasons.isEmpty
        }
        .map(\.type.value)
    }
    return HandlingFile(
      header: header(
        definition,
        isEmpty: intents.isEmpty && definition.domains.isEmpty,
        uses: usedTypes,
        usesInside: intents.flatMap { $0.parameters.map(\.type.value) }
      ),
      intents: intents.map(handlingModel),
      domains: definition.domains.map { domainModel($0, definition) }
    )
  }

  private func handlingModel(_ intent: Intent) -> HandlingModel {
    let parameters = intent.parametersInDisplayOrder
    return HandlingModel(
      name: SwiftLiteral.comment(intent.name.value),
      summary: documentation("Handles '\(intent.title.nonempty ?? intent.name.value)'."),
      type: intent.typeName,
      handling: intent.typeName + "Handling",
      conformance: SwiftLayout.inheritance(
        of: head("protocol", intent.typeName + "Handling"),
        [types.runtime + "IntentHandling"]
      ),
      presenting: intent.typeName + "Presenting",
      presentingConformance: SwiftLayout.inheritance(
        of: head("protocol", intent.typeName + "Presenting"),
        [types.runtime + "IntentHandling"]
      ),
      response: intent.typeName + "Response",
      methods: parameters.compactMap { resolveMethod($0, intent) }
        + parameters.compactMap { optionsMethod($0, intent) }
        + parameters.compactMap { defaultMethod($0, intent) },
      reasons: parameters.filter { !$0.unsupportedReasons.isEmpty }
        .map { reasonsModel($0, intent) },
      responseAlias: SwiftLayout.assignment(
        "IntentResponseType",
        intent.typeName + "Response",
        prefix: "  \(access)typealias "
      ),
      handlerAlias: SwiftLayout.assignment(
        "IntentHandlerType",
        "any \(intent.typeName)Handling",
        prefix: "  \(access)typealias "
      ),
      parameters: parameterList(of: intent)
    )
  }

  private func resolveMethod(_ parameter: Parameter, _ intent: Intent) -> MethodModel? {
    guard parameter.supportsResolution else { return nil }
    let name = label(of: parameter)
    let result = resultType(of: parameter, in: intent)
    let property = SwiftIdentifier.escaped(propertyName(parameter.name.value))
    let isArray = parameter.supportsMultipleValues
    let body =
      "\(types.runtime)DefaultResolution.\(isArray ? "results" : "result")(for: intent.\(property))"
    return MethodModel(
      documentation: documentation(
        isArray ? "Resolves each value of '\(name)'." : "Resolves '\(name)'.",
        indentation: 2
      ),
      signature: SwiftLayout.signature(
        "resolve\(intent.methodSuffix(of: parameter))",
        ["for intent: \(intent.typeName)"],
        result: " async throws -> \(isArray ? "[\(result)]" : result)",
        prefix: "  \(access)func "
      ),
      defaultBody: intent.kind == .system ? body : nil
    )
  }

  private func optionsMethod(_ parameter: Parameter, _ intent: Intent) -> MethodModel? {
    guard parameter.supportsDynamicEnumeration else { return nil }
    let search = parameter.supportsSearch ? ["searchTerm: \(types.swift)String?"] : []
    return MethodModel(
      documentation: documentation("Offers values for '\(label(of: parameter))'.", indentation: 2),
      signature: SwiftLayout.signature(
        "provide\(intent.methodSuffix(of: parameter))OptionsCollection",
        ["for intent: \(intent.typeName)"] + search,
        result:
          " async throws -> \(types.runtime)OptionsCollection<\(types.type(of: parameter.type.value))>",
        prefix: "  \(access)func "
      ),
      defaultBody: nil
    )
  }

  private func defaultMethod(_ parameter: Parameter, _ intent: Intent) -> MethodModel? {
    guard parameter.supportsDynamicEnumeration else { return nil }
    return MethodModel(
      documentation: documentation(
        "The value of '\(label(of: parameter))' to begin with.", indentation: 2),
      signature: SwiftLayout.signature(
        "default\(intent.methodSuffix(of: parameter))",
        ["for intent: \(intent.typeName)"],
        result: " async throws -> \(types.valueType(of: parameter))?",
        prefix: "  \(access)func "
      ),
      defaultBody: "nil"
    )
  }

  private func label(of parameter: Parameter) -> String {
    SwiftLiteral.comment(parameter.displayName.nonempty ?? parameter.name.value)
  }

  /// What resolving one value of a parameter gives.
  private func resultType(of parameter: Parameter, in intent: Intent) -> String {
    parameter.unsupportedReasons.isEmpty
      ? "\(types.runtime)ResolutionResult<\(types.type(of: parameter.type.value))>"
      : intent.resolutionResultTypeName(of: parameter)
  }

  private func reasonsModel(_ parameter: Parameter, _ intent: Intent) -> ReasonsModel {
    let type = intent.unsupportedReasonTypeName(of: parameter)
    return ReasonsModel(
      parameter: label(of: parameter),
      type: type,
      conformance: SwiftLayout.inheritance(
        of: head("enum", type),
        [types.swift + "Int", types.runtime + "IntentUnsupportedReason"]
      ),
      resultAlias: SwiftLayout.alias(
        intent.resolutionResultTypeName(of: parameter),
        types.runtime + "IntentResolutionResult",
        [types.type(of: parameter.type.value), type],
        prefix: access + "typealias "
      ),
      cases: parameter.numberedUnsupportedReasons.map { reason, value in
        CaseModel(
          documentation: documentation(
            reason.format.nonempty ?? reason.code.value,
            indentation: 2
          ),
          name: SwiftIdentifier.escaped(SwiftIdentifier.member(reason.code.value) ?? ""),
          value: SwiftLiteral.integer(value)
        )
      }
    )
  }
}
