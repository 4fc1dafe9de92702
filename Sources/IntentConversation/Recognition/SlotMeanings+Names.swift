import IntentRuntime

/// Where the names of people stand whom the user knows.
extension SlotMeanings {
  /// Whether a name of somebody begins at a word, behind what takes back what stands before: `no, Bobo`, `no, a Bobo`.
  func isOtherName(at position: Int) -> Bool {
    guard sentence.hasMark(before: position) else { return false }
    let words = sentence.words
    let thought = reader.shared.spoken.secondThoughts.match(words, at: position)?.end
    let correction = reader.rules.corrections.match(words, at: position)?.end
    guard let end = [thought, correction].compactMap(\.self).max(), end < words.count else {
      return false
    }
    // The mark of the recipient may be said again.
    let isRepeated = words[..<position].contains { $0.hash == words[end].hash }
    var isName = false
    for start in isRepeated ? [end, end + 1] : [end] {
      names.spans(of: .contactName, in: words, from: start) { _, _, _ in isName = true }
    }
    return isName
  }

  /// Whether all of the name of somebody who is known begins at a word.
  func isName(at position: Int) -> Bool {
    var isName = false
    names.spans(of: .contactName, in: sentence.words, from: position) { _, fit, _ in
      isName = isName || fit == .whole
    }
    return isName
  }

  /// Whether a word is one of somebody's name, and not all of it.
  func isPartOfName(_ position: Int) -> Bool {
    var isPart = false
    names.spans(of: .contactName, in: sentence.words, from: position) { end, fit, _ in
      isPart = isPart || end == position + 1 && fit == .part
    }
    return isPart
  }
}
