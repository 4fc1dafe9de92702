import IntentDefinition
import IntentSchemas

extension DefinitionSet {
  /// What other programs are told of the intents that are asked for, target by target in the order of the definitions.
  var outlines: [IntentOutline] { byModule.flatMap(\.ownOutlines) }

  private var ownOutlines: [IntentOutline] {
    definitions.map(\.definition).flatMap { definition in
      definition.intents.filter(definition.generates).map(outline)
    }
  }

  private func outline(of intent: Intent) -> IntentOutline {
    IntentOutline(
      name: intent.name.value, domain: intent.domain?.value,
      title: intent.title.nonempty ?? intent.name.value, summary: intent.summary.nonempty,
      category: intent.category, verb: intent.verb,
      isConfirmed: intent.isUserConfirmationRequired, isIdempotent: intent.isIdempotent == true,
      parameters: intent.parametersInDisplayOrder.map(outline),
      codes: codes(of: intent),
      properties: intent.response.properties.map {
        ParameterOutline(
          $0.name.value, title: $0.name.value, typeName: $0.type.value.name,
          isArray: $0.supportsMultipleValues)
      })
  }

  private func codes(of intent: Intent) -> [String] {
    let own = intent.response.codes.map(\.name.value)
    guard intent.kind == .custom else { return own }
    let standard = StandardResponseCode.allCases.map(\.rawValue)
    return standard + own.filter { !standard.contains($0) }
  }

  private func outline(of parameter: Parameter) -> ParameterOutline {
    let metadata = parameter.metadata
    let limits = parameter.numberLimits
    let isNatural = metadata.supportsNegativeNumbers == false
    return ParameterOutline(
      parameter.name.value, title: parameter.displayName.nonempty ?? parameter.name.value,
      typeName: parameter.type.value.name, kind: kind(of: parameter.type.value),
      isArray: parameter.supportsMultipleValues,
      minimum: limits.minimum ?? (isNatural ? 0 : nil),
      maximum: limits.maximum, unit: limits.unit,
      defaultValue: metadata.defaultValue.map { SchemaValue($0.value) },
      prompt: parameter.prompts.first { $0.kind == "Primary" }?.format.nonempty.map(withoutValues))
  }

  private func kind(of type: ValueType) -> ParameterOutline.Kind {
    switch type {
    case .basic, .object: return .basic
    case .enumeration(let reference):
      let found = declarations(of: reference, \.enumerations) { $0.name.value }
      guard let enumeration = found, enumeration.kind == .regular else { return .basic }
      return .enumeration(
        // The case for what nobody has chosen yet is none to choose.
        enumeration.values.filter { $0.name.value != "unknown" }.map {
          .init($0.name.value, title: $0.displayName.nonempty ?? $0.name.value)
        })
    case .objectType(let reference):
      guard let found = declarations(of: reference, \.types, name: { $0.name.value }) else {
        return .basic
      }
      let spoken = found.spokenProperty?.value
      return .object(spokenProperty: spoken ?? (found.isPlainValue ? nil : "displayString"))
    }
  }

  /// What a reference means, where these definitions declare it.
  private func declarations<Declaration>(
    of reference: TypeReference,
    _ declarations: (Definition) -> [Declaration],
    name: (Declaration) -> String
  ) -> Declaration? {
    let named = all.filter { $0.namespace?.value == reference.namespace }
    return (named + all).lazy.flatMap(declarations).first { name($0) == reference.name }
  }

  /// A prompt without its `${parameters}`, which nothing is known of yet.
  private func withoutValues(_ prompt: String) -> String {
    prompt.replacing(/\$\{[^}]*\}/, with: "")
  }
}

extension SchemaValue {
  fileprivate init(_ value: MetadataValue) {
    self =
      switch value {
      case .boolean(let value): .boolean(value)
      case .integer(let value): .integer(value)
      case .real(let value): .number(value)
      case .string(let value): .string(value)
      }
  }
}
