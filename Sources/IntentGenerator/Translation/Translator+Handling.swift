import IntentDefinition

extension Translator {
  /// `Name+Handling.swift`.
  func handlingFile(_ definition: Definition, _ excerpt: FileExcerpt) -> HandlingFile {
    HandlingFile(
      header: excerpt.isFirst ? handlingHeader(definition) : nil,
      intents: generatedIntents(definition, excerpt).map(handlingModel),
      domains: excerpt.isLast
        ? definition.domains.map {
          domainModel($0, definition, handling: types.runtime("IntentHandling"))
        } : []
    )
  }

  private func handlingHeader(_ definition: Definition) -> FileHeader {
    let intents = generatedIntents(definition)
    let usedTypes = intents.flatMap { intent in
      intent.parameters
        .filter {
          $0.supportsResolution || $0.supportsDynamicEnumeration || !$0.unsupportedReasons.isEmpty
        }
        .map(\.type.value)
    }
    return header(
      definition,
      isEmpty: intents.isEmpty && definition.domains.isEmpty,
      uses: usedTypes,
      usesInside: intents.flatMap { $0.parameters.map(\.type.value) }
    )
  }

  private func handlingModel(_ intent: Intent) -> HandlingModel {
    let parameters = intent.parametersInDisplayOrder
    return HandlingModel(
      name: SwiftLiteral.comment(intent.name.value),
      summary: documentation("Handles '\(intent.title.nonempty ?? intent.name.value)'."),
      type: SwiftIdentifier.escaped(intent.typeName),
      handling: intent.typeName + "Handling",
      conformance: SwiftLayout.inheritance(
        of: head("protocol", intent.typeName + "Handling"),
        [types.runtime("IntentHandling")]
      ),
      presenting: intent.typeName + "Presenting",
      presentingConformance: SwiftLayout.inheritance(
        of: head("protocol", intent.typeName + "Presenting"),
        [types.runtime("IntentHandling")]
      ),
      response: intent.typeName + "Response",
      methods: parameterMethods(of: intent, types).map(methodModel),
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

  /// A method as the template shows it.
  private func methodModel(_ method: HandlerMethod) -> MethodModel {
    let label = method.subject.map { SwiftLiteral.comment($0.label) } ?? ""
    let sentence =
      switch method.kind {
      case .resolve where method.result.hasPrefix("["):
        "Resolves each value of '\(label)'; of none, `[.needsValue()]` asks for one."
      case .resolve: "Resolves '\(label)'."
      case .options, .formerOptions: "Offers values for '\(label)'."
      case .default: "The value of '\(label)' to begin with."
      case .confirm, .handle: ""
      }
    return MethodModel(
      documentation: documentation(sentence, indentation: 2),
      signature: SwiftLayout.signature(
        method.name,
        method.arguments,
        result: " async throws -> \(method.result)",
        prefix: "  \(access)func "
      ),
      defaultBody: method.defaultBody
    )
  }

  private func label(of parameter: Parameter) -> String {
    SwiftLiteral.comment(parameter.displayName.nonempty ?? parameter.name.value)
  }

  private func reasonsModel(_ parameter: Parameter, _ intent: Intent) -> ReasonsModel {
    let type = intent.unsupportedReasonTypeName(of: parameter)
    return ReasonsModel(
      parameter: label(of: parameter),
      type: type,
      conformance: SwiftLayout.inheritance(
        of: head("enum", type),
        [types.swift("Int"), types.runtime("IntentUnsupportedReason")]
      ),
      resultAlias: SwiftLayout.alias(
        intent.resolutionResultTypeName(of: parameter),
        types.runtime("IntentResolutionResult"),
        [types.type(of: parameter.type.value), type],
        prefix: access + "typealias "
      ),
      cases: parameter.numberedUnsupportedReasons.map { reason, value in
        CaseModel(
          documentation: documentation(
            reason.format.nonempty ?? reason.code.value,
            indentation: 2
          ),
          name: name(reason.code.value, in: .unsupportedReason),
          value: SwiftLiteral.integer(value)
        )
      }
    )
  }
}
