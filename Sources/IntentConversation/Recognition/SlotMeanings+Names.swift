import IntentRuntime

/// Where the names of people stand whom the user knows.
extension SlotMeanings {
  /// Some words that are a name of the user's vocabulary, or a part of one.
  struct NameSpan {
    let end: Int
    let fit: NameTable.Fit
    let entry: Int
  }

  /// The names of a kind that begin at a word, and parts of them that may stand for somebody.
  ///
  /// It is `mutating`, as those that call it are, for the reason that ``SentenceMatcher`` gives.
  mutating func spans(of name: UserVocabularyKind, from start: Int) -> [NameSpan] {
    var found: [NameSpan] = []
    names.spans(of: name, in: sentence.words, from: start) { end, fit, entry in
      if fit == .whole || junctions.mayStandForName(start..<end)
        || end == start + 1 && isFirstName(start, of: names.entry(entry, of: name))
      {
        found.append(NameSpan(end: end, fit: fit, entry: entry))
      }
    }
    return found.count > 1 ? withoutBeginnings(found) : found
  }

  /// Leaves out beginnings of names that are said whole: who is called by all of a name is not called by what stands
  /// before `ちゃん` of `おばあちゃん`, nor is anybody else by what stands before `Jr.` of `Bobo Jr.`.
  private mutating func withoutBeginnings(_ spans: [NameSpan]) -> [NameSpan] {
    spans.filter { part in
      !spans.contains {
        $0.fit == .whole && ($0.entry == part.entry || part.fit == .part) && $0.end > part.end
      }
    }
  }

  /// Whether a word that names seldom have is the first of a name, so that somebody is called so: `Will`, of
  /// `Will Smith`, but not `Who`, of `Who Dat`.
  private mutating func isFirstName(_ position: Int, of name: NameTable.Entry?) -> Bool {
    guard let name, !junctions.isArticle(position), !junctions.isEpithet(position),
      !junctions.hasQuestion(position..<position + 1)
    else { return false }
    return Sentence(name.phrase).words.first?.hash == sentence.words[position].hash
  }

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
  func isName(at position: Int) -> Bool { endOfName(at: position) > position }

  /// The word behind the longest name of somebody who is known that begins at a word; 0 where none does.
  func endOfName(at position: Int) -> Int {
    names.endsOfContacts(in: sentence.words, at: position).max() ?? 0
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
