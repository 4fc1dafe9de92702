import IntentConversation

/// How some sentences of one intent and language were recognised.
struct Score {
  var sentences = 0
  var right = 0
  var wrong = 0
  /// Words that are in the slots that they belong in, that are not, and that are in slots where none
  /// belong.
  var (found, missed, invented) = (0, 0, 0)

  var notUnderstood: Int { sentences - right - wrong }

  /// The harmonic mean of precision and recall of the words of slots; none without any.
  var f1: Double? {
    let all = 2 * found + missed + invented
    return all > 0 ? Double(2 * found) / Double(all) : nil
  }

  /// Counts the words of the slots of a sentence that was recognised.
  ///
  /// - Returns: Whether each of them is where it belongs.
  @discardableResult
  mutating func compare(_ recognition: Recognition, _ utterance: Utterance, _ intent: String)
    -> Bool
  {
    let known = SlotNames.parameters(in: intent)
    var said = recognition.uses.flatMap { use -> [(parameter: String, word: String)] in
      guard let parameter = use.parameter else { return [] }
      let path = use.property.map { "\(parameter).\($0)" } ?? parameter
      return known.contains(path) ? Self.words(use.text).map { (path, $0) } : []
    }
    let before = (missed, invented)
    for slot in utterance.slots where slot.count == 2 {
      let parameters = SlotNames.parameters(of: slot[0], in: intent)
      guard !parameters.isEmpty else { continue }
      for word in Self.words(slot[1]) {
        let index = said.firstIndex { $0.word == word && parameters.contains($0.parameter) }
        if let index {
          found += 1
          said.remove(at: index)
        } else {
          missed += 1
        }
      }
    }
    invented += said.count
    return before == (missed, invented)
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  mutating func add(_ other: Score) {
    sentences += other.sentences
    right += other.right
    wrong += other.wrong
    found += other.found
    missed += other.missed
    invented += other.invented
  }
}
