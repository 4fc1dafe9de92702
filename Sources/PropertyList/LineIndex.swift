package import Diagnostics
import Foundation

/// Turns byte offsets into lines and columns, for offsets that mostly go forward.
package struct LineIndex {
  private let text: [UInt8]
  private let lineEnd: UInt8
  private var line = 1
  private var lineStart = 0
  private var scanned = 0

  package init(_ text: [UInt8]) {
    self.text = text
    lineEnd = LineEnding(of: text).lastByte
  }

  /// The place of an offset; one behind the end means the end.
  package mutating func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), text.count)
    if offset < lineStart {
      line = 1
      lineStart = 0
      scanned = 0
    }
    while let newline = newline(from: scanned, to: offset) {
      line += 1
      lineStart = newline + 1
      scanned = lineStart
    }
    scanned = max(scanned, offset)
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }

  private func newline(from start: Int, to end: Int) -> Int? {
    guard start < end else { return nil }
    return text.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(lineEnd), end - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Whether some bytes stand at an offset.
  func text(at offset: Int, is bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    offset >= 0 && offset + bytes.count <= text.count
      && text[offset..<(offset + bytes.count)].elementsEqual(bytes)
  }

  /// The offset of the last `byte` before another offset, or that offset itself if there is none.
  func offset(of byte: UInt8, before offset: Int) -> Int {
    var index = min(offset, text.count) - 1
    while index >= 0 {
      if text[index] == byte { return index }
      index -= 1
    }
    return min(max(offset, 0), text.count)
  }
}
