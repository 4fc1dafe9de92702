import IntentDefinition
import IntentGenerator

extension FrameworkTranslator {
  /// What a definition becomes.
  ///
  /// - Parameter handlers: What the runtime asks of handlers of the definition's intents.
  func file(_ definition: Definition, handlers: [HandlerProtocol]) throws -> FrameworkFile {
    let types = try classes(definition)
    let intents = try zip(definition.intents, handlers).map(intentModel)
    return FrameworkFile(
      definition: "\(definition.name).intentdefinition",
      usesFoundation: !types.isEmpty || !intents.isEmpty,
      hasHandlers: intents.contains { !$0.handler.isEmpty },
      enumerations: enumerations(definition, .regular),
      optionSets: enumerations(definition, .optionSet),
      classes: types,
      intents: intents
    )
  }

  private func intentModel(_ intent: Intent, _ handler: HandlerProtocol) throws -> IntentModel {
    let name = "IN\(intent.name.value)Intent"
    let differences = interface[name]
    let responseDifferences = interface[name + "Response"]
    let properties = try properties(intent.parameters, of: name)
    let response = try self.properties(
      intent.response.properties, of: name + "Response", isMutable: true)
    let codes = intent.response.codes.enumerated().map { index, code in
      let name = MemberScope.responseCode.identifier(code.name.value) ?? code.name.value
      return CaseModel(
        documentation: phrase(code.format, code.name.value),
        name: SwiftIdentifier.escaped(name), number: code.value?.value ?? index)
    }
    let rule = properties.isEmpty ? [] : [Initializer(properties, differences)]
    return IntentModel(
      summary: phrase(intent.title, intent.name.value),
      name: intent.name.value,
      properties: properties,
      initializers: try differences.initializers?
        .compactMap { try Initializer($0, properties, differences) } ?? rule,
      codeType: responseDifferences.codeType ?? "\(name)ResponseCode",
      codes: codes,
      firstCode: codes.min { $0.number < $1.number }?.name ?? "unspecified",
      responseProperties: response,
      responseInitializers: try (responseDifferences.initializers ?? [])
        .compactMap { try Initializer($0, response, responseDifferences) },
      reasons: try reasons(of: intent),
      handler: differences.hasHandler == false ? [] : [try handlerModel(intent, handler)],
      writings: properties.map { $0.assignment(to: "intent") },
      responseReadings: response.map { "response.\($0.name) = \($0.value(of: ""))" },
      responseBinding: response.isEmpty ? "let" : "var"
    )
  }

  private func reasons(of intent: Intent) throws -> [ReasonsModel] {
    intent.parameters.filter { !$0.unsupportedReasons.isEmpty }.map { parameter in
      let superclass = plainResult(of: parameter.type.value)
      return ReasonsModel(
        stem: stem(of: parameter, intent),
        superclass: superclass,
        label: SwiftIdentifier.uncapitalized(String(superclass.dropFirst(2))),
        cases: parameter.unsupportedReasons.enumerated().map { index, reason in
          let name = MemberScope.unsupportedReason.identifier(reason.code.value)
          return CaseModel(
            documentation: phrase(reason.format, reason.code.value),
            name: SwiftIdentifier.escaped(name ?? reason.code.value),
            number: reason.value?.value ?? index + 1)
        }
      )
    }
  }

  /// What the types begin with that a parameter has of its own: in the singular, as Apple has it.
  private func stem(of parameter: Parameter, _ intent: Intent) -> String {
    let suffix = intent.methodSuffix(of: parameter)
    let isPlural = parameter.supportsMultipleValues && suffix.hasSuffix("s")
    return "IN\(intent.name.value)\(isPlural ? String(suffix.dropLast()) : suffix)"
  }

  /// The result for values of a type, where the parameter adds nothing.
  private func plainResult(of type: ValueType) -> String {
    switch type {
    case .basic(.decimal): "INDoubleResolutionResult"
    case .basic(.date): "INDateComponentsResolutionResult"
    default: "IN\(type.name)ResolutionResult"
    }
  }

  private func result(of parameter: Parameter, _ intent: Intent, _ method: String) -> String {
    let own = interface["IN\(intent.name.value)Intent"].results?[method]
    let name =
      own
      ?? (parameter.unsupportedReasons.isEmpty
        ? plainResult(of: parameter.type.value) : stem(of: parameter, intent) + "ResolutionResult")
    return parameter.supportsMultipleValues ? "[\(name)]" : name
  }

  private func handlerModel(_ intent: Intent, _ handler: HandlerProtocol) throws -> HandlerModel {
    let name = "IN\(intent.name.value)Intent"
    let differences = interface[name]
    let label = intent.handlingLabel
    func method(
      _ method: String, _ answer: String, _ documentation: String, label: String, completion: String
    ) -> MethodModel {
      MethodModel(
        documentation: documentation, method: method,
        argument: label == "intent" ? "intent: \(name)" : "\(label) intent: \(name)",
        label: label, completion: completion,
        completionArgument: completion == "completion" ? completion : "\(completion) completion",
        answer: answer)
    }
    func resolve(_ name: String, _ answer: String, _ subject: String) -> MethodModel {
      method(
        name, answer, "Resolves '\(subject)'.", label: "for",
        completion: differences.completionLabel ?? "with")
    }
    var methods = [
      method(
        "handle", name + "Response", "Carries the intent out.", label: label,
        completion: "completion"),
      method(
        "confirm", name + "Response",
        "Says whether the intent can be carried out with the values that it has.", label: label,
        completion: "completion"),
    ]
    var resolutions: [ResolutionModel] = []
    for parameter in intent.parametersInDisplayOrder where parameter.supportsResolution {
      let name = "resolve\(intent.methodSuffix(of: parameter))"
      let answer = result(of: parameter, intent, name)
      var method = resolve(name, answer, parameter.displayName.nonempty ?? parameter.name.value)
      if let earlier = differences.earlierResults?[name] {
        method.earlierAnswer = [parameter.supportsMultipleValues ? "[\(earlier)]" : earlier]
      }
      methods.append(method)
      guard let served = handler.methods.first(where: { $0.name == name }) else { continue }
      resolutions.append(try resolution(parameter, served))
    }
    let earlier = methods.flatMap { method in
      method.earlierAnswer.map { answer in
        var earlier = method
        (earlier.answer, earlier.earlierAnswer) = (answer, [])
        return earlier
      }
    }
    return HandlerModel(
      methods: methods, label: label,
      earlier: earlier.isEmpty ? [] : [EarlierHandlerModel(methods: earlier)],
      sendsUpdates: differences.sendsUpdates == true,
      resolutions: resolutions)
  }

  private func resolution(
    _ parameter: Parameter, _ served: HandlerMethod
  ) throws -> ResolutionModel {
    let value = try value(of: parameter.type.value)
    let function = value.isFallible ? "flatMap" : "map"
    let given =
      switch parameter.type.value {
      case .basic(let basic) where ["String", "Int", "Double", "Bool"].contains(value.type):
        "Bridging.\(basic.rawValue).value(given: $0)"
      default:
        value.isSame
          ? "$0 as? \(value.type)" : "($0 as? \(value.type)).\(function) { \(value.value) }"
      }
    return ResolutionModel(
      method: served.name, answer: served.result,
      function: parameter.supportsMultipleValues ? "resolutions" : "resolution",
      property: served.subject?.property ?? parameter.name.value, given: given)
  }
}
