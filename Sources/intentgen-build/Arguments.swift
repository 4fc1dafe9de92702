import IntentGenerator

/// What the build plugin tells the tool.
struct Arguments {
  var definition = ""
  var localizations: [String] = []
  var vocabularies: [String] = []
  var context: [String] = []
  var configuration: String?
  var templates: [String] = []
  var outputs: [String] = []

  /// Takes the words behind the program's name.
  init(_ words: some Sequence<String>) throws {
    var words = words.makeIterator()
    while let option = words.next() {
      guard let value = words.next() else { throw UsageError("'\(option)' needs a value") }
      switch option {
      case "--definition": definition = value
      case "--localization": localizations.append(value)
      case "--vocabulary": vocabularies.append(value)
      case "--context": context.append(value)
      case "--configuration": configuration = value
      case "--template": templates.append(value)
      case "--output": outputs.append(value)
      default: throw UsageError("'\(option)' is not known")
      }
    }
    guard !definition.isEmpty else { throw UsageError("--definition is missing") }
    let parts = GeneratedFile.Part.allCases.count
    guard outputs.count == parts else { throw UsageError("--output must be given \(parts) times") }
  }
}

/// Words that the tool does not take.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
