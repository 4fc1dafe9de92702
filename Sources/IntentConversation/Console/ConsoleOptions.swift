import IntentRuntime

/// The arguments of a console.
struct ConsoleOptions: Hashable, Sendable {
  var language = "en"
  var modality = ConversationModality.screen
  var writesJSON = false
  var traces = false
  var script: String?
  var showsHelp = false

  /// What is wrong with the arguments.
  enum Mistake: Error, CustomStringConvertible {
    case unknown(String)
    case missingValue(String)

    var description: String {
      switch self {
      case .unknown(let argument):
        "error: there is no option '\(argument)'"
          + (ConsoleOptions.nearest(to: argument).map { "; did you mean '\($0)'?" } ?? "")
      case .missingValue(let option): "error: '\(option)' needs a value"
      }
    }
  }

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--language":
        guard let value = rest.popFirst() else { throw .missingValue(argument) }
        language = value
      case "--script":
        guard let value = rest.popFirst() else { throw .missingValue(argument) }
        script = value
      case "--hands-free": modality = .handsFree
      case "--json": writesJSON = true
      case "--trace": traces = true
      case "--help", "-h": showsHelp = true
      default: throw .unknown(argument)
      }
    }
  }

  /// The option that was probably meant.
  private static func nearest(to argument: String) -> String? {
    let letters = argument.unicodeScalars.map(\.value)
    let names = usage.split { $0.isWhitespace }.filter { $0.hasPrefix("--") }.map(String.init)
    return names.first { name in
      let other = name.unicodeScalars.map(\.value)
      return EditDistance.between(letters, other[...], atMost: max(letters.count / 3, 1)) != nil
    }
  }

  /// What whoever chooses a language is told that the assistant does not speak; none where it does.
  static func warning(about language: String) -> String? {
    let spoken = language.split { $0 == "-" || $0 == "_" }.first?.lowercased()
    guard LanguageRules.code(for: language) != spoken else { return nil }
    return "warning: the assistant does not speak '\(language)', and goes on in English; it has "
      + languages
  }

  /// The languages of the assistant.
  static let languages = LanguageRules.all.map { $0.code }.sorted().joined(separator: ", ")

  static let usage = """
    options:
      --language CODE   the language to begin with: \(languages)
      --hands-free      everything that matters is spoken
      --json            answer with a line of JSON each, for another front end
      --trace           show what the runtime does, as it does it
      --script FILE     replay a dialogue and compare; exits with 1 where an answer differs
    """
}
