import IntentDefinition

extension SiriKitTranslator {
  /// A definition, as those see it who write handlers for Apple's protocols.
  func handlerDefinition(_ definition: Definition) -> HandlerDefinition {
    var handlers = shared.handlerDefinition(definition)
    for (index, intent) in definition.intents.enumerated() {
      handlers.protocols[index].superclass = "NSObject"
      handlers.protocols[index].modules = ["Intents"] + shared.options.imports
      handlers.protocols[index].responseFactories = intent.response.codes.compactMap {
        factory(of: $0, intent)
      }
      handlers.protocols[index].methods = methods(of: intent, apple)
        .filter { definition.generates(intent) || $0.parameter == nil }
        .map { handlerMethod($0, intent) }
    }
    return handlers
  }

  private func handlerMethod(_ method: SiriKitMethod, _ intent: Intent) -> HandlerMethod {
    let completion = method.forms.first { !$0.completion.isEmpty }
    let form = method.forms.first(where: \.completion.isEmpty)
    let result = form?.result ?? ""
    let arrow = result.firstRange(of: "-> ")
    return HandlerMethod(
      kind: method.kind,
      subject: method.parameter.map(shared.subject),
      name: method.name,
      arguments: (form ?? completion)?.arguments ?? [],
      effects: result.prefix { $0 != "-" }.split(separator: " ").joined(separator: " "),
      result: arrow.map { String(result[$0.upperBound...]) } ?? "",
      completion: completion.map { form in
        .init(
          arguments: form.arguments.map { $0.replacing("Swift.Void", with: "Void") },
          results: form.completion
        )
      },
      defaultBody: defaultBody(method, intent),
      placeholder: placeholder(method, intent)
    )
  }

  /// What an app does that leaves an optional method out.
  private func defaultBody(_ method: SiriKitMethod, _ intent: Intent) -> String? {
    guard method.isOptional else { return nil }
    return switch method.kind {
    case .confirm, .handle: "\(intent.typeName)Response(code: .ready, userActivity: nil)"
    default: method.parameter.map { $0.isEnumerationAlone ? unsetCase(of: $0) : "nil" } ?? "nil"
    }
  }

  /// What a method gives that nobody has written yet: it can do nothing.
  private func placeholder(_ method: SiriKitMethod, _ intent: Intent) -> String? {
    switch method.kind {
    case .resolve:
      method.parameter?.supportsMultipleValues == true ? "[.unsupported()]" : ".unsupported()"
    case .options: "INObjectCollection(items: [])"
    case .handle: "\(intent.typeName)Response(code: .failure, userActivity: nil)"
    case .default, .confirm, .formerOptions: nil
    }
  }
}
