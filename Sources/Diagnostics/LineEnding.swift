/// What ends the lines of a text, for what is added to it to end its lines so too.
package enum LineEnding: String, Sendable {
  case newline = "\n"
  case carriageReturnAndNewline = "\r\n"
  /// That of old Macs, which compilers and parsers of property lists take as well.
  case carriageReturn = "\r"

  /// What ends the lines of a text in UTF-8: the first newline says it; `\n` where there is no line end.
  package init(of text: some BidirectionalCollection<UInt8>) {
    let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    if let end = text.firstIndex(of: newline) {
      self = text[..<end].last == carriageReturn ? .carriageReturnAndNewline : .newline
    } else {
      self = text.contains(carriageReturn) ? .carriageReturn : .newline
    }
  }

  /// The last byte of a line.
  package var lastByte: UInt8 { UInt8(ascii: self == .carriageReturn ? "\r" : "\n") }

  /// Whether a byte ends a line, alone or with another one.
  package static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
