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
      Localization(language: language, file: file, texts: texts.mapValues(LocalizedValue.text))
    }
  }

  private func table(file: String, bytes: [UInt8]) -> Checked<[String: String]> {
    func failure(_ reason: String, _ position: SourcePosition?) -> Checked<[String: String]> {
      let location = SourceLocation(file: file, position: position)
      return Checked(nil, [DefinitionProblem.invalidLocalization(reason).diagnostic(at: location)])
    }
    if bytes.starts(with: "bplist".utf8) {
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let texts = list as? [String: String] else {
        return failure("this binary property list holds more than pairs of strings", nil)
      }
      return Checked(texts)
    }
    switch TextEncoding.decode(bytes) {
    case .failure(let reason):
      return failure(reason.problem.message, reason.position)
    case .success(let text):
      if text.first(where: { !StringsParser.isSpace($0) }) == UInt8(ascii: "<") {
        return PropertyListParser().parse(file: file, bytes: bytes).flatMap { strings(in: $0) }
      }
      do {
        var parser = StringsParser(text)
        return Checked(try parser.parse())
      } catch {
        var lines = LineIndex(text)
        return failure(error.reason, lines.position(of: error.offset))
      }
    }
  }

  /// The pairs of a property list.
  private func strings(in document: PropertyListDocument) -> Checked<[String: String]> {
    func failure(at position: SourcePosition) -> Checked<[String: String]> {
      let problem = DefinitionProblem.invalidLocalization("it holds more than pairs of strings")
      let location = SourceLocation(file: document.file, position: position)
      return Checked(nil, [problem.diagnostic(at: location)])
    }
    guard case .dictionary(let entries) = document.root.value else {
      return failure(at: document.root.position)
    }
    var texts: [String: String] = [:]
    for entry in entries {
      guard let text = entry.node.text else { return failure(at: entry.node.position) }
      texts[entry.key] = text
    }
    return Checked(texts)
  }
}
