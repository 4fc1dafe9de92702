/// What a question about a parameter is for.
enum PromptKind: String {
  case value = "Primary"
  case confirmation = "Confirmation"
  case selection = "DisambiguationSelection"
  case introduction = "DisambiguationIntroduction"
  case details = "Details"
}

extension Speaker {
  /// The definition's question, or a plain one made from the parameter's display name.
  ///
  /// - Parameter count: The number of values to choose among.
  func prompt(
    _ kind: PromptKind,
    for parameter: ParameterDescriptor,
    count: Int? = nil,
    _ placeholders: Placeholders
  ) -> String {
    let placeholders = placeholders.or(self.placeholders(for: parameter, count: count))
    let kinds: [PromptKind] = kind == .details ? [.details, .selection, .value] : [kind]
    for kind in kinds {
      if let prompt = parameter.prompts.first(where: { $0.kind == kind.rawValue }) {
        return sentence(prompt.format, placeholders)
      }
    }
    let name = text(parameter.displayName)
    switch kind {
    case .value, .details: return phrase(.whichValue, name)
    case .selection: return phrase(.whichOne, name)
    case .confirmation: return phrase(.didYouMean, placeholders.text(parameter.name, nil) ?? name)
    case .introduction: return ""
    }
  }

  /// Why a value was refused.
  func reason(
    _ reason: Int?,
    for parameter: ParameterDescriptor,
    _ placeholders: Placeholders
  ) -> String {
    let placeholders = placeholders.or(self.placeholders(for: parameter, count: nil))
    if let format = parameter.unsupportedReasons.first(where: { $0.value == reason })?.format {
      return sentence(format, placeholders)
    }
    let name = text(parameter.displayName)
    guard let value = placeholders.text(parameter.name, nil), !value.isEmpty else {
      return phrase(.unsupported, name)
    }
    return parameter.takesNames
      ? phrase(.unknownName, value) : phrase(.unsupportedValue, value, name)
  }

  /// What every sentence about a parameter may name.
  private func placeholders(for parameter: ParameterDescriptor, count: Int?) -> Placeholders {
    Placeholders(
      text: { name, _ in
        switch name {
        case "count": count.map { text(for: $0) }
        case "minimumValue": parameter.limits.minimum.map { text(for: $0) }
        case "maximumValue": parameter.limits.maximum.map { text(for: $0) }
        case "displayName": text(parameter.displayName)
        default: nil
        }
      },
      number: { $0 == "count" ? count : nil }
    )
  }
}

extension ParameterDescriptor {
  /// Whether its values are known by their names: people, things of the app's own.
  fileprivate var takesNames: Bool {
    !vocabularyKinds.isEmpty || !Self.basicTypes.contains(typeName)
  }

  private static let basicTypes: Set<String> = [
    "Boolean", "CurrencyAmount", "Date", "DateComponents", "DateComponentsRange", "Decimal",
    "Energy",
    "File", "Image", "Integer", "Length", "Mass", "PaymentMethod", "Placemark", "Speed", "String",
    "Temperature", "TimeInterval", "URL", "Volume",
  ]
}
