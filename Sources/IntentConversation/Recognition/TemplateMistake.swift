/// What is wrong with a template in its intent.
enum TemplateMistake: Error, CustomStringConvertible {
  case unknownSlot(String)
  case slotOfNoIntent(String)
  case unknownPhrase(String)
  case unspeakable(String, String)
  case noSuchValue(String, String)
  case notMultiplied(String)
  case uncompilable
  case tooMany

  var description: String {
    switch self {
    case .unknownSlot(let name): "the intent has no parameter '\(name)'"
    case .slotOfNoIntent(let name):
      "what stands for no intent has no parameter '\(name)'; write '{*}' for any words"
    case .unknownPhrase(let name): "there is no shared phrase '\(name)'"
    case .unspeakable(let name, let type): "'\(name)' is a '\(type)', which nobody can say"
    case .noSuchValue(let name, let value): "'\(value)' is no value that '\(name)' can have"
    case .notMultiplied(let name):
      "'\(name)' is no number to multiply, or a whole one that is multiplied by a fraction"
    case .tooMany: "all templates together have too many ways to say something; some are left out"
    case .uncompilable: "its shared phrases name each other, or there are too many ways to say it"
    }
  }
}
