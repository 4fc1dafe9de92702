import Diagnostics

/// Turns byte offsets into lines and columns, for offsets that mostly go forward.
struct LineIndex {
  private let text: [UInt8]
  private var line = 1
  private var lineStart = 0
  private var scanned = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The place of an offset; one behind the end means the end.
  mutating func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), text.count)
    if offset < lineStart {
      line = 1
      lineStart = 0
      scanned = 0
    }
    text.withUnsafeBufferPointer { bytes in
      while scanned < offset {
        if bytes[scanned] == UInt8(ascii: "\n") {
          line += 1
          lineStart = scanned + 1
        }
        scanned += 1
      }
    }
    return SourcePosition(line: line, column: offset - lineStart + 1)
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
