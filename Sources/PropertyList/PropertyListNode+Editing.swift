extension PropertyListNode {
  /// The value of a key, where this is a dictionary that has it.
  package subscript(key: String) -> PropertyListNode? {
    get {
      guard case .dictionary(let entries) = value else { return nil }
      return entries.first { $0.key == key }?.node
    }
    set {
      guard case .dictionary(var entries) = value else { return }
      let index = entries.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let node?): entries[index].node = node
      case (nil, let node?): entries.append(PropertyListEntry(key, node))
      case (let index?, nil): entries.remove(at: index)
      case (nil, nil): return
      }
      value = .dictionary(entries)
    }
  }

  /// Sets a value in dictionaries within dictionaries; those that are missing are made.
  ///
  /// - Returns: Whether every key on the way leads to a dictionary; nothing is changed otherwise.
  @discardableResult
  package mutating func set(_ node: PropertyListNode, at path: some Collection<String>) -> Bool {
    guard let key = path.first, case .dictionary = value else { return false }
    let rest = path.dropFirst()
    guard !rest.isEmpty else {
      self[key] = node
      return true
    }
    var child = self[key] ?? PropertyListNode(.dictionary([]))
    guard child.set(node, at: rest) else { return false }
    self[key] = child
    return true
  }

  /// Sets the value of a key, which goes where the alphabet has it, as Apple's writer does.
  package mutating func insert(_ value: PropertyListValue, forKey key: String) {
    guard case .dictionary(var entries) = self.value else { return }
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].node.value = value
    } else {
      let index = entries.firstIndex { $0.key.utf8.lexicographicallyPrecedes(key.utf8) == false }
      entries.insert(PropertyListEntry(key, PropertyListNode(value)), at: index ?? entries.count)
    }
    self.value = .dictionary(entries)
  }

  /// The elements, where this is an array.
  package var elements: [PropertyListNode] {
    if case .array(let elements) = value { elements } else { [] }
  }

  /// The text, where this is a string.
  package var text: String? {
    if case .string(let text) = value { text } else { nil }
  }
}
