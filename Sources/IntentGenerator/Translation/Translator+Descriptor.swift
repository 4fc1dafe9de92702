import IntentDefinition

extension Translator {
  typealias Argument = SwiftExpression.Argument

  /// The static description of an intent.
  func description(of intent: Intent) -> SwiftExpression {
    var arguments = [Argument(label: "name", value: .string(intent.name.value))]
    func add(_ label: String, _ value: SwiftExpression?) {
      if let value { arguments.append(Argument(label: label, value: value)) }
    }
    add("domain", intent.domain.map { .string($0.value) })
    add("category", intent.category.map { .string($0) })
    add("verb", intent.verb.map { .string($0) })
    add("title", text(intent.title) ?? text(LocalizedText(Located(intent.name.value))))
    add("summary", text(intent.summary))
    if intent.isUserConfirmationRequired { add("isUserConfirmationRequired", .source("true")) }
    if intent.restriction == .whileLocked { add("isRestrictedWhileLocked", .source("true")) }
    if intent.isIdempotent == true { add("isIdempotent", .source("true")) }
    add("keyParameter", intent.keyParameter.map { .string($0.value) })
    add("inputParameter", intent.input.map { .string($0.value) })
    add("outputProperty", intent.response.output.map { .string($0.value) })
    add("parameters", list(intent.parametersInDisplayOrder.map(description)))
    add("combinations", list(intent.combinations.map(description)))
    add("responses", list(intent.response.codes.compactMap(description)))
    add("responseProperties", list(intent.response.properties.map(responseProperty)))
    return call("IntentDescriptor", arguments)
  }

  private func description(of parameter: Parameter) -> SwiftExpression {
    var arguments = [Argument(label: nil, value: .string(parameter.name.value))]
    func add(_ label: String, _ value: SwiftExpression?) {
      if let value { arguments.append(Argument(label: label, value: value)) }
    }
    let name = LocalizedText(Located(parameter.name.value))
    add("displayName", text(parameter.displayName) ?? text(name))
    add("typeName", .string(parameter.type.value.name))
    add("vocabularyKinds", vocabularyKinds(parameter.vocabularyKinds))
    if parameter.supportsMultipleValues { add("isArray", .source("true")) }
    add("fixedSizes", fixedSizes(of: parameter))
    add("limits", limits(of: parameter))
    add("defaultValue", parameter.metadata.defaultValue.map { literal($0.value) })
    add("booleanNames", booleanNames(of: parameter.metadata))
    add("prompts", list(parameter.prompts.compactMap(description)))
    add("unsupportedReasons", list(parameter.numberedUnsupportedReasons.map(description)))
    add("relationship", parameter.relationship.map(description))
    return call("ParameterDescriptor", arguments)
  }

  /// What the runtime is told of an object type.
  func description(of type: ObjectType, _ definition: Definition) -> SwiftExpression {
    var arguments = [Argument(label: nil, value: .string(type.name.value))]
    func add(_ label: String, _ value: SwiftExpression?) {
      if let value { arguments.append(Argument(label: label, value: value)) }
    }
    add("namespace", definition.namespace.map { .string($0.value) })
    // Under its name in JSON, which is that of the Swift property.
    let spoken = type.spokenProperty.map { type.memberScope.identifier($0.value) ?? $0.value }
    add(
      "spokenProperty", (spoken ?? (type.isPlainValue ? nil : "displayString")).map { .string($0) })
    add("vocabularyKinds", vocabularyKinds(type.vocabularyKinds))
    let lists = type.ownProperties.filter(\.supportsMultipleValues).map(\.name.value)
    add(
      "listProperties",
      list(lists.map { .string(type.memberScope.identifier($0) ?? $0) }))
    let types = type.ownProperties.compactMap { property -> SwiftExpression? in
      guard case .basic(let basic) = property.type.value, basic.isRead,
        !property.supportsMultipleValues
      else { return nil }
      let name = property.name.value
      let inJSON = type.memberScope.identifier(name) ?? name
      return .source("\(SwiftLiteral.string(inJSON)): \(SwiftLiteral.string(basic.rawValue))")
    }
    add("propertyTypes", list(types))
    return call("ObjectTypeDescriptor", arguments)
  }

  private func vocabularyKinds(_ kinds: [Located<String>]) -> SwiftExpression? {
    list(kinds.map { .source("." + $0.value) })
  }

  private func fixedSizes(of parameter: Parameter) -> SwiftExpression? {
    guard parameter.fixedSizes.isFixed, !parameter.fixedSizes.sizes.isEmpty else { return nil }
    let sizes = parameter.fixedSizes.sizes
      .map { "\(SwiftLiteral.string($0.sizeClass ?? "")): \($0.size)" }
    return .source("[\(sizes.joined(separator: ", "))]")
  }

