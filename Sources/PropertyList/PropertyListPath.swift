/// The way from the root of a property list to one of its values.
package struct PropertyListPath: Hashable, Sendable {
  /// A step from a value to one that it holds.
  package enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The steps, the first one from the root.
  package var steps: [Step]

  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The path to what a key leads to from here.
  package func appending(_ key: String) -> PropertyListPath {
    PropertyListPath(steps + [.key(key)])
  }

  /// The path to an element from here.
  package func appending(_ index: Int) -> PropertyListPath {
    PropertyListPath(steps + [.index(index)])
  }

  /// The path to what holds this value, and the last step; none of the root.
  package var parent: (path: PropertyListPath, step: Step)? {
    steps.last.map { (PropertyListPath(steps.dropLast()), $0) }
  }
}

extension PropertyListNode {
  /// The value at the end of a path; none where the path leads nowhere.
  ///
  /// Setting none takes the value out of what holds it; setting one where the path's last key is
  /// missing puts it where the alphabet has it. A path that leads nowhere changes nothing.
  package subscript(path path: PropertyListPath) -> PropertyListNode? {
    get {
      path.steps.reduce(Optional(self)) { node, step in
        switch step {
        case .key(let key): node?[key]
        case .index(let index):
          node.flatMap { $0.elements.indices.contains(index) ? $0.elements[index] : nil }
        }
      }
    }
    set { set(newValue, at: path.steps[...]) }
  }

  private mutating func set(_ node: PropertyListNode?, at steps: ArraySlice<PropertyListPath.Step>)
  {
    guard let step = steps.first else {
      if let node { self = node }
      return
    }
    let rest = steps.dropFirst()
    switch step {
    case .key(let key):
      if !rest.isEmpty {
        guard var child = self[key] else { return }
        child.set(node, at: rest)
        self[key] = child
      } else if let node, self[key] == nil {
        insert(node.value, forKey: key)
      } else {
        self[key] = node
      }
    case .index(let index):
      guard case .array(var elements) = value, elements.indices.contains(index) else { return }
      if !rest.isEmpty {
        elements[index].set(node, at: rest)
      } else if let node {
        elements[index] = node
      } else {
        elements.remove(at: index)
      }
      value = .array(elements)
    }
  }
}
