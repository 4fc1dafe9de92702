import IntentDefinition

extension Translator {
  /// `Name+Responses.swift`.
  func responsesFile(_ definition: Definition) -> ResponsesFile {
    let intents = generatedIntents(definition)
    return ResponsesFile(
      header: header(
        definition,
        isEmpty: intents.isEmpty,
        uses: intents.flatMap { $0.response.properties.map(\.type.value) }
      ),
      responses: intents.map(responseModel)
    )
  }

  private func responseModel(_ intent: Intent) -> ResponseModel {
    let codes = responseCodes(of: intent)
    func code(_ outcomes: String...) -> String {
      outcomes.lazy.compactMap { outcome in codes.first { $0.meaning == outcome } }.first?.name
        ?? codes.first?.name ?? ""
    }
    return ResponseModel(
      name: SwiftLiteral.comment(intent.name.value),
      type: intent.typeName + "Response",
      conformance: SwiftLayout.inheritance(
        of: head("struct", intent.typeName + "Response"),
        [types.runtime("IntentResponse")]
      ),
      codeType: intent.typeName + "ResponseCode",
      codeConformance: SwiftLayout.inheritance(
        of: head("enum", intent.typeName + "ResponseCode"),
        [types.swift("Int"), types.runtime("IntentResponseCode")]
      ),
      codes: codes,
      confirmed: code("ready", "success"),
      failed: code("failure"),
      properties: properties(intent.response.properties, in: .response),
      factories: intent.response.codes.compactMap { factoryModel($0, intent) }
    )
  }

  /// The codes with their raw values: for a custom intent the standard ones and those that the
  /// definition brings, for a system intent all that it lists.
  private func responseCodes(of intent: Intent) -> [CaseModel] {
    guard intent.kind == .custom else {
      return intent.response.codes.map { caseModel($0, value: $0.value?.value ?? 0) }
    }
    let own = intent.response.codes
      .filter { StandardResponseCode(rawValue: $0.name.value) == nil }
    let first = StandardResponseCode.firstCustomValue
    return StandardResponseCode.allCases.map(caseModel)
      + own.enumerated().map { caseModel($1, value: first + $0) }
  }

  private func caseModel(_ code: StandardResponseCode) -> CaseModel {
    CaseModel(
      documentation: documentation(code.summary, indentation: 2),
      name: code.rawValue,
      value: SwiftLiteral.integer(code.value),
      meaning: code.rawValue
    )
  }

  private func caseModel(_ code: ResponseCode, value: Int) -> CaseModel {
    let name = code.name.value
    let standard = StandardResponseCode(rawValue: name)
    return CaseModel(
      documentation: documentation(
        code.format.nonempty ?? name,
        indentation: 2
      ),
      name: self.name(name, in: .responseCode),
      value: SwiftLiteral.integer(value),
      meaning: standard?.rawValue ?? meaning(of: code)
    )
  }

  /// What a code that is none of the standard ones means to the assistant.
  private func meaning(of code: ResponseCode) -> String {
    let name = code.name.value
    if name.hasPrefix("failureRequiring") { return "failureRequiringAppLaunch" }
    if code.isSuccess { return "success" }
    return name == "handleInApp" ? "continueInApp" : "failure"
  }

  /// The function that makes a response of a code, where the code's text names properties.
  private func factoryModel(_ code: ResponseCode, _ intent: Intent) -> FactoryModel? {
    guard let format = code.format.nonempty else { return nil }
    let named = PhraseTemplate(format).names.compactMap { name in
      intent.response.properties.first { $0.name.value == name }
    }
    guard !named.isEmpty else { return nil }
    let name = self.name(code.name.value, in: .responseCode)
    func property(_ parameter: Parameter) -> String {
      MemberScope.response.identifier(parameter.name.value) ?? parameter.name.value
    }
    let arguments = named.map {
      "\(SwiftIdentifier.escaped(property($0))): \(types.valueType(of: $0))"
    }
    // The initializer takes its arguments in the order of the definition.
    let ordered = intent.response.properties.map(property).filter {
      named.map(property).contains($0)
    }
    let values = ordered.map { property in
      Argument(
        label: SwiftIdentifier.escapedLabel(property),
        value: .source(SwiftIdentifier.escaped(property))
      )
    }
    let value = SwiftExpression.call(
      "Self",
      [Argument(label: "code", value: .source(".\(name)"))] + values
    )
    return FactoryModel(
      documentation: documentation(format, indentation: 2),
      signature: SwiftLayout.signature(
        name,
        arguments,
        result: " -> Self",
        prefix: "  \(access)static func "
      ),
      value: value.render(column: 4, indentation: 4)
    )
  }
}
