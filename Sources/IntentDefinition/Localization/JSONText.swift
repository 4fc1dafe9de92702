import Foundation

/// Strings as JSON writes them.
enum JSONText {
  /// A string in quotes, without needless escapes.
  static func encoded(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The string that some bytes in quotes are; what cannot be read is taken as it stands.
  static func decoded(_ bytes: some Collection<UInt8>) -> String {
    let plain = { String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self) }
    guard bytes.contains(UInt8(ascii: "\\")) else { return plain() }
    return (try? JSONDecoder().decode(String.self, from: Data(bytes))) ?? plain()
  }
}
