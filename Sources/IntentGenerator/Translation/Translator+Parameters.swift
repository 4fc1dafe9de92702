import IntentDefinition

extension Translator {
  /// The list through which the runtime reads, writes and resolves an intent's parameters.
  func parameterList(of intent: Intent) -> String {
    let elements = intent.parametersInDisplayOrder.map { element($0, intent) }
    let prefix = "static let intentParameters: [any \(types.runtime("ParameterBinding"))<Self>] = "
    return SwiftExpression.array(elements)
      .render(column: 2 + access.count + prefix.count, indentation: 2)
  }

  private func element(_ parameter: Parameter, _ intent: Intent) -> SwiftExpression {
    let reason =
      parameter.unsupportedReasons.isEmpty || !parameter.supportsResolution
      ? types.runtime("NoUnsupportedReason") : intent.unsupportedReasonTypeName(of: parameter)
    let kind = parameter.supportsMultipleValues ? "ArrayParameter" : "SingleParameter"
    let value = types.type(of: parameter.type.value)
    let property = name(parameter.name.value, in: .intent)
    let suffix = intent.methodSuffix(of: parameter)
    var arguments = [
      Argument(label: nil, value: .string(parameter.name.value)),
      Argument(label: nil, value: .source("\\.\(property)")),
    ]
    func add(_ label: String, _ closure: String) {
      arguments.append(Argument(label: label, value: .source(closure)))
    }
    if parameter.supportsDynamicEnumeration {
      let method = "provide\(suffix)OptionsCollection"
      if parameter.supportsSearch {
        add("options", "{ try await $0.\(method)(for: $1, searchTerm: $2) }")
      } else {
        // On lines of its own: it is nearly always too long for one.
        let body = "try await handler.\(method)(for: intent)"
        add("options", "{ handler, intent, _ in\n        \(body)\n      }")
      }
      add("default", "{ try await $0.default\(suffix)(for: $1) }")
    }
    if parameter.supportsResolution {
      add("resolve", "{ try await $0.resolve\(suffix)(for: $1) }")
    }
    let name = SwiftLayout.genericCall(
      types.runtime(kind),
      ["Self", value, reason],
      indentation: 4
    )
    return .call(name, arguments)
  }
}
