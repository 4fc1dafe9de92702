import Foundation

/// Writes property lists in Apple's layout: XML, tabs, keys in the order of the value.
package struct PropertyListWriter: Sendable {
  /// By how much the lines of what is in something are indented.
  let unit: String
  /// How lines end.
  let newline: String

  package init() {
    self.init(unit: "\t", newline: "\n")
  }

  init(unit: String, newline: String) {
    self.unit = unit
    self.newline = newline
  }

  /// The whole file.
  package func write(_ document: PropertyListDocument) -> [UInt8] {
    write(document.root)
  }

  /// The whole file of one value.
  package func write(_ root: PropertyListNode) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    append(root, to: &text, indentation: "")
    text += "</plist>\n"
    return Array(text.utf8)
  }

  /// A value on lines of its own.
  func lines(_ node: PropertyListNode, indentation: String) -> String {
    var text = ""
    append(node, to: &text, indentation: indentation)
    return text
  }

  private func append(_ node: PropertyListNode, to text: inout String, indentation: String) {
    let inner = indentation + unit
    switch node.value {
    case .dictionary(let entries) where entries.isEmpty: text += "\(indentation)<dict/>\(newline)"
    case .dictionary(let entries):
      text += "\(indentation)<dict>\(newline)"
      for entry in entries {
        text += "\(inner)<key>\(Self.escape(entry.key))</key>\(newline)"
        append(entry.node, to: &text, indentation: inner)
      }
      text += "\(indentation)</dict>\(newline)"
    case .array(let items) where items.isEmpty: text += "\(indentation)<array/>\(newline)"
    case .array(let items):
      text += "\(indentation)<array>\(newline)"
      for item in items { append(item, to: &text, indentation: inner) }
      text += "\(indentation)</array>\(newline)"
    case .boolean(let value): text += "\(indentation)<\(value)/>\(newline)"
    case .string(let value):
      text += "\(indentation)<string>\(Self.escape(value))</string>\(newline)"
    case .integer(let value): text += "\(indentation)<integer>\(value)</integer>\(newline)"
    case .unsignedInteger(let value): text += "\(indentation)<integer>\(value)</integer>\(newline)"
    case .real(let value): text += "\(indentation)<real>\(format(value))</real>\(newline)"
    case .date(let value): text += "\(indentation)<date>\(format(value))</date>\(newline)"
    case .data(let value): append(value, to: &text, indentation: indentation)
    }
  }

  /// Base64 on lines of its own, as wide as Apple's writer makes them.
  private func append(_ data: Data, to text: inout String, indentation: String) {
    text += "\(indentation)<data>\(newline)"
    let width = max(76 - 8 * indentation.count, 4)
    var digits = Substring(data.base64EncodedString())
    while !digits.isEmpty {
      text += "\(indentation)\(digits.prefix(width))\(newline)"
      digits = digits.dropFirst(width)
    }
    text += "\(indentation)</data>\(newline)"
  }

  static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: { "&<>\r".utf8.contains($0) }) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // A parser would turn a bare carriage return into a newline.
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private func format(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-infinity" : "+infinity" }
    return Int(exactly: value).map(String.init) ?? String(value)
  }

  private func format(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func padded(_ number: Int?, _ width: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
      + "T\(padded(parts.hour, 2)):\(padded(parts.minute, 2)):\(padded(parts.second, 2))Z"
  }
}
