package import PropertyList

/// Lets a file of translations follow a change of the definition that it translates.
package struct TranslationEditor: Sendable {
  /// How a file of translations is written.
  package enum Format: Sendable {
    /// `.strings`, as people write it.
    case table
    /// `.xcstrings`.
    case catalog
  }

  private let text: [UInt8]
  private let format: Format

  /// - Parameters:
  ///   - text: The file, in UTF-8; one that can be read.
  ///   - format: How it is written.
  package init(_ text: [UInt8], format: Format) {
    self.text = text
    self.format = format
  }

  /// The edits with which the file follows some changes.
  package func edits(following consequences: [DefinitionConsequence]) -> TextEdits {
    var removed: Set<String> = []
    var renamings: [Renaming] = []
    for consequence in consequences {
      switch consequence {
      case .removedTexts(let ids): removed.formUnion(ids)
      case .renamedPlaceholder(let texts, let old, let new):
        renamings.append(Renaming(texts: texts, old: old, new: new))
      default: break
      }
    }
    let entries = format == .table ? tableEntries() : catalogEntries()
    let gone = removals(
      of: entries.indices.filter { entries[$0].isAbout(removed) }, in: entries)
    let renamed = entries.filter { !$0.isAbout(removed) }.flatMap { entry in
      entry.texts.compactMap { range -> TextEdits.Edit? in
        let before = String(decoding: text[range], as: UTF8.self)
        let after = renamings.filter { entry.isAbout($0.texts) }.reduce(before) {
          PhraseTemplate.renaming($1.old, to: $1.new, in: $0)
        }
        return after == before ? nil : TextEdits.Edit(range, Array(after.utf8))
      }
    }
    return TextEdits(gone + renamed)
  }

  /// Another name for something in some texts.
  private struct Renaming {
    var texts: Set<String>
    var old: DefinitionConsequence.Name
    var new: DefinitionConsequence.Name
  }

  /// A text of the file with its translations.
  private struct Entry {
    var id: String
    /// The translations as they are written.
    var texts: [Range<Int>]
    /// What goes with the text.
    var range: Range<Int>

    /// Whether it translates one of some texts, or a form of it.
    func isAbout(_ texts: Set<String>) -> Bool {
      texts.contains(id) || TextIdentifier.parts(of: id).contains(where: texts.contains)
    }
  }

  private func tableEntries() -> [Entry] {
    var parser = StringsParser(text)
    guard (try? parser.parse()) != nil else { return [] }
    return parser.entries.map { entry in
      Entry(
        id: entry.key, texts: entry.textRange.map { [$0] } ?? [], range: lines(of: entry.range))
    }
  }

  /// The lines of a pair, with a comment right above it.
  private func lines(of range: Range<Int>) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    func start(at offset: Int) -> Int? {
      let start = text[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
      return text[start..<offset].allSatisfy(StringsParser.isSpace) ? start : nil
    }
    guard var first = start(at: range.lowerBound),
      let end = text[range.upperBound...].firstIndex(where: {
        $0 != 0x20 && $0 != 0x09 && $0 != 0x0D
      }),
      text[end] == newline
    else { return range }
    let above = text[..<max(first - 1, 0)]
    if above.last == UInt8(ascii: "/"), above.dropLast().last == UInt8(ascii: "*"),
      let open = (0..<above.count).reversed().first(where: { text[$0...].starts(with: "/*".utf8) }),
      let line = start(at: open)
    {
      first = line
    }
    return first..<(end + 1)
  }

  private func catalogEntries() -> [Entry] {
    (JSONOutline(text).element("strings")?.members ?? []).map { member in
      Entry(
        id: member.key, texts: values(in: member.value),
        range: member.keyRange.lowerBound..<member.value.range.upperBound)
    }
  }

  /// Takes entries out; of a catalog those beside each other at once, with a comma at one end.
  private func removals(of indices: [Int], in entries: [Entry]) -> [TextEdits.Edit] {
    guard format == .catalog else { return indices.map { TextEdits.Edit(entries[$0].range, []) } }
    var edits: [TextEdits.Edit] = []
    var rest = indices[...]
    while let first = rest.first {
      var last = first
      rest = rest.dropFirst()
      while rest.first == last + 1 {
        last += 1
        rest = rest.dropFirst()
      }
      let start = entries[first].range.lowerBound
      let end = entries[last].range.upperBound
      if last + 1 < entries.count {
        edits.append(TextEdits.Edit(start..<entries[last + 1].range.lowerBound, []))
      } else if first > 0 {
        edits.append(TextEdits.Edit(entries[first - 1].range.upperBound..<end, []))
      } else {
        edits.append(TextEdits.Edit(start..<end, []))
      }
    }
    return edits
  }

  /// The translations in an entry of a catalog.
  private func values(in element: JSONOutline.Element) -> [Range<Int>] {
    element.members.flatMap { member in
      member.key == "value" ? [member.value.range] : values(in: member.value)
    }
  }
}
