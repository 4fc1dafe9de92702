#if Server
  import IntentRuntime
  import IntentSchemas

  extension IntentOutline {
    /// What a handler's types say of an intent.
    ///
    /// - Parameter policy: What is confirmed besides what the definition says.
    init<Root: Intent>(_ type: Root.Type, in speaker: Speaker, policy: SessionPolicy) {
      let description = type.intentDescriptor
      let bindings = Root.intentParameters.reduce(into: [:]) { $0[$1.name] = $1 }
      let isConfirmed =
        description.isUserConfirmationRequired
        || policy.confirmedIntents.contains(IntentName(domain: nil, description.name))
        || policy.confirmedIntents.contains(
          IntentName(domain: description.domain, description.name))
      self.init(
        name: description.name, domain: description.domain,
        title: speaker.text(description.title),
        summary: description.summary.map { speaker.text($0) },
        category: description.category, verb: description.verb, isConfirmed: isConfirmed,
        isIdempotent: description.isIdempotent,
        parameters: description.parameters.map { parameter in
          ParameterOutline(parameter, bindings[parameter.name], in: speaker)
        },
        codes: Root.IntentResponseType.IntentResponseCodeType.allCases.map { "\($0)" },
        properties: description.responseProperties.map {
          ParameterOutline(
            $0.name, title: $0.name, typeName: $0.typeName, isArray: $0.isArray)
        })
    }
  }

  extension ParameterOutline {
    init(
      _ parameter: ParameterDescriptor,
      _ binding: (any ParameterBinding)?,
      in speaker: Speaker
    ) {
      var kind = Kind.basic
      if let cases = binding?.choosableCases, !cases.isEmpty {
        kind = .enumeration(cases.map { CaseOutline($0.name, title: speaker.text($0.text)) })
      } else if let type = binding?.objectType {
        kind = .object(spokenProperty: type.spokenProperty)
      }
      let prompt = parameter.prompts.first { $0.kind == "Primary" }.map { speaker.text($0.format) }
      let isNatural = parameter.limits.supportsNegativeNumbers == false
      self.init(
        parameter.name, title: speaker.text(parameter.displayName),
        typeName: parameter.typeName, kind: kind, isArray: parameter.isArray,
        minimum: parameter.limits.minimum ?? (isNatural ? 0 : nil),
        maximum: parameter.limits.maximum, unit: parameter.limits.unit,
        defaultValue: parameter.defaultValue.map { SchemaValue($0) },
        prompt: prompt.map { speaker.fill($0) { _, _ in nil } })
    }
  }
#endif
