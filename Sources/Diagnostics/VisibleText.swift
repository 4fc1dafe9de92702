extension String {
  /// The text with an escape such as `\u{202E}` for each character that a terminal obeys or hides.
  ///
  /// Those are control characters, separators of lines, and format characters, which can turn the
  /// direction of what follows. The joiners that emoji and some scripts need stay.
  package var escapingInvisibles: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isInvisible:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen where it is printed as it is.
  fileprivate var isInvisible: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    let joiners: ClosedRange<Unicode.Scalar> = "\u{200C}"..."\u{200D}"
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !joiners.contains(self)
    default: false
    }
  }
}
