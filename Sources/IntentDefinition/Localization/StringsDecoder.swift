package import Diagnostics
import Foundation

/// Reads a `.strings` file, the texts of one language.
package struct StringsDecoder: Sendable {
  package init() {}

  /// The texts of a file; an empty file has none.
  package func decode(file: String, language: String, bytes: [UInt8]) -> Checked<Localization> {
    let empty = Localization(language: language, file: file, texts: [:])
    let isBlank = bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard !isBlank, !isCommentAlone(bytes) else { return Checked(empty) }
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      guard let texts = list as? [String: String] else {
        return Checked(empty, [problem("it holds more than pairs of strings", file)])
      }
      return Checked(
        Localization(language: language, file: file, texts: texts.mapValues(LocalizedValue.text))
      )
    } catch {
      return Checked(empty, [problem("it is no table of strings", file)])
    }
  }

  /// Whether a file holds nothing but comments, which the parser takes for broken.
  private func isCommentAlone(_ bytes: [UInt8]) -> Bool {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    while true {
      text = text.drop(while: \.isWhitespace)
      if text.isEmpty { return true }
      if text.hasPrefix("//") {
        text = text.drop { !$0.isNewline }
      } else if text.hasPrefix("/*"), let end = text.dropFirst(2).range(of: "*/") {
        text = text[end.upperBound...]
      } else {
        return false
      }
    }
  }

  private func problem(_ reason: String, _ file: String) -> Diagnostic {
    DefinitionProblem.invalidLocalization(reason).diagnostic(at: SourceLocation(file: file))
  }
}
