import Diagnostics
import IntentDefinition

/// A linked model as people read it.
struct ModelText {
  private(set) var text = ""

  init(_ set: DefinitionSet) {
    for linked in set.definitions { append(linked) }
    for vocabulary in set.vocabularies { append(vocabulary) }
  }

  private mutating func line(_ depth: Int, _ words: String?...) {
    let indentation = String(repeating: "  ", count: depth)
    let line = words.compactMap { $0 }.joined(separator: " ")
    text += indentation + line.escapingInvisibles + "\n"
  }

  private mutating func append(_ linked: LinkedDefinition) {
    let definition = linked.definition
    line(0, "definition \(definition.name)", "(\(definition.file))")
    if let namespace = definition.namespace { line(1, "namespace \(namespace.value)") }
    for name in definition.imports { line(1, "imports \(name.value)") }
    for domain in definition.domains {
      line(1, "domain \(domain.name.value)", domain.title.map { "— \($0)" })
    }
    for intent in definition.intents { append(intent) }
    for enumeration in definition.enumerations {
      let noun = enumeration.kind == .regular ? "enumeration" : "option set"
      line(1, "\(noun) \(enumeration.typeName)")
      for value in enumeration.values {
        let index = value.index.map { "= \($0.value)" }
        line(2, value.name.value, index, value.displayName.nonempty.map { "— \($0)" })
      }
    }
    for type in definition.types {
      line(1, "type \(type.typeName)")
      for property in type.ownProperties { append(property) }
    }
    let languages = linked.localizations.map { "\($0.language) (\($0.texts.count))" }
    if !languages.isEmpty { line(1, "languages", languages.joined(separator: ", ")) }
    for key in definition.unknownKeys {
      line(1, "unknown key '\(key.key)' of \(key.owner), a \(key.valueType)")
    }
  }

  private mutating func append(_ intent: Intent) {
    let domain = intent.domain.map { "in \($0.value)" }
    line(1, "intent \(intent.typeName)", domain, intent.title.nonempty.map { "— \($0)" })
    if intent.isUserConfirmationRequired { line(2, "asks the user before it is handled") }
    if intent.isIdempotent == true { line(2, "may be handled twice") }
    if intent.restriction == .whileLocked { line(2, "not while the device is locked") }
    for parameter in intent.parametersInDisplayOrder { append(parameter) }
    for property in intent.response.properties {
      line(2, "answers with \(property.name.value): \(typeText(property))")
    }
    for code in intent.response.codes {
      line(2, "code \(code.name.value)", code.format.nonempty.map { "— \($0)" })
    }
  }

  private mutating func append(_ parameter: Parameter) {
    line(
      2,
      "\(parameter.name.value): \(typeText(parameter))",
      parameter.supportsResolution ? "resolved" : nil,
      parameter.supportsDynamicEnumeration ? "with options" : nil,
      parameter.relationship.map { "depends on \($0.parent.value)" }
    )
    let metadata = parameter.metadata
    if let limits = limitText(metadata) { line(3, limits) }
    if let mode = parameter.dateMode { line(3, mode == .date ? "a day alone" : "a time alone") }
    if let value = metadata.defaultValue?.value {
      line(3, "default", text(value, metadata.defaultUnit))
    }
    for prompt in parameter.prompts {
      let property = DefinitionProperty.all.first { $0.storage == .prompt(prompt.kind) }
      line(3, property?.name ?? "prompt \(prompt.kind)", prompt.format.nonempty.map { "— \($0)" })
    }
    for reason in parameter.unsupportedReasons {
      line(3, "refused as \(reason.code.value)", reason.format.nonempty.map { "— \($0)" })
    }
  }

  private func limitText(_ metadata: ParameterMetadata) -> String? {
    let minimum = metadata.minimumValue.map { text(.real($0.value), metadata.minimumUnit) }
    let maximum = metadata.maximumValue.map { text(.real($0.value), metadata.maximumUnit) }
    return switch (minimum, maximum) {
    case (let minimum?, let maximum?): "from \(minimum) to \(maximum)"
    case (let minimum?, nil): "at least \(minimum)"
    case (nil, let maximum?): "at most \(maximum)"
    case (nil, nil): nil
    }
  }

  private func text(_ value: MetadataValue, _ unit: String?) -> String {
    unit.map { "\(value.text) \($0)" } ?? value.text
  }

  private func typeText(_ parameter: Parameter) -> String {
    let name = parameter.type.value.name
    return parameter.supportsMultipleValues ? "[\(name)]" : name
  }

  private mutating func append(_ vocabulary: Vocabulary) {
    line(0, "vocabulary", vocabulary.language ?? "Base", "(\(vocabulary.file))")
    for phrases in vocabulary.phrases {
      line(1, phrases.intent.value)
      for example in phrases.examples { line(2, "“\(example.value)”") }
    }
    for parameter in vocabulary.parameters {
      line(1, parameter.parameters.map(\.value).joined(separator: ", "))
      for item in parameter.items {
        line(2, item.identifier.value, "— " + item.synonyms.map(\.phrase).joined(separator: ", "))
      }
    }
    for utterances in vocabulary.utterances {
      line(1, utterances.intent.value)
      for template in utterances.templates { line(2, template.value) }
    }
  }
}
