/// Puts together the forms of a word: `message[s]` is `message` or `messages`.
///
/// What stands next to brackets without a space is one word with what is in them. Scripts that are
/// written without spaces need no forms: each of their characters is a word by itself.
struct WordForms {
  /// The most forms of a word.
  static let maximumCount = 256

  /// The pieces of a sequence with the forms of each word as alternatives.
  ///
  /// - Returns: None where a word has too many forms.
  static func joined(_ nodes: [UtteranceTemplate.Node]) -> [UtteranceTemplate.Node]? {
    var result: [UtteranceTemplate.Node] = []
    var index = 0
    while index < nodes.count {
      guard var forms = texts(of: nodes[index]) else {
        result.append(nodes[index])
        index += 1
        continue
      }
      var end = index + 1
      while end < nodes.count, let next = texts(of: nodes[end]), isTight(forms, next) {
        guard forms.count * next.count <= maximumCount else { return nil }
        forms = forms.flatMap { form in next.map { form + $0 } }
        end += 1
      }
      if end == index + 1 {
        result.append(nodes[index])
      } else {
        result.append(.alternatives(forms.map { $0.isEmpty ? .sequence([]) : .words($0) }))
      }
      index = end
    }
    return result
  }

  /// The texts that a piece of words alone may be; none where there is more in it.
  private static func texts(of node: UtteranceTemplate.Node) -> [String]? {
    switch node {
    case .words(let text): return [text]
    case .alternatives(let nodes):
      var all: [String] = []
      for node in nodes {
        guard let texts = texts(of: node), all.count + texts.count <= maximumCount else {
          return nil
        }
        all += texts
      }
      return all
    case .sequence(let nodes):
      var all = [""]
      for node in nodes {
        guard let texts = texts(of: node), all.count * texts.count <= maximumCount else {
          return nil
        }
        all = all.flatMap { text in texts.map { text + $0 } }
      }
      return all
    default: return nil
    }
  }

  /// Whether a word goes on from one piece into the next.
  private static func isTight(_ left: [String], _ right: [String]) -> Bool {
    left.contains { $0.last.map(isSpaced) == true }
      && right.contains { $0.first.map(isSpaced) == true }
  }

  /// Whether a character is a letter of a script that puts spaces between words.
  private static func isSpaced(_ character: Character) -> Bool {
    guard character.isLetter || character.isNumber, let scalar = character.unicodeScalars.first
    else { return false }
    return switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xFFEF, 0x20000...: false
    default: true
    }
  }
}
