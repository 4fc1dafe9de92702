import Diagnostics

/// Finds what has to change in a property list's text for its tree to become another one: the bytes of
/// everything that stays, comments, order and layout included, stay as they are.
///
/// The nodes of the new tree that come from the old one are known by their places, so that what moves
/// is moved as it is written, with the comments before it.
package struct PropertyListRevision {
  private let document: PropertyListDocument
  private let text: [UInt8]
  private let root: PropertyListOutline.Element?
  private let layout: PropertyListLayout

  /// - Parameters:
  ///   - document: The list.
  ///   - text: Its text in UTF-8, without a byte order mark.
  package init(_ document: PropertyListDocument, text: [UInt8]) {
    self.document = document
    self.text = text
    root = PropertyListOutline(text).root
    layout = PropertyListLayout(text, root: root)
  }

  /// The edits that make the list another one.
  package func edits(to new: PropertyListNode) -> TextEdits {
    guard let root else { return TextEdits([]) }
    return TextEdits(edits(from: document.root, to: new, at: root))
  }

  private func edits(
    from old: PropertyListNode,
    to new: PropertyListNode,
    at element: PropertyListOutline.Element
  ) -> [TextEdits.Edit] {
    if old == new { return [] }
    guard let before = Self.children(of: old), let after = Self.children(of: new),
      old.value.typeName == new.value.typeName,
      Self.elementCount(of: before) == element.children.count
    else {
      guard old.value != new.value else { return [] }
      if let old = old.text, let new = new.text,
        let edits = CommentedText(text, in: element.content, saying: old)?.edits(to: new)
      {
        return edits
      }
      return [TextEdits.Edit(element.range, write(new, at: element.range.lowerBound))]
    }
    guard before.map(\.place) == after.map(\.place) else {
      return rearranged(before, after, in: element)
    }
    return zip(before, after).enumerated().flatMap { index, pair in
      edits(from: pair.0, to: pair.1, inElement: element, at: index)
    }
  }

  /// The edits of a child that stays where it is, and of its key.
  private func edits(
    from old: Child, to new: Child, inElement element: PropertyListOutline.Element, at index: Int
  ) -> [TextEdits.Edit] {
    guard let key = new.key else {
      return edits(from: old.node, to: new.node, at: element.children[index])
    }
    let value = edits(from: old.node, to: new.node, at: element.children[2 * index + 1])
    guard key != old.key else { return value }
    return [TextEdits.Edit(element.children[2 * index].range, Array(keyLine(key).utf8))] + value
  }

  // MARK: - Children that come, go or move

  private func rearranged(
    _ before: [Child], _ after: [Child], in element: PropertyListOutline.Element
  ) -> [TextEdits.Edit] {
    guard !before.isEmpty else { return [filled(element, with: after)] }
    let units = units(of: before, in: element)
    let rest = (units.last?.upperBound ?? element.content.lowerBound)..<element.content.upperBound
    let indices = Dictionary(
      zip(before.map(\.place), before.indices), uniquingKeysWith: { first, _ in first })
    let present = Set(after.map(\.place))
    var content: [UInt8] = []
    var last = units.first
    for child in after {
      if let index = indices[child.place] {
        content += moved(before[index], to: child, unit: units[index], in: element, at: index)
        last = units[index]
      } else {
        content += fresh(child, like: last, in: element)
      }
    }
    // What was said before something that goes was said by somebody.
    let remarks = before.indices.filter { !present.contains(before[$0].place) }
      .map { remark(before: first(in: element, $0, of: before).lowerBound, from: units[$0]) }
    guard !(after.isEmpty && remarks.allSatisfy(\.isEmpty) && layout.isEmpty(rest)) else {
      return [TextEdits.Edit(element.range, Array("<\(name(of: element))/>".utf8))]
    }
    content = remarks.joined() + content + text[rest]
    return [trimmed(TextEdits.Edit(element.content, content))]
  }

  /// The bytes of each child, from behind the one before it.
  private func units(of children: [Child], in element: PropertyListOutline.Element) -> [Range<Int>]
  {
    var start = element.content.lowerBound
    return children.indices.map { index in
      let end = self.last(in: element, index, of: children).upperBound
      let next =
        index + 1 < children.count
        ? first(in: element, index + 1, of: children).lowerBound : element.content.upperBound
      let unit = start..<layout.endOfLine(behind: end, before: next)
      start = unit.upperBound
      return unit
    }
  }

  private func first(
    in element: PropertyListOutline.Element, _ index: Int, of children: [Child]
  ) -> Range<Int> {
    element.children[children[index].key == nil ? index : 2 * index].range
  }

  private func last(
    in element: PropertyListOutline.Element, _ index: Int, of children: [Child]
  ) -> Range<Int> {
    element.children[children[index].key == nil ? index : 2 * index + 1].range
  }

  /// The text of a child as it is, but for what changes inside of it.
  private func moved(
    _ old: Child, to new: Child, unit: Range<Int>, in element: PropertyListOutline.Element,
    at index: Int
  ) -> [UInt8] {
    let edits = edits(from: old, to: new, inElement: element, at: index).map {
      TextEdits.Edit(
        ($0.range.lowerBound - unit.lowerBound)..<($0.range.upperBound - unit.lowerBound),
        $0.replacement)
    }
    return TextEdits(edits).applied(to: Array(text[unit]))
  }

  /// The text of a new child, laid out as the one before it.
  private func fresh(
    _ child: Child, like unit: Range<Int>?, in element: PropertyListOutline.Element
  ) -> [UInt8] {
    let neighbour = unit.flatMap { unit in
      element.children.first { unit.contains($0.range.lowerBound) }
    }
    guard let neighbour, let indentation = layout.indentation(at: neighbour.range.lowerBound) else {
      return Array(write(child, indentation: "", unit: "", newline: "").utf8)
    }
    let lines = write(child, indentation: indentation, unit: layout.unit, newline: layout.newline)
    return Array((layout.newline + lines.dropLast(layout.newline.count)).utf8)
  }

  /// The comments before a child that goes.
  private func remark(before start: Int, from unit: Range<Int>) -> [UInt8] {
    let gap = unit.lowerBound..<start
    guard !layout.isEmpty(gap), let end = text[gap].lastIndex(where: { !isWhitespace($0) }) else {
      return []
    }
    return Array(text[gap.lowerBound...end])
  }

  /// An element that had no children, with some.
  private func filled(
    _ element: PropertyListOutline.Element, with children: [Child]
  ) -> TextEdits.Edit {
    let outer = layout.indentation(at: element.range.lowerBound) ?? ""
    let lines = children.map {
      write($0, indentation: outer + layout.unit, unit: layout.unit, newline: layout.newline)
    }.joined()
    if element.isSingleTag {
      // With its attributes, whatever they are for.
      var tag = text[element.range].dropLast("/>".utf8.count)
      while let last = tag.last, isWhitespace(last) { tag.removeLast() }
      let opening = String(decoding: tag, as: UTF8.self)
      let whole = "\(opening)>\(layout.newline)\(lines)\(outer)</\(name(of: element))>"
      return TextEdits.Edit(element.range, Array(whole.utf8))
    }
    if layout.isEmpty(element.content) {
      return TextEdits.Edit(element.content, Array((layout.newline + lines + outer).utf8))
    }
    let end = element.content.upperBound
    let gap = text[element.content].lastIndex { !isWhitespace($0) }.map { $0 + 1 } ?? end
    let text = layout.newline + lines.dropLast(layout.newline.count)
    return TextEdits.Edit(gap..<gap, Array(text.utf8))
  }

  private func name(of element: PropertyListOutline.Element) -> String {
    text[element.range.lowerBound...].starts(with: "<dict".utf8) ? "dict" : "array"
  }

  /// An edit without the bytes at both ends that stay as they are.
  private func trimmed(_ edit: TextEdits.Edit) -> TextEdits.Edit {
    let old = text[edit.range]
    let start = zip(old, edit.replacement).prefix { $0 == $1 }.count
    let most = min(old.count, edit.replacement.count) - start
    let end = zip(old.reversed(), edit.replacement.reversed()).prefix { $0 == $1 }.count
    let tail = min(end, most)
    return TextEdits.Edit(
      (edit.range.lowerBound + start)..<(edit.range.upperBound - tail),
      Array(edit.replacement[start..<(edit.replacement.count - tail)]))
  }

  // MARK: - Text

  private func keyLine(_ key: String) -> String {
    "<key>\(PropertyListWriter.escape(key))</key>"
  }

  /// A value in place of another one, which begins at an offset.
  private func write(_ node: PropertyListNode, at offset: Int) -> [UInt8] {
    let indentation = layout.indentation(at: offset)
    let writer = PropertyListWriter(
      unit: indentation == nil ? "" : layout.unit, newline: indentation == nil ? "" : layout.newline
    )
    let lines = writer.lines(node, indentation: indentation ?? "")
    return Array(lines.dropFirst((indentation ?? "").count).dropLast(writer.newline.count).utf8)
  }

  /// A child on lines of its own.
  private func write(
    _ child: Child, indentation: String, unit: String, newline: String
  ) -> String {
    let value = PropertyListWriter(unit: unit, newline: newline)
      .lines(child.node, indentation: indentation)
    return (child.key.map { indentation + keyLine($0) + newline } ?? "") + value
  }
}

// MARK: - Children

extension PropertyListRevision {
  /// An element of an array, or an entry of a dictionary.
  fileprivate struct Child {
    var key: String?
    var node: PropertyListNode
    var place: Place
  }

  /// What tells a child from others: where it stood, or that it stood nowhere.
  fileprivate enum Place: Hashable {
    case old(SourcePosition)
    case new(Int)

    init(_ position: SourcePosition, _ index: Int) {
      // Nothing in a list stands at the start of its text.
      self = position == .start ? .new(index) : .old(position)
    }
  }

  private static func children(of node: PropertyListNode) -> [Child]? {
    switch node.value {
    case .dictionary(let entries):
      entries.enumerated().map { index, entry in
        Child(key: entry.key, node: entry.node, place: Place(entry.keyPosition, index))
      }
    case .array(let elements):
      elements.enumerated().map { index, node in
        Child(key: nil, node: node, place: Place(node.position, index))
      }
    default: nil
    }
  }

  private static func elementCount(of children: [Child]) -> Int {
    children.reduce(0) { $0 + ($1.key == nil ? 1 : 2) }
  }
}
