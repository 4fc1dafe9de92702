extension Unicode.Scalar {
  /// Whether it is of the letters that Japanese writes endings and particles with.
  var isHiragana: Bool { (0x3040...0x309F).contains(value) }
}

extension Sentence {
  /// Whether it is written in a script of foreign names, Latin or Katakana, or in Korean, whose particle follows somebody alone.
  var isOfForeignScript: Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x30A0...0x30FF, 0xAC00...0xD7A3, 0x20, 0x27, 0x2D, 0x2E, 0x2019: true
      default: scalar.properties.isAlphabetic && scalar.value < 0x250
      }
    }
  }
}

extension Character {
  /// Whether it is of the Korean script.
  var isHangul: Bool { unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) } }
}
