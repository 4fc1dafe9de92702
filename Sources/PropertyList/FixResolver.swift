package import Diagnostics

/// Finds the bytes of a property list that fixes change.
package struct FixResolver: Sendable {
  private let text: [UInt8]
  private let offset: Int
  private let lineStarts: [Int]
  private let root: PropertyListOutline.Element?

  /// - Parameter bytes: The whole file. Nothing is found in one that is not UTF-8.
  package init(_ bytes: [UInt8]) {
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let isText = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
    let text = isText ? Array(bytes.dropFirst(offset)) : []
    self.text = text
    let lineEnd = LineEnding(of: text).lastByte
    lineStarts = [0] + text.indices.filter { text[$0] == lineEnd }.map { $0 + 1 }
    root = PropertyListOutline(text).root
  }

  /// What a fix replaces, from the end of the file to its beginning; nothing where one of its places
  /// is not that of an element.
  package func replacements(for fix: Fix) -> [TextReplacement] {
    let found = fix.edits.compactMap { edit -> TextReplacement? in
      switch edit {
      case .replaceText(let position, let text): replacement(at: position, with: text)
      case .remove(let position, let levels): removal(at: position, levelsUp: levels)
      }
    }
    guard found.count == fix.edits.count else { return [] }
    return
      found
      .map {
        TextReplacement(($0.range.lowerBound + offset)..<($0.range.upperBound + offset), $0.text)
      }
      .sorted { $0.range.lowerBound > $1.range.lowerBound }
  }

  private func replacement(at position: SourcePosition, with text: String) -> TextReplacement? {
    guard let element = path(to: position).last, element.children.isEmpty else { return nil }
    let escaped = PropertyListWriter.escape(text)
    guard element.isSingleTag else { return TextReplacement(element.content, escaped) }
    let name = self.text[element.range].dropFirst().prefix { $0 != 0x2F && $0 != 0x20 }
    let tag = String(decoding: name, as: UTF8.self)
    return TextReplacement(element.range, "<\(tag)>\(escaped)</\(tag)>")
  }

  private func removal(at position: SourcePosition, levelsUp: Int) -> TextReplacement? {
    let path = path(to: position).dropLast(levelsUp)
    guard let element = path.last, let parent = path.dropLast().last,
      let index = parent.children.firstIndex(where: { $0.range == element.range })
    else { return nil }
    var removed = index..<(index + 1)
    let isDictionary = text[parent.range].starts(with: "<dict".utf8)
    if isDictionary {
      removed = (index - index % 2)..<(index - index % 2 + 2)
    }
    guard removed.upperBound <= parent.children.count else { return nil }
    // As Xcode writes it.
    if removed.count == parent.children.count {
      return TextReplacement(parent.range, isDictionary ? "<dict/>" : "<array/>")
    }
    let first = parent.children[removed.lowerBound].range.lowerBound
    let last = parent.children[removed.upperBound - 1].range.upperBound
    return TextReplacement(text.wholeLines(of: first..<last), "")
  }

  /// The elements from the root to the one that begins at a place; empty where none does.
  private func path(to position: SourcePosition) -> [PropertyListOutline.Element] {
    guard var element = root, lineStarts.indices.contains(position.line - 1) else { return [] }
    let offset = lineStarts[position.line - 1] + position.column - 1
    var path = [element]
    while element.range.lowerBound != offset {
      guard let child = element.children.first(where: { $0.range.contains(offset) }) else {
        return []
      }
      path.append(child)
      element = child
    }
    return path
  }
}

extension [UInt8] {
  /// The text after some fixes; those that overlap with an earlier one wait for another round.
  ///
  /// - Parameter replacements: What each fix replaces.
  package func applying(_ replacements: [[TextReplacement]]) -> [UInt8] {
    var taken: [TextReplacement] = []
    for fix in replacements {
      let overlaps = fix.contains { new in
        taken.contains { $0.range.overlaps(new.range) || $0.range == new.range }
      }
      if !overlaps { taken += fix }
    }
    var text = self
    for replacement in taken.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where replacement.range.upperBound <= text.count {
      text.replaceSubrange(replacement.range, with: replacement.text.utf8)
    }
    return text
  }
}
