import PropertyList

extension DefinitionEditor {
  /// Sets a property of what stands at a place; an empty text takes it away.
  ///
  /// - Returns: What that means for translations.
  package mutating func set(_ name: String, of place: DefinitionPlace, to text: String)
    throws(DefinitionEditError) -> [DefinitionConsequence]
  {
    let before = texts(in: place.path)
    if place.kind == .intent, name == "title" { retitle(place, to: text) }
    try setProperty(name, of: place, to: text)
    return changes(of: before, at: place)
  }

  /// What became of the texts at a place, by their IDs.
  func changes(of before: [String: String], at place: DefinitionPlace) -> [DefinitionConsequence] {
    let after = texts(in: place.path)
    let gone = Set(before.keys).subtracting(after.keys)
    let changed = before.sorted { $0.key < $1.key }.compactMap { id, old in
      after[id].flatMap { new -> DefinitionConsequence? in
        new == old ? nil : .changedText(id: id, from: old, to: new)
      }
    }
    return changed + (gone.isEmpty ? [] : [.removedTexts(gone)])
  }

  /// What the texts say that go when some properties have no value any more.
  package func texts(takenFrom place: DefinitionPlace, by names: [String])
    -> [(property: String, text: String)]
  {
    DefinitionProperty.all(of: place.kind).compactMap { property in
      guard names.contains(property.name), property.value == .text else { return nil }
      return value(of: property, at: place).map { (property.name, $0) }
    }
  }

  /// Whether the handler resolves what stands at a place, and may have the user asked for it.
  package func isAskedFor(_ place: DefinitionPlace) -> Bool {
    switch node(at: place)[place.prefix + "SupportsResolution"]?.value {
    case .boolean(let isTrue)?: isTrue
    case .integer(let number)?: number != 0
    default: false
    }
  }

  /// The combinations that are called what their intent is called are called so from now on, too.
  mutating func retitle(_ intent: DefinitionPlace, to title: String) {
    guard let old = node(at: intent)["INIntentTitle"]?.text, !title.isEmpty else { return }
    for kind in [DefinitionPlace.Kind.combination, .managedCombination] {
      for combination in places(kind, in: intent) {
        let path = combination.path.appending(combination.prefix + "Title")
        if root[path: path]?.text == old { root.replaceText(at: path, with: title) }
      }
    }
  }

  private mutating func setProperty(
    _ name: String, of place: DefinitionPlace, to text: String
  ) throws(DefinitionEditError) {
    let known = DefinitionProperty.all(of: place.kind)
    guard let property = known.first(where: { $0.name == name }) else {
      throw .unknownProperty(name, of: place.kind, known: known.map(\.name))
    }
    var node = node(at: place)
    let type = typeName(of: node, at: place)
    if !text.isEmpty || isAnothers(property, node, at: place) {
      try requireFitting(property, of: node, at: place)
    }
    switch property.storage {
    case .keys(let path): try setKeys(path, of: property, to: text, of: &node, at: place)
    case .flag(let key): try setFlag(key, of: property, to: text, of: &node, at: place)
    case .prompt(let kind): setPrompt(kind, text, of: &node, prefix: place.prefix)
    case .synonyms: setSynonyms(text, of: &node)
    case .type: try setType(text, of: &node, at: place)
    }
    root[path: place.path] = node
    if place.kind == .parameter, property.storage == .type, typeName(of: node, at: place) != type {
      dropUnfittingValues(of: place)
    }
  }

  private mutating func setKeys(
    _ path: [String], of property: DefinitionProperty, to text: String,
    of node: inout PropertyListNode, at place: DefinitionPlace
  ) throws(DefinitionEditError) {
    let keys = Self.keys(path, at: place)
    guard !text.isEmpty else { return Self.clear(keys[...], of: &node) }
    let value = try value(text, of: property, at: place, replacing: node[keys: keys])
    put(value, at: keys[...], of: &node, hasID: property.value == .text)
    completeRelationship(of: &node, prefix: place.prefix)
  }

