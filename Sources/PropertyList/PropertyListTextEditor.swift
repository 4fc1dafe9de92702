/// Changes a property list where it stands: what it is not asked to change stays as it is, comments,
/// order and layout included.
package struct PropertyListTextEditor: Sendable {
  /// The text.
  package private(set) var text: [UInt8]
  private var root: PropertyListNode

  /// - Parameters:
  ///   - document: The list.
  ///   - text: Its text in UTF-8, without a byte order mark.
  package init(_ document: PropertyListDocument, text: [UInt8]) {
    root = document.root
    self.text = text
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
    let items = strings.map { "<string>\(PropertyListWriter.escape($0))</string>" }
    let nodes = strings.map { PropertyListNode(.string($0)) }
    if let array = element(at: path), let present = node(at: path) {
      insert(items.map { [$0] }, into: array)
      set(PropertyListNode(.array(present.elements + nodes)), at: path)
    } else {
      let lines = ["<array>"] + items.map { "\(unit)\($0)" } + ["</array>"]
      insert(lines, at: path)
      set(PropertyListNode(.array(nodes)), at: path)
    }
  }

  /// Removes strings from an array.
  package mutating func remove(_ strings: Set<String>, fromArrayAt path: [String]) {
    while let array = element(at: path), let present = node(at: path),
      let index = present.elements.lastIndex(where: { $0.text.map(strings.contains) ?? false }),
      index < array.children.count
    {
      text.removeSubrange(text.wholeLines(of: array.children[index].range))
      var rest = present.elements
      rest.remove(at: index)
      set(PropertyListNode(.array(rest)), at: path)
    }
  }

  /// Sets a string, where there is none or another one.
  package mutating func set(_ string: String, at path: [String]) {
    let escaped = PropertyListWriter.escape(string)
    if let present = node(at: path), present.text == string { return }
    if let element = element(at: path) {
      text.replaceSubrange(element.range, with: "<string>\(escaped)</string>".utf8)
    } else {
      insert(["<string>\(escaped)</string>"], at: path)
    }
    set(PropertyListNode(.string(string)), at: path)
  }

  // MARK: - Nodes and elements

  private mutating func set(_ node: PropertyListNode, at path: [String]) {
    root.set(node, at: path)
  }

  private func node(at path: [String]) -> PropertyListNode? {
    path.reduce(Optional(root)) { $0?[$1] }
  }

  private func element(at path: [String]) -> PropertyListOutline.Element? {
    var node = root
    guard var element = PropertyListOutline(text).root else { return nil }
    for key in path {
      guard case .dictionary(let entries) = node.value,
        let index = entries.firstIndex(where: { $0.key == key }),
        2 * index + 1 < element.children.count
      else { return nil }
      node = entries[index].node
      element = element.children[2 * index + 1]
    }
    return element
  }

  // MARK: - Text

  /// Inserts a key with a value, and the dictionaries around it that are missing.
  private mutating func insert(_ value: [String], at path: [String]) {
    var present = path.count - 1
    while present > 0, node(at: Array(path[..<present])) == nil { present -= 1 }
    guard let parent = element(at: Array(path[..<present])) else { return }
    var lines = value
    for key in path[(present + 1)...].reversed() {
      lines = ["<dict>"] + ([keyLine(key)] + lines).map { unit + $0 } + ["</dict>"]
    }
    insert([[keyLine(path[present])] + lines], into: parent)
  }

  private func keyLine(_ key: String) -> String {
    "<key>\(PropertyListWriter.escape(key))</key>"
  }

  /// Inserts things of some lines each at the end of an element.
  private mutating func insert(_ things: [[String]], into element: PropertyListOutline.Element) {
    let outer = text.indentation(at: element.range.lowerBound) ?? ""
    let isDictionary = text[element.range.lowerBound...].starts(with: "<dict".utf8)
    // In a dictionary the last thing begins with its key.
    let last = element.children.dropLast(isDictionary ? 1 : 0).last ?? element.children.last
    if let last, let end = element.children.last?.range.upperBound {
      guard let indentation = text.indentation(at: last.range.lowerBound) else {
        // All on one line: so is what comes behind.
        let joined = things.joined().map { $0.drop { $0 == " " || $0 == "\t" } }.joined()
        text.insert(contentsOf: joined.utf8, at: end)
        return
      }
      let lines = things.joined().map { newline + indentation + $0 }
      text.insert(contentsOf: lines.joined().utf8, at: endOfLine(behind: end))
      return
    }
    let lines = things.joined().map { outer + unit + $0 + newline }.joined()
    if element.isSingleTag || isBlank(element.content) {
      let name = isDictionary ? "dict" : "array"
      let whole = "<\(name)>\(newline)\(lines)\(outer)</\(name)>"
      text.replaceSubrange(element.range, with: whole.utf8)
    } else if text.indentation(at: element.content.upperBound) != nil {
      text.insert(contentsOf: lines.utf8, at: text.startOfLine(at: element.content.upperBound))
    } else {
      text.insert(contentsOf: things.joined().joined().utf8, at: element.content.upperBound)
    }
  }

  /// The end of a line, where only comments stand between it and an offset; else that offset.
  private func endOfLine(behind start: Int) -> Int {
    var offset = start
    while offset < text.count {
      if text[offset] == 0x0A || text[offset] == 0x0D { return offset }
      if [UInt8].isBlank(text[offset]) {
        offset += 1
      } else if text[offset...].starts(with: "<!--".utf8),
        let end = PropertyListOutline.endOfAside(in: text, at: offset)
      {
        offset = end
      } else {
        return start
      }
    }
    return start
  }

  /// By how much the list indents what is in something; a tab where it does not say.
  private var unit: String {
    guard let root = PropertyListOutline(text).root, let first = root.children.first,
      let outer = text.indentation(at: root.range.lowerBound),
      let inner = text.indentation(at: first.range.lowerBound), inner.hasPrefix(outer),
      inner != outer
    else { return "\t" }
    return String(inner.dropFirst(outer.count))
  }

  /// How the text ends its lines.
  private var newline: String {
    guard let end = text.firstIndex(of: 0x0A), end > 0, text[end - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    text[range].allSatisfy(isWhitespace)
  }
}
