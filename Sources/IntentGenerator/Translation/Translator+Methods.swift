import IntentDefinition

extension Translator {
  /// The handling protocols of a definition, as those see them who write handlers.
  func handlerProtocols(_ definition: Definition) -> [HandlerProtocol] {
    definition.intents.map { intent in
      let domain = definition.domains.first { $0.name.value == intent.domain?.value }
      return HandlerProtocol(
        definition: definition.name,
        location: definition.location(intent.position),
        intent: intent.name.value,
        identity: intent.title.id,
        title: SwiftLiteral.comment(intent.title.nonempty ?? intent.name.value),
        domain: intent.domain?.value,
        domainProtocol: domain.flatMap { handles(intent, $0) ? $0.handlingProtocolName : nil },
        modules: [SwiftModule.runtime.rawValue]
          + (definition.generates(intent) ? [] : [SwiftModule.systemIntents.rawValue])
          + options.imports,
        types: handlerTypes(of: intent),
        subjects: intent.parametersInDisplayOrder.map(subject),
        responseProperties: handlerMembers(intent.response.properties, in: .response),
        responseCodes: handlerCodes(of: intent),
        responseFactories: intent.response.codes.compactMap { factory(of: $0, intent) },
        methods: (definition.generates(intent) ? parameterMethods(of: intent, handlerTypes) : [])
          + finalMethods(of: intent, definition)
      )
    }
  }

  private func handles(_ intent: Intent, _ domain: Domain) -> Bool {
    guard let names = domain.handlingIntents else { return true }
    return names.contains { $0.value == intent.name.value }
  }

  private func handlerCodes(of intent: Intent) -> [HandlerMember] {
    numberedCodes(of: intent).filter { StandardResponseCode(rawValue: $0.name) == nil }
      .map { HandlerMember(key: "\($0.number)", name: SwiftIdentifier.escaped($0.name)) }
  }

  private func handlerTypes(of intent: Intent) -> [HandlerProtocol.Role: String] {
    let base = intent.typeName
    var names: [HandlerProtocol.Role: String] = [
      .intent: base, .handling: base + "Handling", .presenting: base + "Presenting",
      .response: base + "Response", .responseCode: base + "ResponseCode",
    ]
    for parameter in intent.parameters where !parameter.unsupportedReasons.isEmpty {
      names[.reasons(parameter.handlerKey)] = intent.unsupportedReasonTypeName(of: parameter)
      names[.result(parameter.handlerKey)] = intent.resolutionResultTypeName(of: parameter)
    }
    return names
  }

  /// The methods that are about a parameter, in the protocol's order.
  ///
  /// - Parameter types: How they name types.
  func parameterMethods(of intent: Intent, _ types: TypeWriter) -> [HandlerMethod] {
    let parameters = intent.parametersInDisplayOrder
    return parameters.compactMap { resolveMethod($0, intent, types) }
      + parameters.compactMap { optionsMethod($0, intent, types) }
      + parameters.compactMap { defaultMethod($0, intent, types) }
  }

  private func finalMethods(of intent: Intent, _ definition: Definition) -> [HandlerMethod] {
    let response = handlerTypes.type(of: intent, in: definition, "Response")
    let arguments = ["intent: \(handlerTypes.type(of: intent, in: definition))"]
    return [
      HandlerMethod(
        kind: .confirm,
        name: "confirm",
        arguments: arguments,
        result: response,
        defaultBody: "\(response)(code: .intentConfirmation)"
      ),
      HandlerMethod(kind: .handle, name: "handle", arguments: arguments, result: response),
    ]
  }

  private func resolveMethod(
    _ parameter: Parameter,
    _ intent: Intent,
    _ types: TypeWriter
  ) -> HandlerMethod? {
    guard parameter.supportsResolution else { return nil }
    let result =
      parameter.unsupportedReasons.isEmpty
      ? "\(types.runtime("ResolutionResult"))<\(types.type(of: parameter.type.value))>"
      : intent.resolutionResultTypeName(of: parameter)
    let isArray = parameter.supportsMultipleValues
    let subject = subject(parameter)
    let function = isArray ? "results" : "result"
    let body = "\(types.runtime("DefaultResolution")).\(function)(for: intent.\(subject.property))"
    return HandlerMethod(
      kind: .resolve,
      subject: subject,
      name: "resolve\(intent.methodSuffix(of: parameter))",
      arguments: ["for intent: \(SwiftIdentifier.escaped(intent.typeName))"],
      result: isArray ? "[\(result)]" : result,
      modules: parameter.unsupportedReasons.isEmpty ? modules(for: parameter) : [],
      defaultBody: intent.kind == .system ? body : nil
    )
  }

  private func optionsMethod(
    _ parameter: Parameter,
    _ intent: Intent,
    _ types: TypeWriter
  ) -> HandlerMethod? {
    guard parameter.supportsDynamicEnumeration else { return nil }
    let search = parameter.supportsSearch ? ["searchTerm: \(types.swift("String"))?"] : []
    return HandlerMethod(
      kind: .options,
      subject: subject(parameter),
      name: "provide\(intent.methodSuffix(of: parameter))OptionsCollection",
      arguments: ["for intent: \(SwiftIdentifier.escaped(intent.typeName))"] + search,
      result: "\(types.runtime("OptionsCollection"))<\(types.type(of: parameter.type.value))>",
      modules: modules(for: parameter)
    )
  }

  private func defaultMethod(
    _ parameter: Parameter,
    _ intent: Intent,
    _ types: TypeWriter
  ) -> HandlerMethod? {
    guard parameter.supportsDynamicEnumeration else { return nil }
    return HandlerMethod(
      kind: .default,
      subject: subject(parameter),
      name: "default\(intent.methodSuffix(of: parameter))",
      arguments: ["for intent: \(SwiftIdentifier.escaped(intent.typeName))"],
      result: "\(types.valueType(of: parameter))?",
      modules: modules(for: parameter),
      defaultBody: "nil"
    )
  }

  private func modules(for parameter: Parameter) -> [String] {
    let type = parameter.type.value
    return (type.needsFoundation ? ["Foundation"] : [])
      + (type.needsSystemIntents ? ["SystemIntents"] : [])
  }

  /// The parameter that a method is about.
  func subject(_ parameter: Parameter) -> HandlerMethod.Subject {
    HandlerMethod.Subject(
      key: parameter.handlerKey,
      name: parameter.name.value,
      label: parameter.displayName.nonempty ?? parameter.name.value,
      property: name(parameter.name.value, in: .intent),
      type: handlerType(of: parameter),
      reasons: parameter.unsupportedReasons.map { reason in
        HandlerMember(
          key: reason.handlerKey, name: name(reason.code.value, in: .unsupportedReason))
      }
    )
  }
}
