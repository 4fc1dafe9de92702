import UtteranceTemplates

/// A sentence template as it is written, to be changed where it stands.
struct TemplateText {
  private let text: String
  private let root: UtteranceTemplate.Node?

  /// - Parameter text: The template; one that cannot be read has no slots, and is not changed.
  init(_ text: String) {
    self.text = text
    root = try? TemplateParser.parse(text).root
  }

  /// The slots, in the order in which they stand.
  var slots: [UtteranceTemplate.Slot] { root?.slots ?? [] }

  /// The names of the shared phrases in it.
  var phrases: [String] { root?.phrases.map(\.name) ?? [] }

  /// The template with other names for some slots.
  func renamingSlots(
    _ name: (UtteranceTemplate.Slot) -> DefinitionConsequence.Name?
  ) -> String {
    replacing { slot, content in
      guard let name = name(slot) else { return nil }
      let rest = content.drop { !TemplateParser.endsSlotName($0) }
      let path = [name.parameter, name.property].compactMap(\.self).joined(separator: ".")
      return Array(path.utf8) + rest
    }
  }

  /// The template without some slots and shared phrases, and without the words in brackets around them;
  /// none where they stand in no part that may be left out.
  func removing(
    phrases: Set<String> = [], slotsWhere isMeant: (UtteranceTemplate.Slot) -> Bool = { _ in false }
  ) -> String? {
    let offsets =
      slots.filter(isMeant).map(\.offset)
      + (root?.phrases ?? []).filter { phrases.contains($0.name) }.map(\.offset)
    guard let offset = offsets.max() else { return text }
    return TemplateBrackets(text).removingPart(around: offset)
      .flatMap { TemplateText($0).removing(phrases: phrases, slotsWhere: isMeant) }
  }

  /// The template with another name for a value that a slot stands for.
  func renamingConstants(of parameter: String, from old: String, to new: String) -> String {
    replacing { slot, content in
      guard slot.name == parameter, slot.property == nil, slot.kind == .constant(old) else {
        return nil
      }
      return Array(content.prefix { $0 != UInt8(ascii: "=") }) + Array("=\(new)".utf8)
    }
  }

  /// The template with other words between the braces of some slots.
  private func replacing(
    _ words: (UtteranceTemplate.Slot, ArraySlice<UInt8>) -> [UInt8]?
  ) -> String {
    var bytes = Array(text.utf8)
    var done: Set<Int> = []
    // From behind, so that the offsets before stay right; brackets may tell of a slot twice.
    for slot in slots.sorted(by: { $0.offset > $1.offset }) where done.insert(slot.offset).inserted
    {
      let brace = UInt8(ascii: "{")
      guard let open = bytes[slot.offset...].firstIndex(of: brace),
        let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")),
        let replacement = words(slot, bytes[(open + 1)..<close])
      else { continue }
      bytes.replaceSubrange((open + 1)..<close, with: replacement)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
