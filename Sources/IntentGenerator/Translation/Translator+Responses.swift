import IntentDefinition

extension Translator {
  /// The properties that every response has.
  private static let reservedProperties: Set<String> = ["code", "userActivity"]

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
      access: access,
      runtime: types.runtime,
      name: SwiftLiteral.comment(intent.name.value),
      type: intent.typeName + "Response",
      conformance: SwiftLayout.inheritance(
        of: head("struct", intent.typeName + "Response"),
        [types.runtime + "IntentResponse"]
      ),
      codeType: intent.typeName + "ResponseCode",
      codeConformance: SwiftLayout.inheritance(
        of: head("enum", intent.typeName + "ResponseCode"),
        [types.swift + "Int", types.runtime + "IntentResponseCode"]
      ),
      codes: codes,
      confirmed: code("ready", "success"),
      failed: code("failure"),
      properties: properties(intent.response.properties, reserved: Self.reservedProperties),
      factories: intent.response.codes.compactMap { factoryModel($0, intent) }
    )
  }

  /// The codes with their raw values: the standard ones and the definition's own, or for a system
  /// intent those that the definition gives.
  private func responseCodes(of intent: Intent) -> [CaseModel] {
    guard intent.kind == .custom else {
      return intent.response.codes.map {
        caseModel($0, value: $0.value?.value ?? 0, isCustom: false)
      }
    }
    let standard = StandardResponseCode.allCases.map { code in
      CaseModel(
        access: access,
        documentation: ["/// " + Self.documentation(of: code)],
        name: code.rawValue,
        value: String(code.value),
        meaning: code.rawValue
      )
    }
    let own = intent.response.codes.filter { StandardResponseCode(rawValue: $0.name.value) == nil }
    let first = StandardResponseCode.firstCustomValue
    return standard + own.enumerated().map { caseModel($1, value: first + $0, isCustom: true) }
  }

  private func caseModel(_ code: ResponseCode, value: Int, isCustom: Bool) -> CaseModel {
    let name = code.name.value
    let standard = StandardResponseCode(rawValue: name)
    return CaseModel(
      access: access,
      documentation: documentation(
        code.format.nonempty ?? standard.map(Self.documentation),
        indentation: 2
      ),
      name: SwiftIdentifier.escaped(SwiftIdentifier.member(name) ?? ""),
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

  private static func documentation(of code: StandardResponseCode) -> String {
    switch code {
    case .unspecified: "Nothing was said."
    case .ready: "The intent can be carried out."
    case .continueInApp: "The app has to take over."
    case .inProgress: "It is being carried out and takes longer."
    case .success: "It was carried out."
    case .failure: "It was not carried out."
    case .failureRequiringAppLaunch: "It was not carried out, and the user must open the app."
    }
  }

  /// The function that makes a response of a code, where the code's text names properties.
  private func factoryModel(_ code: ResponseCode, _ intent: Intent) -> FactoryModel? {
    guard let format = code.format.nonempty else { return nil }
    let named = PhraseTemplate(format).names.compactMap { name in
      intent.response.properties.first { $0.name.value == name }
    }
    guard !named.isEmpty else { return nil }
    let name = SwiftIdentifier.escaped(SwiftIdentifier.member(code.name.value) ?? "")
    let arguments = named.map { parameter in
      let property = propertyName(parameter.name.value, reserved: Self.reservedProperties)
      return (SwiftIdentifier.escaped(property), types.valueType(of: parameter))
    }
    // The initializer takes its arguments in the order of the definition.
    let ordered = intent.response.properties.compactMap { parameter -> String? in
      let property = propertyName(parameter.name.value, reserved: Self.reservedProperties)
      return arguments.first { $0.0 == SwiftIdentifier.escaped(property) }?.0
    }
    let values = ordered.map { Argument(label: $0, value: .source($0)) }
    let value = SwiftExpression.call(
      "Self",
      [Argument(label: "code", value: .source(".\(name)"))] + values
    )
    return FactoryModel(
      access: access,
      documentation: documentation(format, indentation: 2),
      signature: SwiftLayout.signature(
        name,
        arguments.map { "\($0.0): \($0.1)" },
        result: " -> Self",
        prefix: "  \(access)static func "
      ),
      value: value.render(column: 4, indentation: 4)
    )
  }
}