  private func setFlag(
    _ key: String, of property: DefinitionProperty, to text: String,
    of node: inout PropertyListNode, at place: DefinitionPlace
  ) throws(DefinitionEditError) {
    let value = try boolean(text.isEmpty ? "false" : text, of: property)
    guard case .boolean(let isSet) = value, isSet || node[place.prefix + key] != nil else { return }
    node.insert(.integer(isSet ? 1 : 0), forKey: place.prefix + key)
  }

  private func setType(_ text: String, of node: inout PropertyListNode, at place: DefinitionPlace)
    throws(DefinitionEditError)
  {
    let entries = try typeEntries(text.elementType ?? text, prefix: place.prefix)
    if text.elementType != nil {
      node.insert(.boolean(true), forKey: place.prefix + "SupportsMultipleValues")
    }
    for key in ["EnumType", "EnumTypeNamespace", "ObjectType", "ObjectTypeNamespace"]
    where entries[place.prefix + key] == nil {
      node[place.prefix + key] = nil
    }
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      node.insert(value, forKey: key)
    }
    try requireNothingLeft(in: node, at: place)
    try requireWholeNumbers(in: node, at: place)
  }

  /// The keys of a property, with the prefix of what it is of.
  private static func keys(_ path: [String], at place: DefinitionPlace) -> [String] {
    path.map { $0.hasPrefix("IG") ? $0 : place.prefix + $0 }
  }

  /// Refuses integers whose limits or default lie between two of them.
  private func requireWholeNumbers(in node: PropertyListNode, at place: DefinitionPlace)
    throws(DefinitionEditError)
  {
    guard typeName(of: node, at: place) == BasicType.integer.rawValue else { return }
    let broken = DefinitionProperty.all(of: place.kind).filter { property in
      guard case .keys(let path) = property.storage,
        ["default", "minimum", "maximum"].contains(property.name),
        let value = node[keys: Self.keys(path, at: place)]
      else { return false }
      let number: Double? =
        if case .real(let number) = value.value { number } else { value.text.flatMap(Double.init) }
      return number.map { $0 != $0.rounded() } ?? false
    }
    guard !broken.isEmpty else { return }
    throw .fractions(broken.map(\.name), place: place.description)
  }

  /// Refuses a new type of which what was said of the old one says nothing: limits of a number do not limit
  /// a text.
  private func requireNothingLeft(in node: PropertyListNode, at place: DefinitionPlace)
    throws(DefinitionEditError)
  {
    let left = DefinitionProperty.all(of: place.kind).filter { property in
      guard case .keys(let path) = property.storage, !isFitting(property, node, at: place),
        let value = node[keys: Self.keys(path, at: place)]
      else { return false }
      return value.text.map { property.owns($0, of: place.kind) } ?? true
    }
    guard !left.isEmpty, let type = typeName(of: node, at: place) else { return }
    throw .leftProperties(left.map(\.name), place: place.description, type: type)
  }

  /// Refuses a property that says nothing of values of a parameter's type.
  private func requireFitting(
    _ property: DefinitionProperty, of node: PropertyListNode, at place: DefinitionPlace
  ) throws(DefinitionEditError) {
    guard !isFitting(property, node, at: place), let fitting = property.fittingTypes,
      let type = typeName(of: node, at: place)
    else { return }
    throw .unfittingProperty(
      property.name, place: place.description, type: type, of: fitting.words)
  }

  /// Whether a property says something of values of a parameter's type.
  private func isFitting(
    _ property: DefinitionProperty, _ node: PropertyListNode, at place: DefinitionPlace
  ) -> Bool {
    guard place.kind == .parameter, let type = typeName(of: node, at: place) else { return true }
    return property.isFitting(type)
  }

  /// Whether what stands under a property's key was set by another: of a number, how it is edited has the key of
  /// 'date-mode'.
  private func isAnothers(
    _ property: DefinitionProperty, _ node: PropertyListNode, at place: DefinitionPlace
  ) -> Bool {
    guard case .keys(let path) = property.storage,
      let text = node[keys: Self.keys(path, at: place)]?.text
    else { return false }
    return DefinitionProperty.all(of: place.kind).contains {
      $0 != property && $0.storage == property.storage && $0.owns(text, of: place.kind)
    }
  }

  func typeName(of node: PropertyListNode, at place: DefinitionPlace) -> String? {
    node[place.prefix + "EnumType"]?.text ?? node[place.prefix + "ObjectType"]?.text
      ?? node[place.prefix + "Type"]?.text
  }

  // MARK: - Keys

  private mutating func put(
    _ value: PropertyListValue, at keys: ArraySlice<String>, of node: inout PropertyListNode,
    hasID: Bool
  ) {
    guard let key = keys.first else { return }
    if keys.count > 1 {
      if node[key] == nil { node.insert(.dictionary([]), forKey: key) }
      guard var child = node[key] else { return }
      put(value, at: keys.dropFirst(), of: &child, hasID: hasID)
      node[key] = child
    } else {
      node.insert(value, forKey: key)
      if hasID, node[key + "ID"] == nil {
        node.insert(.string(identifiers.next()), forKey: key + "ID")
      }
    }
  }

  /// Takes a key away with the ID of its translations, and a dictionary that is empty then.
  private static func clear(_ keys: ArraySlice<String>, of node: inout PropertyListNode) {
    guard let key = keys.first else { return }
    if keys.count > 1, var child = node[key] {
      // What depends on nothing is no relationship.
      let isParent = keys.last?.hasSuffix("RelationshipParentName") == true
      clear(keys.dropFirst(), of: &child)
      node[key] = isParent || child.value == .dictionary([]) ? nil : child
    } else {
      node[key] = nil
      node[key + "ID"] = nil
    }
  }

  private func completeRelationship(of node: inout PropertyListNode, prefix: String) {
    let key = prefix + "Relationship"
    guard var relationship = node[key], relationship[key + "PredicateName"] == nil else { return }
    relationship.insert(.string("HasAnyValue"), forKey: key + "PredicateName")
    node[key] = relationship
  }

  // MARK: - Prompts and synonyms

  private mutating func setPrompt(
    _ kind: String, _ text: String, of node: inout PropertyListNode, prefix: String
  ) {
    let key = prefix + "PromptDialogs"
    let dialog = prefix + "PromptDialog"
    var prompts = node[key]?.elements ?? []
    let index = prompts.firstIndex { $0[dialog + "Type"]?.text == kind }
    if text.isEmpty {
      guard let index else { return }
      prompts.remove(at: index)
    } else {
      var prompt =
        index.map { prompts[$0] }
        ?? PropertyListNode([
          dialog + "Custom": .boolean(true), dialog + "Type": .string(kind),
        ])
      put(.string(text), at: [dialog + "FormatString"], of: &prompt, hasID: true)
      if let index { prompts[index] = prompt } else { prompts.append(prompt) }
    }
    prompts.isEmpty ? node[key] = nil : node.insert(.array(prompts), forKey: key)
  }

  private mutating func setSynonyms(_ text: String, of node: inout PropertyListNode) {
    let key = "INEnumValueSynonyms"
    let word = "INEnumValueSynonymSynonym"
    let words = text.split(separator: ",").map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    let present = node[key]?.elements ?? []
    let synonyms = words.filter { !$0.isEmpty }.map { text in
      present.first { $0[word]?.text == text }
        ?? PropertyListNode([word: .string(text), word + "ID": .string(identifiers.next())])
    }
    synonyms.isEmpty ? node[key] = nil : node.insert(.array(synonyms), forKey: key)
  }
}

extension PropertyListNode {
  subscript(keys keys: [String]) -> PropertyListNode? {
    keys.reduce(Optional(self)) { $0?[$1] }
  }
}
