import IntentDefinition

extension SiriKitTranslator {
  /// `Name+Handling.swift`.
  func handlingFile(_ definition: Definition) -> SiriKitHandlingFile {
    let intents = shared.generatedIntents(definition).map(handlingModel)
    let modules: [Translator.ModuleImport] =
      (intents.isEmpty ? [] : [.init(module: "Foundation", isInDeclarations: true)])
      + [.init(module: "Intents", isInDeclarations: intents.contains(where: \.declaresIntents))]
      + (definition.domains.isEmpty
        ? [] : [.init(module: "IntentRuntime", isInDeclarations: true)])
    return SiriKitHandlingFile(
      header: header(
        definition,
        isEmpty: intents.isEmpty && definition.domains.isEmpty,
        modules: modules
      ),
      intents: intents,
      domains: definition.domains.map { domain in
        shared.domainModel(domain, definition, handling: ours.foundation("NSObjectProtocol"))
      }
    )
  }

  private func handlingModel(_ intent: Intent) -> SiriKitHandlingModel {
    let handling = intent.typeName + "Handling"
    return SiriKitHandlingModel(
      name: SwiftLiteral.comment(intent.name.value),
      summary: shared.documentation("Handles '\(intent.title.nonempty ?? intent.name.value)'."),
      handling: handling,
      declarations: methods(of: intent, apple).flatMap(declarations),
      conformance: conformance("protocol", handling, [ours.foundation("NSObjectProtocol")]),
      methods: methods(of: intent, ours).flatMap { forms(of: $0, intent) },
      reasons: intent.parametersInDisplayOrder.filter { !$0.unsupportedReasons.isEmpty }
        .map { reasonsModel($0, intent) }
    )
  }

  /// The forms that a method has on Apple's systems.
  private func declarations(_ method: SiriKitMethod) -> [SiriKitDeclarationModel] {
    let modifier = method.isOptional ? "optional " : ""
    return method.forms.map { form in
      SiriKitDeclarationModel(
        documentation: shared.documentation(method.documentation, indentation: 2),
        attributes: form.attributes + ["@objc(\(method.selector))"],
        declaration: modifier + "func "
          + SwiftLayout.signature(
            method.name,
            form.arguments,
            result: form.result,
            prefix: "  \(modifier)func "
          )
      )
    }
  }

  /// The forms that a method has elsewhere.
  private func forms(of method: SiriKitMethod, _ intent: Intent) -> [SiriKitMethodModel] {
    method.forms.map { form in
      SiriKitMethodModel(
        documentation: shared.documentation(method.documentation, indentation: 2),
        signature: SwiftLayout.signature(
          method.name,
          form.arguments,
          result: form.result,
          prefix: "  \(shared.access)func "
        ),
        body: form.body
      )
    }
  }

  private func reasonsModel(_ parameter: Parameter, _ intent: Intent) -> SiriKitReasonsModel {
    let type = intent.unsupportedReasonTypeName(of: parameter)
    let result = intent.resolutionResultTypeName(of: parameter)
    let values = parameter.numberedUnsupportedReasons.map { reason, value in
      (
        MemberScope.unsupportedReason.identifier(reason.code.value) ?? reason.code.value, value,
        reason.format.nonempty ?? reason.code.value
      )
    }
    return SiriKitReasonsModel(
      parameter: SwiftLiteral.comment(parameter.displayName.nonempty ?? parameter.name.value),
      type: type,
      result: result,
      appleSuperclass: apple.result(of: parameter.type.value),
      conformance: conformance("enum", type, [ours.swift("Int")]),
      resultConformance: conformance("class", result, [ours.result(of: parameter.type.value)]),
      cases: cases(values)
    )
  }
}
