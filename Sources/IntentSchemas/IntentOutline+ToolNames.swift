extension IntentOutline {
  /// The names of the tools that the intents of some apps are, each another one: where two would have the
  /// same, their apps stand in front, and where that does not tell them apart, a number behind.
  package static func toolNames(
    of apps: [(app: String, intents: [IntentOutline])]
  ) -> [[String]] {
    var counts: [String: Int] = [:]
    for name in apps.flatMap(\.intents).map(\.toolName) { counts[name, default: 0] += 1 }
    // Who has a name alone keeps it, whatever the others are called.
    var taken = Set(counts.filter { $0.value == 1 }.keys)
    return apps.map { app, intents in
      intents.map { intent in
        guard counts[intent.toolName] != 1 else { return intent.toolName }
        let name = toolName("\(app)_\(intent.toolName)")
        var unique = name
        var number = 1
        while !taken.insert(unique).inserted {
          number += 1
          let suffix = "_\(number)"
          unique = name.prefix(longest - suffix.count) + suffix
        }
        return unique
      }
    }
  }

  /// A name as a tool may have it: 1 to 128 of some letters.
  static func toolName(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || "_-.".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
    }
    return String(allowed.prefix(longest))
  }

  private static let longest = 128
}
