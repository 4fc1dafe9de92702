import IntentDefinition

extension Translator {
  /// `Name+Responses.swift`.
  func responsesFile(_ definition: Definition, _ excerpt: FileExcerpt) -> ResponsesFile {
    ResponsesFile(
      header: excerpt.isFirst ? responsesHeader(definition) : nil,
      responses: generatedIntents(definition, excerpt).map(responseModel)
    )
  }

  private func responsesHeader(_ definition: Definition) -> FileHeader {
    let intents = generatedIntents(definition)
    return header(
      definition,
      isEmpty: intents.isEmpty,
      uses: intents.flatMap { $0.response.properties.map(\.type.value) }
    )
  }

  private func responseModel(_ intent: Intent) -> ResponseModel {
    let codes = responseCodes(of: intent)
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
      confirmed: codes.name(of: "ready", "success"),
      failed: codes.name(of: "failure"),
      properties: properties(intent.response.properties, in: .response),
      factories: intent.response.codes.compactMap { factoryModel($0, intent) }
    )
  }

  /// The codes as the template shows them.
  func responseCodes(of intent: Intent) -> [CaseModel] {
    numberedCodes(of: intent).map { code in
      CaseModel(
        documentation: documentation(code.summary, indentation: 2),
        name: SwiftIdentifier.escaped(code.name),
        value: SwiftLiteral.integer(code.number),
        meaning: code.meaning
      )
    }
  }

  /// The codes with their raw values: for a custom intent the standard ones and those that the
  /// definition brings, for a system intent all that it lists.
  func numberedCodes(of intent: Intent) -> [NumberedCode] {
    guard intent.kind == .custom else {
      return intent.response.codes.map { numbered($0, $0.value?.value ?? 0) }
    }
    let own = intent.response.codes
      .filter { StandardResponseCode(rawValue: $0.name.value) == nil }
    let first = StandardResponseCode.firstCustomValue
    return StandardResponseCode.allCases.map(NumberedCode.init)
      + own.enumerated().map { numbered($1, first + $0) }
  }

  private func numbered(_ code: ResponseCode, _ number: Int) -> NumberedCode {
    let name = code.name.value
    return NumberedCode(
      name: MemberScope.responseCode.identifier(name) ?? name,
      number: number,
      summary: code.format.nonempty ?? name,
      meaning: StandardResponseCode(rawValue: name)?.rawValue ?? meaning(of: code)
    )
  }

  /// What a code that is none of the standard ones means to the assistant.
  private func meaning(of code: ResponseCode) -> String {
    let name = code.name.value
    if name.hasPrefix("failureRequiring") { return "failureRequiringAppLaunch" }
    if code.isSuccess { return "success" }
    return name == "handleInApp" ? "continueInApp" : "failure"
  }

  /// How the function is called that makes a response of a code, where the code's text names properties.
  func factory(of code: ResponseCode, _ intent: Intent) -> ResponseFactory? {
    let named = intent.response.properties(namedBy: code)
    guard !named.isEmpty else { return nil }
    return ResponseFactory(
      name(code.name.value, in: .responseCode), labels: named.map(responseProperty))
  }

  private func responseProperty(_ parameter: Parameter) -> String {
    MemberScope.response.identifier(parameter.name.value) ?? parameter.name.value
  }

  /// The function that makes a response of a code, where the code's text names properties.
  private func factoryModel(_ code: ResponseCode, _ intent: Intent) -> FactoryModel? {
    guard let factory = factory(of: code, intent) else { return nil }
    let named = intent.response.properties(namedBy: code)
    let name = factory.name
    let arguments = zip(factory.labels, named).map {
      "\(SwiftIdentifier.escaped($0)): \(types.valueType(of: $1))"
    }
    // The initializer takes its arguments in the order of the definition.
    let ordered = intent.response.properties.map(responseProperty)
      .filter(factory.labels.contains)
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
      documentation: documentation(code.format.nonempty ?? name, indentation: 2),
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

extension Response {
  /// The properties that the text of a code names, in the order of their first mention.
  func properties(namedBy code: ResponseCode) -> [Parameter] {
    PhraseTemplate(code.format.nonempty ?? "").names.compactMap { name in
      properties.first { $0.name.value == name }
    }
  }
}

extension [CaseModel] {
  /// The code that means something to the assistant, the first that is there; else any.
  func name(of outcomes: String...) -> String {
    outcomes.lazy.compactMap { outcome in first { $0.meaning == outcome } }.first?.name
      ?? first?.name ?? ""
  }
}
