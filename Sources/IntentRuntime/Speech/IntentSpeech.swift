/// What is said of an intent with the values that it has: questions, confirmations, answers.
struct IntentSpeech<Root: Intent> {
  /// The values by their parameters' names, as a request has them.
  let values: [String: JSONValue]
  let description: IntentDescriptor
  let speaker: Speaker

  init(values: [String: JSONValue], description: IntentDescriptor, speaker: Speaker) {
    (self.values, self.description, self.speaker) = (values, description, speaker)
  }

  /// The same with the values of an intent; one that cannot be written is not spoken of.
  init(of intent: Root, description: IntentDescriptor, speaker: Speaker) {
    var values: [String: JSONValue] = [:]
    for parameter in Root.intentParameters {
      if let value = try? parameter.value(in: intent), !value.isNull {
        values[parameter.name] = value
      }
    }
    self.init(values: values, description: description, speaker: speaker)
  }

  /// What placeholders stand for in the intent.
  var placeholders: Placeholders { placeholders() }

  /// - Parameter isAgreed: Whether the user agrees to what is said, and so has to hear of every value.
  private func placeholders(isAgreed: Bool = false) -> Placeholders {
    Placeholders(
      text: { name, property in
        guard let (parameter, value) = value(named: name) else { return nil }
        return text(of: value, parameter, property, isAgreed: isAgreed)
      },
      number: { value(named: $0)?.value.count }
    )
  }

  /// What the placeholders of a sentence about a value stand for: the value, other parameters.
  func placeholders(
    for parameter: any ParameterBinding<Root>,
    _ value: JSONValue,
    isAgreed: Bool = false
  ) -> Placeholders {
    let all = placeholders(isAgreed: isAgreed)
    guard value != .null else { return all }
    let own = Placeholders(
      text: { name, property in
        guard name == parameter.name else { return nil }
        return text(of: value, parameter, property, isAgreed: isAgreed)
      },
      number: { $0 == parameter.name ? value.count : nil }
    )
    return own.or(all)
  }

  /// A value in words. Where the user agrees to it, one without words is said by its parts, and never left
  /// out.
  private func text(
    of value: JSONValue,
    _ parameter: any ParameterBinding<Root>,
    _ property: String?,
    isAgreed: Bool
  ) -> String {
    if isAgreed, case .array(let values) = value, description.described(parameter.name).isArray {
      return speaker.list(values.map { text(of: $0, parameter, property, isAgreed: true) })
    }
    let words = parameter.text(of: value, property: property, in: speaker)
    return isAgreed && words.isBlank ? value.parts : words
  }

  private func value(
    named name: String
  ) -> (parameter: any ParameterBinding<Root>, value: JSONValue)? {
    guard let value = values[name],
      let parameter = Root.intentParameters.first(where: { $0.name == name })
    else { return nil }
    return (parameter, value)
  }

  // MARK: - Questions

  /// A question about a parameter.
  ///
  /// - Parameters:
  ///   - value: The value that it is about; `null` for none.
  ///   - count: The number of values to choose among.
  func prompt(
    _ kind: PromptKind,
    for parameter: any ParameterBinding<Root>,
    _ value: JSONValue,
    count: Int? = nil
  ) -> String {
    speaker.prompt(
      kind, for: description.described(parameter.name), count: count
    ) { placeholders(for: parameter, value, isAgreed: kind == .confirmation) }
  }

