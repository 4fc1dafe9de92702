package import Diagnostics
import Foundation
import PropertyList

/// Where things stand in a JSON file, which Foundation's readers do not say.
package struct JSONPlaces: Sendable {
  private let file: String
  private let bytes: [UInt8]

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The first place of the file.
  package var start: SourceLocation { SourceLocation(file: file, position: .start) }

  /// The place of a key: the last of some that lie within each other.
  package func place(ofKeys keys: [String]) -> SourceLocation {
    var place = start
    var lines = LineIndex(bytes)
    var rest = bytes[...]
    for key in keys {
      // Written as JSON writes it, with a colon behind.
      guard let encoded = try? JSONEncoder().encode(key),
        let found = Self.offset(of: Array(encoded), in: rest)
      else { continue }
      place.position = lines.position(of: found)
      rest = bytes[(found + encoded.count)...]
    }
    return place
  }

  /// The place that a reader's error names or leads to.
  package func place(of error: any Error) -> SourceLocation {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context):
      place(ofKeys: context.codingPath.filter { $0.intValue == nil }.map(\.stringValue))
    default: placeOfSyntaxError() ?? start
    }
  }

  /// The place of a byte.
  func place(of offset: Int) -> SourceLocation {
    var lines = LineIndex(bytes)
    return SourceLocation(file: file, position: lines.position(of: offset))
  }

  /// Where the file is no JSON; none where Foundation does not say.
  func placeOfSyntaxError() -> SourceLocation? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
      return nil
    } catch {
      let text = "\((error as NSError).userInfo)"
      if let match = text.firstMatch(of: /line (\d+), column (\d+)/), let line = Int(match.1),
        let column = Int(match.2)
      {
        let position = SourcePosition(line: line, column: column < .max ? column + 1 : column)
        return SourceLocation(file: file, position: position)
      }
      guard let match = text.firstMatch(of: /around character (\d+)/), let offset = Int(match.1)
      else { return nil }
      return place(of: offset)
    }
  }

  private static func offset(of key: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
      rest = rest[quote...]
      let behind = rest.dropFirst(key.count).first { !" \t\r\n".utf8.contains($0) }
      if rest.starts(with: key), behind == UInt8(ascii: ":") { return quote }
      rest = rest.dropFirst()
    }
    return nil
  }
}
