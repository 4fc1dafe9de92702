import PropertyList

extension DefinitionEditor {
  /// Where something is moved to, among those of its kind.
  package enum Destination: Hashable, Sendable {
    case first, last
    case before(String)
    case after(String)

    /// The same with another name of what it is beside.
    package func withName(_ name: (String) -> String) -> Destination {
      switch self {
      case .first, .last: self
      case .before(let neighbour): .before(name(neighbour))
      case .after(let neighbour): .after(name(neighbour))
      }
    }
  }

  /// The name of something that stands beside a place, where it is named as places are, `OrderSoup.size`; else as it is.
  package func siblingName(_ words: String, of place: DefinitionPlace) -> String {
    guard let sibling = try? self.place(words), sibling.kind == place.kind,
      sibling.path.parent?.path == place.path.parent?.path
    else { return words }
    return sibling.name
  }

  /// Removes something, and all that refers to it.
  package mutating func remove(_ place: DefinitionPlace) -> DefinitionRemoval {
    let removal = DefinitionRemoval(of: place, from: self)
    keepingNumbers(ofCasesAround: place) { $0 = removal.applied(to: $0) }
    return removal
  }

  /// Moves something among those of its kind: parameters and properties in the order in which they are
  /// asked for and shown, all else in the order of the file.
  package mutating func move(_ place: DefinitionPlace, to destination: Destination)
    throws(DefinitionEditError)
  {
    guard let (path, _) = place.path.parent, let array = root[path: path], !array.elements.isEmpty
    else { throw .unnamed(place.kind) }
    let priority = place.prefix + "DisplayPriority"
    let isPrioritized = [.parameter, .property, .responseProperty].contains(place.kind)
    let elements = array.elements
    let priorities = elements.map { isPrioritized ? $0[priority]?.integer : nil }
    // In the order of the priorities, then of the file; without one at the end.
    let order = elements.indices.sorted {
      (priorities[$0] ?? .max, $0) < (priorities[$1] ?? .max, $1)
    }
    let moved = try self.order(order, of: place, in: elements, to: destination)
    let distinct = Set(priorities.compactMap(\.self))
    if distinct.count == elements.count {
      var changed = elements
      for (index, number) in zip(moved, distinct.sorted()) {
        changed[index].insert(.integer(number), forKey: priority)
      }
      root.replaceValue(at: path, with: .array(changed))
      return
    }
    var changed = moved.map { elements[$0] }
    if !distinct.isEmpty {
      for index in changed.indices { changed[index].insert(.integer(index + 1), forKey: priority) }
    }
    keepingNumbers(ofCasesAround: place) { $0.replaceValue(at: path, with: .array(changed)) }
  }

  private func order(
    _ order: [Int], of place: DefinitionPlace, in elements: [PropertyListNode],
    to destination: Destination
  ) throws(DefinitionEditError) -> [Int] {
    guard case .index(let subject)? = place.path.steps.last else { throw .unnamed(place.kind) }
    let key = place.prefix + (place.kind == .reason ? "Code" : "Name")
    var rest = order.filter { $0 != subject }
    func position(of name: String) throws(DefinitionEditError) -> Int {
      guard let index = rest.firstIndex(where: { elements[$0][key]?.text == name }) else {
        throw .unknownNeighbour(
          place.kind, name, known: rest.compactMap { elements[$0][key]?.text })
      }
      return index
    }
    switch destination {
    case .first: rest.insert(subject, at: 0)
    case .last: rest.append(subject)
    case .before(let name): rest.insert(subject, at: try position(of: name))
    case .after(let name): rest.insert(subject, at: try position(of: name) + 1)
    }
    return rest
  }

  /// Changes the definition; a case without a number of its own keeps the one that it had.
  private mutating func keepingNumbers(
    ofCasesAround place: DefinitionPlace, _ change: (inout PropertyListNode) -> Void
  ) {
    guard place.kind == .enumerationCase else { return change(&root) }
    let values = owner(of: place).path.appending("INEnumValues")
    let kind =
      node(at: owner(of: place))["INEnumType"]?.text.flatMap(Enumeration.Kind.init) ?? .regular
    func numbers() -> [(name: String, number: Int?)] {
      var next: Int? = kind == .optionSet ? 1 : 0
      return (root[path: values]?.elements ?? []).map { value in
        let number = value["INEnumValueIndex"]?.integer ?? next
        next = number.flatMap(kind.number(after:))
        return (value["INEnumValueName"]?.text ?? "", number)
      }
    }
    let before = Dictionary(numbers(), uniquingKeysWith: { first, _ in first })
    change(&root)
    for index in (root[path: values]?.elements ?? []).indices {
      let (name, number) = numbers()[index]
      guard let old = before[name] ?? nil, old != number,
        var value = root[path: values.appending(index)]
      else { continue }
      value.insert(.integer(old), forKey: "INEnumValueIndex")
      root[path: values.appending(index)] = value
    }
  }
}

extension PropertyListNode {
  /// The number, where this is an integer.
  var integer: Int? {
    switch value {
    case .integer(let number): number
    case .string(let text): Int(text)
    default: nil
    }
  }
}
