/// Changes a property list where it stands: what it is not asked to change stays as it is, comments,
/// order and layout included.
package struct PropertyListTextEditor: Sendable {
  private let document: PropertyListDocument
  private let original: [UInt8]
  private var root: PropertyListNode

  /// - Parameters:
  ///   - document: The list.
  ///   - text: Its text in UTF-8, without a byte order mark.
  package init(_ document: PropertyListDocument, text: [UInt8]) {
    self.document = document
    original = text
    root = document.root
  }

  /// The text with the changes.
  package var text: [UInt8] {
    PropertyListRevision(document, text: original).edits(to: root).applied(to: original)
  }

  /// The strings of an array in dictionaries within each other; none where there is no such array.
  package func strings(at path: [String]) -> [String] {
    node(at: path)?.elements.compactMap(\.text) ?? []
  }

  /// The first key of a path that leads to something else than a dictionary, or at the path's end to
  /// something else than what is wanted there.
  package func obstacle(at path: [String], wanted: (PropertyListValue) -> Bool) -> PropertyListNode?
  {
    var node = root
    for key in path {
      guard case .dictionary = node.value else { return node }
      guard let next = node[key] else { return nil }
      node = next
    }
    return wanted(node.value) ? nil : node
  }

  /// Adds strings at the end of an array, which is made if need be.
  package mutating func append(_ strings: [String], toArrayAt path: [String]) {
    guard !strings.isEmpty else { return }
    set(path) { $0.elements + strings.map { PropertyListNode(.string($0)) } }
  }

  /// Removes strings from an array.
  package mutating func remove(_ strings: Set<String>, fromArrayAt path: [String]) {
    guard node(at: path) != nil else { return }
    set(path) { array in
      array.elements.filter { !($0.text.map(strings.contains) ?? false) }
    }
  }

  /// Sets a string, where there is none or another one.
  package mutating func set(_ string: String, at path: [String]) {
    var node = node(at: path) ?? PropertyListNode(.string(""))
    node.value = .string(string)
    root.set(node, at: path)
  }

  private mutating func set(
    _ path: [String], _ elements: (PropertyListNode) -> [PropertyListNode]
  ) {
    var array = node(at: path) ?? PropertyListNode(.array([]))
    array.value = .array(elements(array))
    root.set(array, at: path)
  }

  private func node(at path: [String]) -> PropertyListNode? {
    path.reduce(Optional(root)) { $0?[$1] }
  }
}
