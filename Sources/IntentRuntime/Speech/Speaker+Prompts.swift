/// What a question about a parameter is for.
enum PromptKind: String {
  case value = "Primary"
  case confirmation = "Confirmation"
  case selection = "DisambiguationSelection"
  case details = "Details"
}

/// What a placeholder stands for.
typealias PlaceholderText = (_ name: String, _ property: String?) -> String?

extension Speaker {
  /// The definition's question, or a plain one made from the parameter's display name.
  func prompt(
    _ kind: PromptKind,
    for parameter: ParameterDescription?,
    count: Int?,
    _ text: PlaceholderText
  ) -> String {
    guard let parameter else { return "" }
    let kinds: [PromptKind] = kind == .details ? [.details, .selection, .value] : [kind]
    for kind in kinds {
      if let prompt = parameter.prompts.first(where: { $0.kind == kind.rawValue }) {
        return fill(prompt.format, of: parameter, count: count, text)
      }
    }
    let name = self.text(parameter.displayName)
    switch kind {
    case .value, .details: return phrase(.whichValue, name)
    case .selection: return phrase(.whichOne, name)
    case .confirmation: return phrase(.didYouMean, text(parameter.name, nil) ?? name)
    }
  }

  /// The definition's sentence before a choice, where it has one.
  func introduction(
    for parameter: ParameterDescription?,
    count: Int,
    _ text: PlaceholderText
  ) -> String? {
    guard let parameter,
      let prompt = parameter.prompts.first(where: { $0.kind == "DisambiguationIntroduction" })
    else { return nil }
    return fill(prompt.format, of: parameter, count: count, text)
  }

  /// Why a value was refused.
  func reason(
    _ reason: Int?,
    for parameter: ParameterDescription?,
    _ text: PlaceholderText
  ) -> String {
    guard let parameter else { return phrase(.unsupported, "") }
    if let format = parameter.unsupportedReasons.first(where: { $0.value == reason })?.format {
      return fill(format, of: parameter, count: nil, text)
    }
    return phrase(.unsupported, self.text(parameter.displayName))
  }

  /// What a response code says of an intent, where the definition has a text for it.
  func text(ofFailure description: IntentDescription, _ code: String) -> String {
    guard let format = description.responses.first(where: { $0.code == code })?.format else {
      return phrase(.failed)
    }
    return fill(text(format)) { _, _ in nil }
  }

  private func fill(
    _ format: LocalizedText,
    of parameter: ParameterDescription,
    count: Int?,
    _ value: PlaceholderText
  ) -> String {
    fill(text(format, count: count)) { name, property in
      switch name {
      case "count": count.map { text(for: $0) }
      case "minimumValue": parameter.limits.minimum.map { text(for: $0) }
      case "maximumValue": parameter.limits.maximum.map { text(for: $0) }
      case "displayName": text(parameter.displayName)
      default: value(name, property)
      }
    }
  }
}
