import IntentDefinition

extension SiriKitTranslator {
  typealias Argument = SwiftExpression.Argument

  /// The way between a parameter as handlers see it and as the runtime does.
  func binding(of parameter: Parameter, _ intent: Intent) -> SwiftExpression {
    let property = shared.name(parameter.name.value, in: .appleIntent)
    var arguments = [
      Argument(label: nil, value: .string(parameter.name.value)),
      Argument(label: nil, value: .source("\\.\(property)")),
      Argument(
        label: nil, value: .source("\(conversion(of: parameter, hiding: Self.bridgeTypes)).self")),
    ]
    func add(_ label: String, _ closure: String) {
      arguments.append(Argument(label: label, value: .source(closure)))
    }
    let suffix = intent.methodSuffix(of: parameter)
    if parameter.supportsDynamicEnumeration {
      let method = "provide\(suffix)OptionsCollection"
      // On lines of its own: it is nearly always too long for one.
      let search = parameter.supportsSearch ? ", searchTerm: term" : ""
      let term = parameter.supportsSearch ? "term" : "_"
      let body = "try await handler.\(method)(for: intent\(search))"
      add("options", "{ handler, intent, \(term) in\n          \(body)\n        }")
      add("default", "{ $0.default\(suffix)(for: $1) }")
    }
    if parameter.supportsResolution {
      add("resolve", "{ await $0.resolve\(suffix)(for: $1) }")
    }
    return .call(function(of: parameter), arguments)
  }

  /// What the runtime is told of the properties of a response or an object.
  ///
  /// - Parameter hidden: The types of whose name there is something else where that stands.
  func bridgedProperties(
    _ properties: [Parameter],
    of type: String,
    in scope: MemberScope,
    hiding hidden: Set<String>,
    column: Int
  ) -> String {
    SwiftExpression.array(
      properties.map { property in
        let name = shared.name(property.name.value, in: scope)
        let label: String? =
          switch (property.type.value.isEnumeration, property.supportsMultipleValues) {
          case (true, true): "enumerationArray"
          case (true, false): "enumeration"
          case (false, true): "array"
          case (false, false): nil
          }
        return .call(
          ours.intents("BridgedProperty"),
          [
            Argument(label: label, value: .string(property.name.value)),
            Argument(label: nil, value: .source("\\\(type).\(name)")),
            Argument(
              label: nil, value: .source("\(conversion(of: property, hiding: hidden)).self")),
          ]
        )
      }
    )
    .render(column: column, indentation: 2)
  }

  private func function(of parameter: Parameter) -> String {
    switch (parameter.type.value.isEnumeration, parameter.supportsMultipleValues) {
    case (true, true): "enumerationArrayParameter"
    case (true, false): "enumeration"
    case (false, true): "arrayParameter"
    case (false, false): "parameter"
    }
  }

  /// What converts one value; for an enumeration the enumeration itself.
  private func conversion(of parameter: Parameter, hiding hidden: Set<String>) -> String {
    let name = ours.type(of: parameter.type.value)
    let type = hidden.contains(name) ? Self.alias(of: name) : name
    return switch parameter.type.value {
    case .basic(let basic):
      bridging(basic.unit.map { "Measure<\(ours.foundation($0))>" } ?? basic.rawValue)
    case .object: bridging("Object<\(type)>")
    case .objectType(let reference):
      if case .declared = reference.target {
        bridging("Object<\(type)>")
      } else {
        bridging(reference.name)
      }
    case .enumeration: type
    }
  }

  /// What a type of the app's own is called where something else of its name is inside: in bridges, and in the class of an
  /// object.
  static func alias(of type: String) -> String { "Own" + type.filter { $0 != "`" } }

  /// What every bridge has inside: types, and members that an expression means rather than a type of their name.
  static let bridgeTypes: Set<String> = [
    "Code", "Handler", "IntentClass", "Options", "Resolve", "ResolveAll", "ResponseClass",
    "arrayParameter", "code", "confirm", "descriptor", "enumeration", "enumerationArrayParameter",
    "handle", "handler", "parameter", "parameters", "response", "responseProperties",
  ]

  private func bridging(_ name: String) -> String { ours.intents("Bridging") + "." + name }
}
