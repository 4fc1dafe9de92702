import IntentDefinition

extension SiriKitTranslator {
  /// The methods of an intent's protocol in Apple's order: what must be written before what may.
  func methods(of intent: Intent, _ types: SiriKitTypeWriter) -> [SiriKitMethod] {
    let parameters = intent.parametersInDisplayOrder
    let resolved = parameters.filter(\.supportsResolution).map { resolveMethod($0, intent, types) }
    let offered = parameters.filter(\.supportsDynamicEnumeration)
    let required = resolved + offered.map { optionsMethod($0, intent, types) }
    let optional =
      offered.map { defaultMethod($0, intent, types) }
      + offered.map { plainOptionsMethod($0, intent, types) }
    // A widget takes the values of its intent, and needs nobody to carry it out.
    let isForWidgets = intent.eligibility.isEligibleForWidgets == true
    let handle = finalMethod(
      .handle, "Carries the intent out.", intent, types, isOptional: isForWidgets)
    let confirm = finalMethod(
      .confirm, "Says whether the intent can be carried out with the values that it has.", intent,
      types, isOptional: true)
    return isForWidgets
      ? required + [confirm, handle] + optional : [handle] + required + [confirm] + optional
  }

  private func finalMethod(
    _ kind: HandlerMethod.Kind,
    _ documentation: String,
    _ intent: Intent,
    _ types: SiriKitTypeWriter,
    isOptional: Bool
  ) -> SiriKitMethod {
    let name = kind.rawValue
    let label = intent.handlingLabel
    return SiriKitMethod(
      kind: kind,
      documentation: documentation,
      name: name,
      selector: "\(name)\(intent.name.value):completion:",
      isOptional: isOptional,
      forms: pair(
        name,
        argument: label == "intent" ? label : "\(label) intent",
        call: "\(name)(\(label): intent",
        of: intent,
        types,
        label: "completion",
        answer: intent.typeName + "Response"
      )
    )
  }

  private func resolveMethod(
    _ parameter: Parameter,
    _ intent: Intent,
    _ types: SiriKitTypeWriter
  ) -> SiriKitMethod {
    let name = "resolve\(intent.methodSuffix(of: parameter))"
    let result = types.result(of: parameter, intent)
    let isArray = parameter.supportsMultipleValues
    return SiriKitMethod(
      kind: .resolve,
      parameter: parameter,
      documentation: isArray
        ? "Resolves each value of '\(label(of: parameter))'; of none, `[.needsValue()]` asks for one."
        : "Resolves '\(label(of: parameter))'.",
      name: name,
      selector: "\(name)For\(intent.name.value):withCompletion:",
      forms: pair(
        name,
        argument: "for intent",
        call: "\(name)(for: intent",
        of: intent,
        types,
        label: "with",
        answer: isArray ? "[\(result)]" : result,
        availability: [AppleAvailability.resolution]
      )
    )
  }

  /// Both forms of a method that answers once, each in terms of the other.
  private func pair(
    _ name: String,
    argument: String,
    call: String,
    of intent: Intent,
    _ types: SiriKitTypeWriter,
    label: String,
    answer: String,
    availability: [String] = []
  ) -> [SiriKitMethod.Form] {
    let internalLabel = label == "completion" ? label : "\(label) completion"
    let external = argument.prefix { $0 != " " }
    let key = SwiftLiteral.string("\(name)(\(external): \(intent.typeName), \(label):)")
    let bridging = types.intents("Bridging")
    return [
      SiriKitMethod.Form(
        arguments: [
          "\(argument): \(intent.typeName)",
          types.completion(internalLabel, [answer]),
        ],
        completion: [answer],
        attributes: availability + [AppleAvailability.renamed("\(name)(\(external):)")],
        body: [
          "\(bridging).complete(", "  self,", "  \(key),", "  completion",
          ") { await self.\(call)) }",
        ]
      ),
      SiriKitMethod.Form(
        arguments: ["\(argument): \(intent.typeName)"],
        result: " async -> \(answer)",
        attributes: [AppleAvailability.resolution],
        body: [
          "await \(bridging).answer(", "  self,", "  \(key)", ") { self.\(call), \(label): $0) }",
        ]
      ),
    ]
  }

  func label(of parameter: Parameter) -> String {
    SwiftLiteral.comment(parameter.displayName.nonempty ?? parameter.name.value)
  }
}
