import PropertyList

extension DefinitionEditor {
  /// Gives something another name, wherever the definition names it.
  ///
  /// - Returns: What that means for translations and vocabularies.
  package mutating func rename(_ place: DefinitionPlace, to name: String)
    throws(DefinitionEditError) -> [DefinitionConsequence]
  {
    guard place.kind != .combination, place.kind != .managedCombination else {
      throw .unnamed(place.kind)
    }
    guard !name.isEmpty else { throw .emptyName }
    guard !name.contains(".") else { throw .dottedName(name) }
    if ![.intent, .type, .enumeration].contains(place.kind) {
      try Self.requireUsable(name, of: place.kind)
    }
    let siblings = places.filter {
      $0.kind == place.kind && $0.components.dropLast() == place.components.dropLast()
    }
    // Another spelling of its own name is another name to the bytes of a file.
    let isRespelled = place.name == name && !place.name.utf8.elementsEqual(name.utf8)
    guard isRespelled || !siblings.contains(where: { $0.name == name }) else {
      throw .takenPlace(place.kind, name)
    }
    if place.kind == .intent, node(at: place)["INIntentType"]?.text == "System" {
      throw .systemIntent(place.name)
    }
    let consequences =
      switch place.kind {
      case .intent: renameIntent(place, to: name)
      case .type, .enumeration: renameType(place, to: name)
      case .parameter: renameParameter(place, to: name)
      case .property: renameProperty(place, to: name)
      case .responseProperty: renameResponseProperty(place, to: name)
      case .enumerationCase: renameCase(place, to: name)
      case .code, .reason, .combination, .managedCombination: [] as [DefinitionConsequence]
      }
    let texts = renameTexts(of: place, to: name)
    let key = place.prefix + (place.kind == .reason ? "Code" : "Name")
    root.replaceText(at: place.path.appending(key), with: name)
    // A class name or a class prefix makes another name of it in Swift.
    let isSwiftName = ["ClassName", "ClassPrefix"].allSatisfy { key in
      (node(at: place)[place.prefix + key]?.text ?? "").isEmpty
    }
    if isSwiftName { noteSwiftName(name, of: place.kind) }
    return consequences + texts
  }

  /// What people call something follows its name where it is that name in words; a case stays what people say for it,
  /// which examples have, too.
  private mutating func renameTexts(of place: DefinitionPlace, to name: String)
    -> [DefinitionConsequence]
  {
    let key = place.prefix + (place.kind == .intent ? "Title" : "DisplayName")
    let path = place.path.appending(key)
    guard place.kind != .enumerationCase,
      root[path: path]?.text == SwiftIdentifier.words(place.name)
    else { return [] }
    let before = texts(in: place.path)
    let words = SwiftIdentifier.words(name)
    if place.kind == .intent { retitle(place, to: words) }
    root.replaceText(at: path, with: words)
    return changes(of: before, at: place)
  }

  private mutating func renameIntent(_ place: DefinitionPlace, to name: String)
    -> [DefinitionConsequence]
  {
    let before = vocabularyNames(of: place)
    for (index, domain) in (root["IGDomains"]?.elements ?? []).enumerated() {
      for (place, intent) in (domain["IGDomainHandlingIntents"]?.elements ?? []).enumerated()
      where intent.text == before.last.map({ String($0.dropFirst(2).dropLast(6)) }) {
        root.replaceText(
          at: PropertyListPath().appending("IGDomains").appending(index)
            .appending("IGDomainHandlingIntents").appending(place), with: name)
      }
    }
    var renamed = self
    renamed.root.replaceText(at: place.path.appending("INIntentName"), with: name)
    return zip(before, renamed.vocabularyNames(of: place)).filter { $0 != $1 }
      .map { .renamedIntent(from: $0, to: $1) }
  }

  private mutating func renameType(_ place: DefinitionPlace, to name: String)
    -> [DefinitionConsequence]
  {
    let type = declared(place)
    renameUses(of: type, to: name)
    return [.renamedType(type, to: name)]
  }

  mutating func renameUses(of type: SharedType, to name: String) {
    for use in uses(of: type) {
      root.replaceText(at: use.path.appending(use.prefix + type.referenceKey), with: name)
    }
  }

