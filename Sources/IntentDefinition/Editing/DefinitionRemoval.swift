import PropertyList

/// What goes from a definition when something is removed: itself, and all that refers to it.
package struct DefinitionRemoval: Sendable {
  /// What goes besides what was asked for, as people read it.
  package private(set) var besides: [String] = []
  /// What was asked for, and what goes with it and has a place of its own.
  package private(set) var places: [DefinitionPlace] = []
  /// What it means for translations and vocabularies.
  package private(set) var consequences: [DefinitionConsequence] = []
  private var paths: [PropertyListPath] = []
  private var seen: Set<PropertyListPath> = []
  private let editor: DefinitionEditor

  /// Finds what goes with something.
  package init(of place: DefinitionPlace, from editor: DefinitionEditor) {
    self.editor = editor
    add(place, because: nil)
    addTextsOfPaths()
  }

  /// Finds what goes with something of a definition that this one imports.
  package init(following change: DefinitionConsequence, from editor: DefinitionEditor) {
    self.editor = editor
    switch change {
    case .removedType(let type): addUses(of: type)
    case .removedMember(let type, let name): addMember(name, of: type)
    default: return
    }
    addTextsOfPaths()
  }

  private mutating func addTextsOfPaths() {
    consequences.append(
      .removedTexts(paths.reduce(into: []) { $0.formUnion(editor.textIdentifiers(in: $1)) }))
  }

  /// The definition without it.
  func applied(to root: PropertyListNode) -> PropertyListNode {
    var root = root
    // From behind, so that what is left keeps its place until it is looked for.
    for path in paths.sorted(by: Self.comesLater) { root[path: path] = nil }
    return root
  }

  private mutating func add(_ place: DefinitionPlace, because reason: String?) {
    guard seen.insert(place.path).inserted else { return }
    paths.append(place.path)
    places.append(place)
    if let reason { besides.append("\(place), \(reason)") }
    switch place.kind {
    case .intent: addIntent(place)
    case .type, .enumeration:
      consequences.append(.removedType(editor.declared(place)))
      besides += editor.places(.enumerationCase, in: place).flatMap(synonyms)
      addUses(of: editor.declared(place))
    case .parameter: addParameter(place)
    case .responseProperty:
      add(
        key: "INIntentResponseOutput", ofDictionary: "INIntentResponse",
        naming: place.name, of: editor.owner(of: place), noun: "the output")
      addTexts(editor.formatTexts(naming: place), naming: .init(parameter: place.name))
    case .property: addProperty(place)
    case .enumerationCase:
      besides += synonyms(of: place)
      addMember(place.name, of: editor.declared(editor.owner(of: place)))
    case .code: if let loss = place.loss { besides.append(loss) }
    case .reason, .combination, .managedCombination: break
    }
  }

  /// What people also call a case, as they read it.
  private func synonyms(of place: DefinitionPlace) -> [String] {
    let words = (editor.node(at: place)["INEnumValueSynonyms"]?.elements ?? [])
      .compactMap { $0["INEnumValueSynonymSynonym"]?.text }
    guard !words.isEmpty else { return [] }
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    return ["\(words.count == 1 ? "the synonym" : "the synonyms") \(list) of \(place)"]
  }

  private mutating func addIntent(_ place: DefinitionPlace) {
    consequences.append(.removedIntent(editor.vocabularyNames(of: place)))
    for (index, domain) in (editor.root["IGDomains"]?.elements ?? []).enumerated() {
      let path = PropertyListPath().appending("IGDomains").appending(index)
        .appending("IGDomainHandlingIntents")
      for (number, intent) in (domain["IGDomainHandlingIntents"]?.elements ?? []).enumerated()
      where intent.text == place.name {
        add(path: path.appending(number), "its name among what a domain is handled through")
      }
    }
  }

  private mutating func addParameter(_ place: DefinitionPlace) {
    let intent = editor.owner(of: place)
    consequences.append(.removedParameter(editor.vocabularyParameter(place)))
    for kind in [DefinitionPlace.Kind.combination, .managedCombination] {
      for combination in editor.places(kind, in: intent)
      where combination.name.split(separator: ",").contains(where: { $0 == place.name }) {
        add(combination, because: "which has it")
      }
    }
    add(key: "INIntentInput", naming: place.name, of: intent, noun: "the input")
    add(key: "INIntentKeyParameter", naming: place.name, of: intent, noun: "the key parameter")
    for other in editor.places(.parameter, in: intent) {
      let relationship = other.path.appending("INIntentParameterRelationship")
      let parent = relationship.appending("INIntentParameterRelationshipParentName")
      if editor.root[path: parent]?.text == place.name {
        add(path: relationship, "the relationship of \(other), which depends on it")
      }
    }
    addTexts(editor.formatTexts(naming: place), naming: .init(parameter: place.name))
  }

  private mutating func addUses(of type: SharedType) {
    for use in editor.uses(of: type) { add(use, because: "whose values are of that type") }
  }

  private mutating func addProperty(_ place: DefinitionPlace) {
    let type = editor.owner(of: place)
    add(key: "IGTypeSpokenProperty", naming: place.name, of: type, noun: "the spoken property")
    addMember(place.name, of: editor.declared(type))
  }

  /// What goes with a property or a case, wherever values of its type are used.
  private mutating func addMember(_ name: String, of type: SharedType) {
    consequences.append(.removedMember(of: type, name))
    let uses = editor.uses(of: type)
    if type.isEnumeration {
      addValue(name, of: uses)
    } else {
      addProperty(name, of: uses)
    }
  }

  private mutating func addProperty(_ name: String, of uses: [DefinitionPlace]) {
    for use in uses where use.kind != .property {
      addTexts(editor.formatTexts(naming: use), naming: .init(parameter: use.name, property: name))
      guard use.kind == .parameter else { continue }
      consequences.append(.removedProperty(of: editor.vocabularyParameter(use), name))
    }
  }

  private mutating func addValue(_ name: String, of uses: [DefinitionPlace]) {
    for path in editor.valuePaths(of: uses) where editor.root[path: path]?.text == name {
      // Whoever waits for a value that is gone would wait for ever.
      let isDefault = path.parent.map { $0.step.isKey(endingIn: "DefaultValue") } ?? false
      let target = isDefault ? path : path.parent?.path ?? path
      add(path: target, isDefault ? "a default that is it" : "a relationship that waits for it")
    }
    for use in uses where use.kind == .parameter {
      consequences.append(.removedValue(of: editor.vocabularyParameter(use), name))
    }
  }

  /// The texts that name something that goes: a prompt or a combination as a whole, of an answer the
  /// text alone.
  private mutating func addTexts(
    _ texts: [DefinitionEditor.FormatText], naming name: DefinitionConsequence.Name
  ) {
    for text in texts where PhraseTemplate(text.text).mentions(name) {
      let isWhole = text.key.contains("PromptDialog") || text.key.contains("Combination")
      guard !isWhole else {
        add(path: text.path, "the \(noun(of: text)) '\(text.text)', which names it")
        continue
      }
      add(
        path: text.path.appending(text.key), "the text '\(text.text)', which names it",
        id: text.id)
      if text.id != nil { add(path: text.path.appending(text.key + "ID"), nil) }
    }
  }

  private func noun(of text: DefinitionEditor.FormatText) -> String {
    text.key.contains("PromptDialog") ? "prompt" : "combination"
  }

  private mutating func add(
    key: String, ofDictionary dictionary: String? = nil, naming name: String,
    of place: DefinitionPlace, noun: String
  ) {
    let path = dictionary.map(place.path.appending) ?? place.path
    guard editor.root[path: path.appending(key)]?.text == name else { return }
    add(path: path.appending(key), "\(noun) of \(place), which is it")
  }

  private mutating func add(path: PropertyListPath, _ words: String?, id: String? = nil) {
    guard seen.insert(path).inserted else { return }
    paths.append(path)
    if let words { besides.append(words) }
    if let id { consequences.append(.removedTexts([id])) }
  }

  /// Whether a path is to be removed before another one.
  private static func comesLater(_ left: PropertyListPath, _ right: PropertyListPath) -> Bool {
    for (a, b) in zip(left.steps, right.steps) where a != b {
      guard case .index(let a) = a, case .index(let b) = b else { return "\(a)" > "\(b)" }
      return a > b
    }
    return left.steps.count > right.steps.count
  }
}

extension DefinitionConsequence.Name {
  fileprivate init(parameter: String) {
    self.init(parameter: parameter, property: nil)
  }
}

extension PropertyListPath.Step {
  fileprivate func isKey(endingIn suffix: String) -> Bool {
    if case .key(let key) = self { key.hasSuffix(suffix) } else { false }
  }
}
