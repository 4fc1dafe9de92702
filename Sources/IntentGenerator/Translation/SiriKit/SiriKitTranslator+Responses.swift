import IntentDefinition

extension SiriKitTranslator {
  /// `Name+Responses.swift`.
  func responsesFile(_ definition: Definition) -> SiriKitResponsesFile {
    let intents = shared.generatedIntents(definition)
    let responses = intents.map(responseModel)
    let usesFoundation = responses.contains { $0.properties.contains(where: \.usesFoundation) }
    let modules =
      (usesFoundation ? ["Foundation"] : []) + ["IntentRuntime", "Intents"]
    return SiriKitResponsesFile(
      header: header(
        definition,
        isEmpty: intents.isEmpty,
        modules: modules.map { .init(module: $0, isInDeclarations: true) }
      ),
      responses: responses
    )
  }

  private func responseModel(_ intent: Intent) -> SiriKitResponseModel {
    let codes = shared.responseCodes(of: intent)
    let (type, codeType) = (intent.typeName + "Response", intent.typeName + "ResponseCode")
    return SiriKitResponseModel(
      name: SwiftLiteral.comment(intent.name.value),
      type: type,
      codeType: codeType,
      codes: cases(shared.numberedCodes(of: intent).map { ($0.name, $0.number, $0.summary) }),
      conformance: conformance("class", type, [ours.intents("INIntentResponse")]),
      codeConformance: conformance(
        "enum", codeType, [ours.swift("Int"), shared.types.runtime("IntentResponseCode")]),
      outcomes: codes,
      confirmed: codes.name(of: "ready", "success"),
      failed: codes.name(of: "failure"),
      properties: properties(
        intent.response.properties, in: .appleResponse, availability: availability),
      factories: intent.response.codes.compactMap { factoryModel($0, intent) }
    )
  }

  /// The function that makes a response of a code, as code calls it, where the code's text names properties.
  func factory(of code: ResponseCode, _ intent: Intent) -> ResponseFactory? {
    var labels = intent.response.properties(namedBy: code).map(responseProperty)
    guard let first = labels.first else { return nil }
    let name = MemberScope.responseCode.identifier(code.name.value) ?? code.name.value
    // Apple's generator leaves out the first label where the code's name ends with it.
    if name.hasSuffix(SwiftIdentifier.capitalized(first)) { labels[0] = "_" }
    return ResponseFactory(name, labels: labels)
  }

  private func responseProperty(_ parameter: Parameter) -> String {
    MemberScope.appleResponse.identifier(parameter.name.value) ?? parameter.name.value
  }

  private func factoryModel(_ code: ResponseCode, _ intent: Intent) -> SiriKitFactoryModel? {
    guard let factory = factory(of: code, intent) else { return nil }
    let named = intent.response.properties(namedBy: code)
    let properties = named.map(responseProperty)
    let name = factory.name
    let labels = properties.enumerated().map { index, property in
      index == 0 ? "With\(SwiftIdentifier.capitalized(property)):" : "\(property):"
    }
    let type = intent.typeName + "Response"
    func signature(_ types: SiriKitTypeWriter) -> String {
      let arguments = zip(named, properties).enumerated().map { index, argument in
        (factory.labels[index] == "_" ? "_ " : "")
          + "\(SwiftIdentifier.escaped(argument.1)): \(types.argument(of: argument.0))"
      }
      return SwiftLayout.signature(
        SwiftIdentifier.escaped(name),
        arguments,
        result: " -> \(type)",
        prefix: "  \(shared.access)static func "
      )
    }
    return SiriKitFactoryModel(
      documentation: shared.documentation(code.format.nonempty ?? name, indentation: 2),
      selector: "\(name)IntentResponse\(labels.joined())",
      appleSignature: signature(apple),
      signature: signature(ours),
      variable: properties.contains("response") ? "intentResponse" : "response",
      code: SwiftIdentifier.escaped(name),
      type: type,
      properties: properties.map(SwiftIdentifier.escaped)
    )
  }
}