  private mutating func renameParameter(_ place: DefinitionPlace, to name: String)
    -> [DefinitionConsequence]
  {
    let intent = owner(of: place)
    for key in ["INIntentInput", "INIntentKeyParameter"]
    where node(at: intent)[key]?.text == place.name {
      root.replaceText(at: intent.path.appending(key), with: name)
    }
    for other in places(.parameter, in: intent) {
      let relationship = other.path.appending("INIntentParameterRelationship")
      let parent = relationship.appending("INIntentParameterRelationshipParentName")
      if root[path: parent]?.text == place.name { root.replaceText(at: parent, with: name) }
    }
    for key in ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"] {
      let path = intent.path.appending(key)
      guard case .dictionary(var entries)? = root[path: path]?.value else { continue }
      for index in entries.indices {
        let names = entries[index].key.split(separator: ",", omittingEmptySubsequences: false)
        entries[index].key = names.map { $0 == place.name ? name : String($0) }
          .joined(separator: ",")
      }
      root.replaceValue(at: path, with: .dictionary(entries))
    }
    return [
      renamePlaceholders(
        in: formatTexts(naming: place), from: .init(parameter: place.name, property: nil),
        to: .init(parameter: name, property: nil)),
      .renamedParameter(vocabularyParameter(place), to: name),
    ]
  }

  private mutating func renameResponseProperty(_ place: DefinitionPlace, to name: String)
    -> [DefinitionConsequence]
  {
    let output = owner(of: place).path.appending("INIntentResponse")
      .appending("INIntentResponseOutput")
    if root[path: output]?.text == place.name { root.replaceText(at: output, with: name) }
    return [
      renamePlaceholders(
        in: formatTexts(naming: place), from: .init(parameter: place.name, property: nil),
        to: .init(parameter: name, property: nil))
    ]
  }

  private mutating func renameProperty(_ place: DefinitionPlace, to name: String)
    -> [DefinitionConsequence]
  {
    let type = owner(of: place)
    let spoken = type.path.appending("IGTypeSpokenProperty")
    if root[path: spoken]?.text == place.name { root.replaceText(at: spoken, with: name) }
    return renameMember(of: declared(type), from: place.name, to: name)
  }

  private mutating func renameCase(_ place: DefinitionPlace, to name: String)
    -> [DefinitionConsequence]
  {
    renameMember(of: declared(owner(of: place)), from: place.name, to: name)
  }

  /// Renames a property or a case wherever values of its type are used.
  mutating func renameMember(of type: SharedType, from old: String, to new: String)
    -> [DefinitionConsequence]
  {
    let uses = uses(of: type)
    let consequences =
      type.isEnumeration
      ? renameValues(of: uses, from: old, to: new) : renameProperties(of: uses, from: old, to: new)
    return consequences + [.renamedMember(of: type, from: old, to: new)]
  }

  private mutating func renameProperties(
    of uses: [DefinitionPlace], from old: String, to new: String
  ) -> [DefinitionConsequence] {
    uses.filter { $0.kind != .property }.flatMap { use in
      let renamed = renamePlaceholders(
        in: formatTexts(naming: use), from: .init(parameter: use.name, property: old),
        to: .init(parameter: use.name, property: new))
      guard use.kind == .parameter else { return [renamed] }
      return [renamed, .renamedProperty(of: vocabularyParameter(use), from: old, to: new)]
    }
  }

  private mutating func renameValues(
    of uses: [DefinitionPlace], from old: String, to new: String
  ) -> [DefinitionConsequence] {
    for value in valuePaths(of: uses) where root[path: value]?.text == old {
      root.replaceText(at: value, with: new)
    }
    return uses.filter { $0.kind == .parameter }.map {
      .renamedValue(of: vocabularyParameter($0), from: old, to: new)
    }
  }

  /// Where values of some parameters stand: as defaults, and as what relationships wait for.
  func valuePaths(of parameters: [DefinitionPlace]) -> [PropertyListPath] {
    parameters.flatMap { parameter in
      let metadata = parameter.path.appending(parameter.prefix + "Metadata")
      let relationship = parameter.prefix + "Relationship"
      let children =
        parameter.kind == .parameter ? places(.parameter, in: owner(of: parameter)) : []
      return [metadata.appending(parameter.prefix + "MetadataDefaultValue")]
        + children.map { $0.path.appending(relationship) }
        .filter { root[path: $0.appending(relationship + "ParentName")]?.text == parameter.name }
        .map { $0.appending(relationship + "PredicateValue") }
    }
  }

  private mutating func renamePlaceholders(
    in texts: [FormatText], from old: DefinitionConsequence.Name,
    to new: DefinitionConsequence.Name
  ) -> DefinitionConsequence {
    for text in texts where PhraseTemplate(text.text).mentions(old) {
      root.replaceText(
        at: text.path.appending(text.key),
        with: PhraseTemplate.renaming(old, to: new, in: text.text))
    }
    return .renamedPlaceholder(texts: Set(texts.compactMap(\.id)), from: old, to: new)
  }
}

extension PropertyListNode {
  /// Another text in place of one, which keeps its place.
  mutating func replaceText(at path: PropertyListPath, with text: String) {
    replaceValue(at: path, with: .string(text))
  }

  /// Another value in place of one, which keeps its place.
  mutating func replaceValue(at path: PropertyListPath, with value: PropertyListValue) {
    guard var node = self[path: path] else { return }
    node.value = value
    self[path: path] = node
  }
}
