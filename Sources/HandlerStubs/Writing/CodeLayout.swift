import Diagnostics
import SwiftSyntax

/// How the code around a place is laid out, for new code to look like it.
struct CodeLayout: Hashable, Sendable {
  /// What ends a line.
  var newline = "\n"
  /// What stands before the declaration of the type.
  var base = ""
  /// What a level of indentation adds.
  var unit = "  "

  /// What stands before a member.
  var member: String { base + unit }

  init() {}

  /// The layout of a block in its file.
  init(of block: SourceBlock, in source: ParsedSource) {
    let bytes = Array(source.text.utf8)
    newline = LineEnding(of: bytes).rawValue
    base = Self.indentation(at: block.start, in: bytes)
    let members = block.members.members.compactMap { member -> String? in
      let offset = member.positionAfterSkippingLeadingTrivia.utf8Offset
      let indentation = Self.indentation(at: offset, in: bytes)
      return indentation.count > base.count && indentation.hasPrefix(base) ? indentation : nil
    }
    unit = members.first.map { String($0.dropFirst(base.count)) } ?? Self.unit(of: bytes)
  }

  /// The white space with which the line of a byte begins.
  private static func indentation(at offset: Int, in bytes: [UInt8]) -> String {
    let lineStart = bytes[..<offset].lastIndex(where: LineEnding.isPart).map { $0 + 1 } ?? 0
    return String(decoding: bytes[lineStart..<offset].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// What the first indented line of a file is indented with.
  private static func unit(of bytes: [UInt8]) -> String {
    for line in bytes.split(whereSeparator: LineEnding.isPart) {
      let indentation = line.prefix(while: \.isBlank)
      guard let first = indentation.first, indentation.count < line.count else { continue }
      return first == UInt8(ascii: "\t") ? "\t" : String(decoding: indentation, as: UTF8.self)
    }
    return CodeLayout().unit
  }
}

extension UInt8 {
  /// Whether it is a space or a tab.
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
