/// What days and times say of the words beside them.
extension SentenceMatcher {
  /// The word behind what takes back another day or time, `not 6pm` of `at 5pm not 6pm`; none where nothing does.
  mutating func endOfRetraction(_ position: Int) -> Int? {
    guard let mark = spoken.retractions.match(sentence.words, at: position) else { return nil }
    let end = meanings.endOfMoment(at: mark.end)
    return end > mark.end ? end : nil
  }

  /// Whether a day that is over begins at the word, where one may be said as well as text: it is then no text, but
  /// what is to be asked about.
  mutating func hasPastMoment(_ node: Int32) -> Bool {
    for edge in automaton.slotEdges(of: node) {
      let slot = automaton.slotEdges[edge].slot
      let rule = automaton.rules[Int(slot)]
      guard rule.traits.contains(.moment) else { continue }
      let range = meanings.meanings(of: slot, rule)
      if range.contains(where: { meanings.found[$0].isPast }) { return true }
    }
    return false
  }
}
