package import Diagnostics
import Foundation
import PropertyList

/// Reads a `.strings` file, the texts of one language.
///
/// It may be a table as people write it, in UTF-8 or UTF-16, or a property list, XML or binary.
package struct StringsDecoder: Sendable {
  package init() {}

  /// The texts of a file; an empty file has none.
  package func decode(file: String, language: String, bytes: [UInt8]) -> Checked<Localization> {
    table(file: file, bytes: bytes).map { texts in
      var localization = Localization(
        language: language, file: file, texts: texts.mapValues { .text($0.text) })
      localization.positions = texts.compactMapValues(\.position)
      localization.repeated = texts.mapValues(\.earlier).filter { !$0.value.isEmpty }
      localization.pending = Set(texts.filter(\.value.isPending).keys)
      return localization
    }
  }

  /// A text, and where its key stands.
  private struct Entry {
    let text: String
    let position: SourcePosition?
    /// Whether a comment says that it waits to be translated.
    var isPending = false
    /// Where the key stands before, with a text that is not said.
    var earlier: [SourcePosition] = []
  }

  private func failure(
    _ reason: String, _ file: String, _ position: SourcePosition?
  ) -> Checked<[String: Entry]> {
    let location = SourceLocation(file: file, position: position)
    return Checked(nil, [DefinitionProblem.invalidLocalization(reason).diagnostic(at: location)])
  }

  private func table(file: String, bytes: [UInt8]) -> Checked<[String: Entry]> {
    if PropertyListParser.isBinary(bytes) {
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let texts = list as? [String: String] else {
        return failure("this binary property list holds more than pairs of strings", file, nil)
      }
      return Checked(texts.mapValues { Entry(text: $0, position: nil) })
    }
    switch TextEncoding.decode(bytes) {
    case .failure(let reason):
      return failure(reason.problem.message, file, reason.position)
    case .success(let text):
      if StringsParser.isPropertyList(text) {
        return PropertyListParser().parse(file: file, bytes: bytes).flatMap { strings(in: $0) }
      }
      do {
        let (entries, offset) = try entries(in: text)
        guard let offset else { return Checked(entries) }
        var lines = LineIndex(text)
        return failure(MergeConflict.message, file, lines.position(of: offset))
      } catch {
        var lines = LineIndex(text)
        if let offset = MergeConflict.offset(in: text) {
          return failure(MergeConflict.message, file, lines.position(of: offset))
        }
        return failure(error.reason, file, lines.position(of: error.offset))
      }
    }
  }

  /// The pairs of a table, and where a merge within a comment is not resolved.
  private func entries(in text: [UInt8]) throws(StringsParser.Failure)
    -> (entries: [String: Entry], mergeConflict: Int?)
  {
    var parser = StringsParser(text)
    var lines = LineIndex(text)
    let texts = try parser.parse()
    let places = Dictionary(
      parser.entries.map { ($0.key, [lines.position(of: $0.keyRange.lowerBound)]) },
      uniquingKeysWith: +)
    let pending = Set(parser.entries.filter { Self.isPending($0, in: text) }.map(\.key))
    let entries = Dictionary(
      uniqueKeysWithValues: texts.map {
        let places = places[$0.key] ?? []
        return (
          $0.key,
          Entry(
            text: $0.value, position: places.last, isPending: pending.contains($0.key),
            earlier: places.dropLast())
        )
      })
    let ranges = parser.entries.flatMap { [$0.keyRange, $0.textRange].compactMap(\.self) }
    return (entries, MergeConflict.offset(in: text, outside: ranges))
  }

  /// Whether the comment right before a pair says that it waits to be translated.
  static func isPending(_ entry: StringsParser.Entry, in text: [UInt8]) -> Bool {
    guard let comment = entry.comment else { return false }
    return text[comment].reversed().starts(with: "\(TranslationSheet.mark) */".utf8.reversed())
  }

  /// The pairs of a property list.
  private func strings(in document: PropertyListDocument) -> Checked<[String: Entry]> {
    func failure(at position: SourcePosition) -> Checked<[String: Entry]> {
      let problem = DefinitionProblem.invalidLocalization("it holds more than pairs of strings")
      let location = SourceLocation(file: document.file, position: position)
      return Checked(nil, [problem.diagnostic(at: location)])
    }
    guard case .dictionary(let entries) = document.root.value else {
      return failure(at: document.root.position)
    }
    var texts: [String: Entry] = [:]
    for entry in entries {
      guard let text = entry.node.text else { return failure(at: entry.node.position) }
      texts[entry.key] = Entry(text: text, position: entry.keyPosition)
    }
    return Checked(texts)
  }
}
