import Diagnostics
import IntentDefinition

/// What of a thing is there for editors and for Apple's systems, so that nothing breaks where it changes.
struct Details {
  private var parts: [(name: String, text: String)] = []
  private var lists: [(name: String, texts: [String: String])] = []

  init() {}

  mutating func add<Value>(_ name: String, _ value: Value?) {
    parts.append((name, value.map { "\($0)" } ?? ""))
  }

  mutating func add(_ name: String, _ text: LocalizedText) {
    add(name, [text.nonempty, text.id])
  }

  /// Adds what is said of each of several things, of which those that are new or gone are told of elsewhere.
  mutating func add<Value>(_ name: String, of things: [(String, Value?)]) {
    let texts = things.map { ($0, $1.map { "\($0)" } ?? "") }
    lists.append((name, Dictionary(texts) { first, _ in first }))
  }

  /// All that they say.
  var text: String { parts.map(\.text).joined(separator: "\n") }

  /// The names of what is something else in a newer version of the same thing.
  func changed(in newer: Details) -> [String] {
    let values = zip(parts, newer.parts).filter { $0.text != $1.text }.map(\.0.name)
    let elements = zip(lists, newer.lists).filter { old, new in
      old.texts.contains { name, text in new.texts[name].map { $0 != text } ?? false }
    }
    return values + elements.map(\.0.name)
  }
}

extension ChangeFindings {
  /// Says which details are others now.
  mutating func compare(
    _ old: Details, _ new: Details, of label: String,
    _ places: (old: SourceLocation, new: SourceLocation)
  ) {
    let names = old.changed(in: new)
    guard !names.isEmpty else { return }
    add(
      .changedDetail,
      "of \(label), \(names.joined(separator: ", ")) changed, which breaks nothing",
      old: places.old, new: places.new)
  }
}

extension Details {
  /// What the name of a Swift type is made of.
  init(prefix: Located<String>?, className: Located<String>?) {
    add("the parts of the Swift name", [prefix?.value, className?.value])
  }
}

extension Parameter {
  /// The details of a parameter of an intent.
  func details(of kind: Intent.Kind) -> Details {
    var details = Details()
    details.addSetting(of: self)
    details.add("resolution", kind == .custom ? nil : supportsResolution)
    details.add("search", supportsDynamicEnumeration ? nil : supportsSearch)
    details.add("prompts without a text", prompts.filter { $0.format.nonempty == nil }.map(\.kind))
    details.add("the marks of prompts", of: prompts.map { ($0.kind, $0.isCustom) })
    details.add(
      "the marks of reasons",
      of: unsupportedReasons.map { ($0.code.value, [$0.isDefault, $0.isCustom]) })
    details.add("written numbers", of: unsupportedReasons.map { ($0.code.value, $0.value?.value) })
    return details
  }

  /// The details of its numbers, where these are the same.
  var detailsOfValues: Details {
    var details = Details()
    details.addForm(of: self)
    return details
  }

  /// The details of a property of a type or of a response, which is neither asked for nor refused.
  var detailsOfProperty: Details {
    var details = Details()
    details.addSetting(of: self)
    details.addForm(of: self)
    details.add("display priority", displayPriority)
    details.add("display name", displayName)
    details.add("sizes", fixedSizes)
    details.add("resolution", [supportsResolution, supportsDynamicEnumeration, supportsSearch])
    details.add("default", metadata.defaultValue?.value)
    details.add("limits", [metadata.minimumValue?.value, metadata.maximumValue?.value])
    details.add("negative numbers", metadata.supportsNegativeNumbers)
    details.add("file types", metadata.contentTypes)
    details.add(
      "names of true and false",
      [metadata.trueDisplayName, metadata.falseDisplayName].map { [$0?.nonempty, $0?.id] })
    details.add("template", [metadata.template?.nonempty, metadata.template?.id])
    details.add(
      "prompts", prompts.map { [$0.kind, $0.format.nonempty, $0.format.id, "\($0.isCustom)"] })
    details.add(
      "reasons",
      unsupportedReasons.map {
        [
          $0.code.value, $0.format.nonempty, $0.format.id, "\($0.isDefault)", "\($0.isCustom)",
          $0.value.map { "\($0.value)" },
        ]
      })
    details.add(
      "relationship",
      relationship.map { [$0.parent.value, $0.predicate.value, $0.value?.value.text ?? ""] })
    details.add("vocabulary", vocabularyKinds.map(\.value))
    return details
  }
}

extension Parameter {
  /// What is said of one of the properties that every object has.
  var everything: [String] {
    [name.value, typeLabel, detailsOfProperty.text]
  }
}

extension Details {
  /// How values are written and chosen.
  fileprivate mutating func addForm(of parameter: Parameter) {
    let metadata = parameter.metadata
    add("control", metadata.kind)
    add("units", [metadata.unit, metadata.defaultUnit, metadata.minimumUnit, metadata.maximumUnit])
  }

  /// How a parameter or a property is edited and shown.
  fileprivate mutating func addSetting(of parameter: Parameter) {
    let metadata = parameter.metadata
    add("tag", parameter.tag?.value)
    add("configurability", parameter.isConfigurable)
    add("custom disambiguation", parameter.hasCustomDisambiguation)
    add("whether every object has it", parameter.isDefaultProperty)
    add("the ID of the default", metadata.defaultValueID)
    add("capitalization", metadata.capitalization)
    add("lines", metadata.isMultiline)
    add("autocorrection", metadata.disablesAutocorrect)
    add("dashes", metadata.disablesSmartDashes)
    add("quotes", metadata.disablesSmartQuotes)
    add("date style", metadata.dateStyle)
    add("time style", metadata.timeStyle)
    add("format", metadata.format)
    add("currencies", metadata.currencyCodes)
    add(
      "other metadata", metadata.others.sorted { $0.key < $1.key }.map { [$0.key, $0.value.text] })
  }
}
