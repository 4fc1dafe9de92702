extension String {
  /// The text with all characters written out that nobody sees, or takes for others: controls, marks of
  /// direction, spaces that do not break, and spaces at an end or beside another.
  var visible: String {
    var text = ""
    let scalars = Array(unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isAtEdge = index == 0 || index == scalars.count - 1 || scalars[index - 1] == " "
      if scalar.isInvisible || (scalar == " " && isAtEdge) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether nothing shows that it is there, or that it is no plain space.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    // What joins letters and pictures is a part of what is seen.
    case .format: self != "\u{200D}" && self != "\u{200C}"
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    case .spaceSeparator: self != " " && self != "\u{3000}"
    default: false
    }
  }
}
