import Foundation
import PropertyList

/// Of a translation that cannot follow its text, a catalog says that somebody has to look at it; and in the comment
/// what it was translated from, so that it is right again once the text says that again.
extension TranslationEditor {
  /// What stands in a comment before the text that was translated.
  private static let mark = "translated from: "

  /// What the comment of an entry says was translated.
  func translatedText(in entry: JSONOutline.Element) -> String? {
    entry.members.first { $0.key == "comment" }
      .flatMap { Self.parts(JSONText.decoded(text[$0.value.range])).translated }
  }

  /// The edits by which a catalog says what is to be looked at since a text changed, and what no longer is.
  func reviewEdits(of entry: Entry, following change: Change) -> [TextEdits.Edit] {
    let back = entry.texts.filter { entry.isBack($0, with: change) }
    let marked = entry.texts.filter { $0.stays(behind: change) && $0.state == "translated" }
    guard !back.isEmpty || !marked.isEmpty else { return [] }
    let states = [(back, "translated"), (marked, StringCatalogDecoder.reviewState)]
    let edits = states.flatMap { texts, state in
      texts.compactMap(\.stateRange).map { TextEdits.Edit($0, Array(JSONText.encoded(state).utf8)) }
    }
    // Of translations of two texts, one comment cannot remember both.
    let isMixed = entry.texts.contains {
      $0.state == StringCatalogDecoder.reviewState && !entry.isBack($0, with: change)
    }
    return edits + commentEdits(of: entry, marked.isEmpty || isMixed ? nil : change.old)
  }

  /// The edits that bring the comment of an entry to say what was translated.
  private func commentEdits(of entry: Entry, _ translated: String?) -> [TextEdits.Edit] {
    guard let index = entry.members.firstIndex(where: { $0.key == "comment" }) else {
      guard let translated, let first = entry.members.first?.keyRange.lowerBound else { return [] }
      let open = text[..<first].lastIndex(of: UInt8(ascii: "{")).map { $0 + 1 } ?? first
      let member = "\"comment\" : \(JSONText.encoded(Self.mark + translated)),"
      return [.init(first..<first, Array(member.utf8) + text[open..<first])]
    }
    let comment = entry.members[index]
    let before = Self.parts(JSONText.decoded(text[comment.value.range])).comment
    let after = Self.comment(before, translated)
    guard after.isEmpty, let next = entry.members.dropFirst(index + 1).first else {
      return [.init(comment.value.range, Array(JSONText.encoded(after).utf8))]
    }
    return [.init(comment.keyRange.lowerBound..<next.keyRange.lowerBound, [])]
  }

  /// A comment of such parts.
  static func comment(_ comment: String, _ translated: String?) -> String {
    [comment, translated.map { mark + $0 }].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// What a comment says of the text, and what of the text that was translated.
  static func parts(_ comment: String) -> (comment: String, translated: String?) {
    if comment.hasPrefix(mark) { return ("", String(comment.dropFirst(mark.count))) }
    guard let range = comment.range(of: "; " + mark) else { return (comment, nil) }
    return (String(comment[..<range.lowerBound]), String(comment[range.upperBound...]))
  }
}

extension TranslationEditor.Entry {
  /// Whether a text says again what a translation was made of.
  func isBack(
    _ text: TranslationEditor.Translation, with change: TranslationEditor.Change
  ) -> Bool {
    text.state == StringCatalogDecoder.reviewState && translatedText == change.new
  }
}
