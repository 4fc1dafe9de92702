import Diagnostics
import PropertyList

/// A table may be a property list in XML, as tools write it: it follows as a tree.
extension TranslationEditor {
  /// The texts of the property list; none where it holds more than pairs of strings.
  func propertyListEntries(_ root: PropertyListNode) -> [Entry] {
    guard case .dictionary(let pairs) = root.value else { return [] }
    return pairs.compactMap { pair in
      pair.node.text.map { words in
        // No comment in it says that a text waits to be translated.
        let text = Translation(
          language: language ?? "Base", range: 0..<0, words: words,
          follows: isOwnLanguage ? .whatItSaid : .never)
        return Entry(id: pair.key, texts: [text], range: 0..<0)
      }
    }
  }

  /// The edits with which the property list follows some changes.
  func edits(of document: PropertyListDocument, following changes: Changes) -> TextEdits {
    let entries = propertyListEntries(document.root)
    guard case .dictionary(let pairs) = document.root.value, entries.count == pairs.count else {
      return TextEdits([])
    }
    var root = document.root
    root.value = .dictionary(
      zip(pairs, entries).compactMap { pair, entry in
        guard !entry.isAbout(changes.removed) else { return nil }
        var pair = pair
        pair.node.value = .string(words(of: entry, pair.node.text ?? "", following: changes))
        return pair
      })
    return PropertyListRevision(document, text: text).edits(to: root)
  }

  private func words(of entry: Entry, _ words: String, following changes: Changes) -> String {
    if let change = changes.texts[entry.id] {
      return entry.texts.contains { $0.follows(change) } ? change.new : words
    }
    return changes.renamed(words, of: entry)
  }
}
