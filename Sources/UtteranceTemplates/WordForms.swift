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
    let touches = nodes.indices.dropFirst().contains {
      mayTouch(nodes[$0 - 1], at: .end) && mayTouch(nodes[$0], at: .start)
    }
    guard touches else { return nodes }
    var result: [UtteranceTemplate.Node] = []
    var index = 0
    while index < nodes.count {
      // Most pieces have a space between them, which is seen without a look at all of their forms.
      guard index + 1 < nodes.count, mayTouch(nodes[index], at: .end),
        mayTouch(nodes[index + 1], at: .start), var word = Word(nodes[index])
      else {
        result.append(nodes[index])
        index += 1
        continue
      }
      var end = index + 1
      while end < nodes.count, let next = Word(nodes[end]), isTight(word.forms, next.forms) {
        guard let longer = word.followed(by: next) else { return nil }
        word = longer
        end += 1
      }
      result.append(end == index + 1 ? nodes[index] : word.node)
      index = end
    }
    return result
  }

  /// The forms of a word, and whatever may stand in its place that is more than a word.
  private struct Word {
    private(set) var forms: [String]
    private var others: [UtteranceTemplate.Node] = []

    private init(forms: [String]) {
      self.forms = forms
    }

    /// Reads a piece; none where it has no words by themselves.
    init?(_ node: UtteranceTemplate.Node) {
      if let texts = WordForms.texts(of: node) {
        forms = texts
      } else if case .alternatives(let nodes) = node {
        forms = nodes.compactMap(WordForms.texts(of:)).flatMap(\.self)
        others = nodes.filter { WordForms.texts(of: $0) == nil }
        guard !forms.isEmpty, forms.count <= maximumCount else { return nil }
      } else {
        return nil
      }
    }

    var node: UtteranceTemplate.Node {
      .alternatives(forms.map { $0.isEmpty ? .sequence([]) : .words($0) } + others)
    }

    /// With what stands behind it without a space: words become one, all else stays apart.
    ///
    /// - Returns: None where there are too many forms.
    func followed(by next: Word) -> Word? {
      guard forms.count * next.forms.count + others.count + next.others.count <= maximumCount else {
        return nil
      }
      var longer = self
      // What is no word goes with all that follows it, so that no way is there twice.
      let words = Word(forms: forms).node
      longer.others =
        others.map { .sequence([$0, next.node]) } + next.others.map { .sequence([words, $0]) }
      longer.forms = forms.flatMap { form in next.forms.map { form + $0 } }
      return longer
    }
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

  private enum Edge {
    case start, end
  }

  /// Whether a letter may stand at an edge of a piece; what is not plain may.
  private static func mayTouch(_ node: UtteranceTemplate.Node, at edge: Edge) -> Bool {
    switch node {
    case .words(let text):
      guard let byte = edge == .start ? text.utf8.first : text.utf8.last else { return true }
      return switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        true
      default: false
      }
    case .sequence(let nodes), .alternatives(let nodes):
      return nodes.isEmpty || nodes.contains { mayTouch($0, at: edge) }
    case .repetition, .slot, .app, .phrase: return false
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
