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
    _ placeholders: () -> Placeholders
  ) -> String {
    let kinds: [PromptKind] = kind == .details ? [.details, .selection, .value] : [kind]
    for kind in kinds {
      if let prompt = parameter.prompts.first(where: { $0.kind == kind.rawValue }) {
        return sentence(
          prompt.format, placeholders().or(self.placeholders(for: parameter, count: count)))
      }
    }
    let name = text(parameter.displayName)
    switch kind {
    case .value, .details:
      return phrase(parameter.takesFiles ? .whichFile : .whichValue, name)
    case .selection: return phrase(.whichOne, name)
    case .confirmation: return phrase(.didYouMean, placeholders().text(parameter.name, nil) ?? name)
    case .introduction: return ""
    }
  }

  /// Why a value was refused: the definition's words, else the limit that it did not keep to, else that it
  /// will not do.
  ///
  /// - Parameter refused: The value; `null` where it is not known.
  func reason(
    _ reason: Int?,
    for parameter: ParameterDescriptor,
    _ placeholders: Placeholders,
    refused: JSONValue = .null
  ) -> String {
    let placeholders = placeholders.or(self.placeholders(for: parameter, count: nil))
    if let format = parameter.unsupportedReasons.first(where: { $0.value == reason })?.format {
      return sentence(format, placeholders)
    }
    if let limit = limit(of: parameter, against: refused) { return limit }
    let name = text(parameter.displayName)
    guard let value = placeholders.text(parameter.name, nil), !value.isEmpty else {
      return phrase(.unsupported, name)
    }
    return parameter.takesNames
      ? phrase(.unknownName, value) : phrase(.unsupportedValue, value, name)
  }

  /// What the limit is that a value does not keep to; none where it keeps to all.
  private func limit(of parameter: ParameterDescriptor, against value: JSONValue) -> String? {
    guard let code = parameter.violatedLimit(of: value) else { return nil }
    guard code != "unsupportedFileType" else {
      return phrase(.fileTypes, list(parameter.limits.contentTypes))
    }
    let (minimum, maximum) = (bound(\.minimum, of: parameter), bound(\.maximum, of: parameter))
    return switch (minimum, maximum) {
    case (let minimum?, let maximum?): phrase(.between, minimum, maximum)
    case (let minimum?, nil): phrase(.atLeast, minimum)
    case (nil, let maximum?) where code != "negativeNumbersNotSupported": phrase(.atMost, maximum)
    case (nil, _): phrase(.notNegative)
    }
  }

  private func bound(
    _ limit: KeyPath<ParameterLimits, Double?>,
    of parameter: ParameterDescriptor
  ) -> String? {
    guard let bound = parameter.limits[keyPath: limit] else { return nil }
    let text = text(for: bound, typeName: parameter.typeName)
    return parameter.limits.unit.map { "\(text) \($0.lowercased())" } ?? text
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

  /// Whether its values are files, which nobody says.
  fileprivate var takesFiles: Bool { ["File", "Image"].contains(typeName) }

  private static let basicTypes: Set<String> = [
    "Boolean", "CurrencyAmount", "Date", "DateComponents", "DateComponentsRange", "Decimal",
    "Energy",
    "File", "Image", "Integer", "Length", "Mass", "PaymentMethod", "Placemark", "Speed", "String",
    "Temperature", "TimeInterval", "URL", "Volume",
  ]
}
