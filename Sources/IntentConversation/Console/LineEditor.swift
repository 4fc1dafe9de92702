import Foundation

/// Reads lines: in a terminal with editing and history, else as they come.
///
/// Arrow keys move and bring former lines back; Ctrl-A and Ctrl-E go to the ends, Ctrl-U and Ctrl-K
/// cut before and behind the cursor, Ctrl-D ends.
struct LineEditor {
  private let isInteractive: Bool
  private var history: [String] = []

  init(isInteractive: Bool) {
    self.isInteractive = isInteractive
  }

  /// The next line; none at the end of the input.
  mutating func readLine(prompt: String) -> String? {
    guard isInteractive, let terminal = RawTerminal() else { return Swift.readLine() }
    defer { terminal.restore() }
    let line = edit(prompt: prompt)
    if let line, !line.isEmpty, line != history.last { history.append(line) }
    return line
  }

  private func edit(prompt: String) -> String? {
    var line: [Character] = []
    var cursor = 0
    var place = history.count
    func show() {
      let back = line.count - cursor
      let move = back > 0 ? "\u{1B}[\(back)D" : ""
      write("\r\u{1B}[K\(prompt)\(String(line))\(move)")
    }
    func recall(_ index: Int) {
      guard index >= 0, index <= history.count else { return }
      place = index
      line = index < history.count ? Array(history[index]) : []
      cursor = line.count
    }
    show()
    while let key = Key.read() {
      switch key {
      case .enter:
        write("\r\n")
        return String(line)
      case .endOfInput:
        guard line.isEmpty else { continue }
        write("\r\n")
        return nil
      case .interrupt:
        write("^C\r\n")
        return nil
      case .character(let character):
        line.insert(character, at: cursor)
        cursor += 1
      case .backspace:
        guard cursor > 0 else { continue }
        cursor -= 1
        line.remove(at: cursor)
      case .delete: if cursor < line.count { line.remove(at: cursor) }
      case .left: cursor = max(cursor - 1, 0)
      case .right: cursor = min(cursor + 1, line.count)
      case .home: cursor = 0
      case .end: cursor = line.count
      case .cutBefore:
        line.removeFirst(cursor)
        cursor = 0
      case .cutBehind: line.removeLast(line.count - cursor)
      case .up: recall(place - 1)
      case .down: recall(place + 1)
      case .other: continue
      }
      show()
    }
    return nil
  }

  private func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}

/// A key, or several bytes that stand for one.
private enum Key {
  case character(Character)
  case enter, backspace, delete, left, right, up, down, home, end
  case cutBefore, cutBehind, endOfInput, interrupt, other

  static func read() -> Key? {
    guard let byte = nextByte() else { return nil }
    switch byte {
    case 0x0D, 0x0A: return .enter
    case 0x01: return .home
    case 0x03: return .interrupt
    case 0x04: return .endOfInput
    case 0x05: return .end
    case 0x0B: return .cutBehind
    case 0x15: return .cutBefore
    case 0x08, 0x7F: return .backspace
    case 0x1B: return escape()
    case 0x20...0x7E: return .character(Character(UnicodeScalar(byte)))
    case 0xC2...0xF4: return scalar(from: byte)
    default: return .other
    }
  }

  private static func escape() -> Key {
    guard nextByte() == UInt8(ascii: "["), let code = nextByte() else { return .other }
    switch code {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "3"):
      _ = nextByte()
      return .delete
    default: return .other
    }
  }

  /// A character of several bytes.
  private static func scalar(from first: UInt8) -> Key {
    let count = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    var bytes = [first]
    for _ in 0..<count { if let byte = nextByte() { bytes.append(byte) } }
    return String(validating: bytes, as: UTF8.self)?.first.map { .character($0) } ?? .other
  }

  private static func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    return Foundation.read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }
}

/// A terminal that gives every key as it is pressed.
private struct RawTerminal {
  private let former: termios

  init?() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    former = settings
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return nil }
  }

  func restore() {
    var settings = former
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }
}