  private func limits(of parameter: Parameter) -> SwiftExpression? {
    let metadata = parameter.metadata
    var arguments: [Argument] = []
    func add(_ label: String, _ value: SwiftExpression?) {
      if let value { arguments.append(Argument(label: label, value: value)) }
    }
    let limits = parameter.numberLimits
    add("minimum", limits.minimum.map { .source(number($0)) })
    add("maximum", limits.maximum.map { .source(number($0)) })
    add("supportsNegativeNumbers", metadata.supportsNegativeNumbers.map { .source(String($0)) })
    add("unit", limits.unit.map { .string($0) })
    if !metadata.contentTypes.isEmpty {
      add("contentTypes", .array(metadata.contentTypes.map { .string($0) }))
    }
    add("dateMode", parameter.dateMode.map { .source("." + $0.rawValue.lowercased()) })
    return arguments.isEmpty ? nil : call("ParameterLimits", arguments)
  }

  private func booleanNames(of metadata: ParameterMetadata) -> SwiftExpression? {
    guard let yes = metadata.trueDisplayName.flatMap(text),
      let no = metadata.falseDisplayName.flatMap(text)
    else { return nil }
    return call(
      "BooleanNames",
      [Argument(label: "true", value: yes), Argument(label: "false", value: no)]
    )
  }

  private func responseProperty(_ property: Parameter) -> SwiftExpression {
    var arguments = [
      Argument(label: nil, value: .string(property.name.value)),
      Argument(label: "typeName", value: .string(property.type.value.name)),
    ]
    if property.supportsMultipleValues {
      arguments.append(Argument(label: "isArray", value: .source("true")))
    }
    return call("ResponsePropertyDescriptor", arguments)
  }

  private func description(of prompt: Prompt) -> SwiftExpression? {
    text(prompt.format).map {
      call(
        "PromptDescriptor",
        [Argument(label: nil, value: .string(prompt.kind)), Argument(label: nil, value: $0)]
      )
    }
  }

  private func description(of reason: (reason: UnsupportedReason, value: Int)) -> SwiftExpression {
    var arguments = [
      Argument(label: nil, value: .string(reason.reason.code.value)),
      Argument(label: "value", value: .source(SwiftLiteral.integer(reason.value))),
    ]
    if let format = text(reason.reason.format) {
      arguments.append(Argument(label: "format", value: format))
    }
    return call("UnsupportedReasonDescriptor", arguments)
  }

  private func description(of relationship: Relationship) -> SwiftExpression {
    var arguments = [
      Argument(label: "parent", value: .string(relationship.parent.value)),
      Argument(label: "predicate", value: .string(relationship.predicate.value)),
    ]
    if let value = relationship.value {
      arguments.append(Argument(label: "value", value: literal(value.value)))
    }
    return call("RelationshipDescriptor", arguments)
  }

  private func description(of combination: ParameterCombination) -> SwiftExpression {
    let names = combination.parameters.value.map { SwiftExpression.string($0) }
    var arguments = [Argument(label: "parameters", value: .array(names))]
    if let title = text(combination.title) {
      arguments.append(Argument(label: "title", value: title))
    }
    if let subtitle = text(combination.subtitle) {
      arguments.append(Argument(label: "subtitle", value: subtitle))
    }
    if combination.supportsBackgroundExecution {
      arguments.append(Argument(label: "supportsBackgroundExecution", value: .source("true")))
    }
    if combination.isPrimary {
      arguments.append(Argument(label: "isPrimary", value: .source("true")))
    }
    return call("CombinationDescriptor", arguments)
  }

  private func description(of code: ResponseCode) -> SwiftExpression? {
    let format = text(code.format)
    let concise = text(code.conciseFormat)
    guard format != nil || concise != nil else { return nil }
    var arguments = [Argument(label: "code", value: .string(code.name.value))]
    if let format { arguments.append(Argument(label: "format", value: format)) }
    if let concise { arguments.append(Argument(label: "conciseFormat", value: concise)) }
    return call("ResponseDescriptor", arguments)
  }

  /// A text with its localisation ID; none where there is neither text nor translation.
  func text(_ text: LocalizedText) -> SwiftExpression? {
    let isTranslated = text.id.map(translatedIDs.contains) ?? false
    let base = text.id.flatMap { baseTexts[$0] }
    guard let string = text.nonempty ?? base ?? (isTranslated ? "" : nil) else { return nil }
    var arguments = [Argument(label: nil, value: .string(string))]
    if let id = text.id { arguments.append(Argument(label: "id", value: .string(id))) }
    return call("LocalizedText", arguments)
  }

  private func literal(_ value: MetadataValue) -> SwiftExpression {
    switch value {
    case .boolean(let value): .source(String(value))
    case .integer(let value): .source(SwiftLiteral.integer(value))
    case .real(let value): .source(number(value))
    case .string(let value): .string(value)
    }
  }

  /// A number, as an integer where it is one.
  private func number(_ value: Double) -> String {
    if let integer = Int(exactly: value) { return SwiftLiteral.integer(integer) }
    if value.isNaN { return ".nan" }
    return value.isInfinite ? (value < 0 ? "-.infinity" : ".infinity") : String(value)
  }

  func call(_ name: String, _ arguments: [Argument]) -> SwiftExpression {
    .call(types.runtime(name), arguments)
  }

  func list(_ elements: [SwiftExpression]) -> SwiftExpression? {
    elements.isEmpty ? nil : .array(elements)
  }
}