  /// What to ask for what a parameter needs, with the reason first where its value was refused.
  func question(about name: String, _ resolution: ParameterResolution) -> String? {
    guard let parameter = Root.intentParameters.first(where: { $0.name == name }) else {
      return nil
    }
    let current = value(named: name)?.value ?? .null
    switch resolution {
    case .needsValue: return prompt(.value, for: parameter, .null)
    case .needsMoreDetails(let value): return prompt(.details, for: parameter, value)
    case .confirmationRequired(let value):
      return prompt(.confirmation, for: parameter, value ?? current)
    case .disambiguation(let options):
      return prompt(.selection, for: parameter, current, count: options.count)
    case .unsupported(let reason):
      let parts = [
        self.reason(reason, for: parameter, current), prompt(.value, for: parameter, .null),
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// Why a value of a parameter was refused.
  func reason(
    _ reason: Int?,
    for parameter: any ParameterBinding<Root>,
    _ refused: JSONValue
  ) -> String {
    speaker.reason(
      reason, for: description.described(parameter.name), placeholders(for: parameter, refused),
      refused: refused)
  }

  /// Whether to go on, with all that will be done: what the intent's phrase does not name of its values
  /// stands behind it.
  var confirmationPrompt: String {
    let primary =
      description.combinations.first(where: \.isPrimary) ?? description.combinations.last
    guard let title = primary?.title else {
      let values = values(besides: [])
      let subject =
        [speaker.text(description.title)] + (values.isEmpty ? [] : [speaker.list(values)])
      return speaker.phrase(.confirm, subject.joined(separator: ", "))
    }
    let named = Set(speaker.names(in: title))
    let phrase = speaker.sentence(title, placeholders(isAgreed: true))
    let subject = [phrase] + values(besides: named)
    return speaker.phrase(.confirm, subject.filter { !$0.isEmpty }.joined(separator: ", "))
  }

  /// The values of parameters in words; a bare number, a `yes`, and one of several of a kind say of what: from where, and where to.
  private func values(besides named: Set<String>) -> [String] {
    let placeholders = placeholders(isAgreed: true)
    let spoken = Root.intentParameters.compactMap {
      parameter -> (descriptor: ParameterDescriptor, value: JSONValue, text: String)? in
      guard !named.contains(parameter.name), let value = value(named: parameter.name)?.value,
        let text = placeholders.text(parameter.name, nil), !text.isEmpty
      else { return nil }
      return (description.described(parameter.name), value, text)
    }
    return spoken.compactMap { descriptor, value, text in
      let name = speaker.text(descriptor.displayName)
      let isOneOfSeveral = spoken.count { $0.descriptor.typeName == descriptor.typeName } > 1
      return switch value {
      case .boolean(let isTrue) where descriptor.booleanNames == nil: isTrue ? name : nil
      case .integer, .number: "\(name) \(text)"
      default: isOneOfSeveral ? "\(name) \(text)" : text
      }
    }
  }

  // MARK: - Answers

  /// What a response says: the definition's text with the names of its properties and of the
  /// parameters filled in, else a plain one where there is something to say.
  func text(of response: Root.IntentResponseType) -> String {
    let code = "\(response.code)"
    if let texts = description.responses.first(where: { $0.code == code }) {
      let properties = speaker.placeholders(
        for: response,
        types: description.responseProperties
      )
      let outcome = response.code.intentOutcome
      let isFailure = outcome == .failure || outcome == .failureRequiringAppLaunch
      if let text = speaker.sentence(of: texts, properties.or(placeholders), isFailure: isFailure) {
        return text
      }
    }
    return switch response.code.intentOutcome {
    case .success: ""
    case .inProgress: speaker.phrase(.inProgress)
    case .continueInApp, .failureRequiringAppLaunch: speaker.phrase(.continueInApp)
    case .unspecified, .ready, .failure: speaker.phrase(.failed)
    }
  }
}

extension JSONValue {
  /// The number by which a sentence with the value takes its plural form.
  fileprivate var count: Int? {
    switch self {
    case .integer(let value): value
    case .array(let values): values.count
    default: nil
    }
  }
}

extension IntentDescriptor {
  /// The description of a parameter, a bare one where the definition says nothing of it.
  func described(_ name: String) -> ParameterDescriptor {
    parameter(named: name)
      ?? ParameterDescriptor(name, displayName: LocalizedText(name), typeName: "")
  }
}
