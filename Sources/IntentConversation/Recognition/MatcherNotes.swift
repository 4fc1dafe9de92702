/// What is noted while a sentence is read: places and numbers, and nothing of its text.
///
/// It is kept for the next sentence, which would take a tenth of its time to make it anew.
struct MatcherNotes {
  var cells = WordChart()
  var words: [Int32] = []
  var feasible = FeasibleTemplates()
  var meanings = SlotMeanings.Notes()
}

extension SlotMeanings {
  /// What is noted of the words from one position on.
  struct Notes {
    /// The meanings, those of a slot behind each other.
    var found: [Meaning] = []
    /// What was understood, from the beginning of the sentence.
    var understood: [Understood] = []
    /// What is known of slots, and of types.
    var slots: [(slot: Int32, range: Range<Int>)] = []
    var types: [(type: Int32, range: Range<Int>)] = []

    /// Begins with a sentence; what is known of another is forgotten.
    mutating func begin() {
      understood.removeAll(keepingCapacity: true)
      understood.append(.constant)
    }
  }
}
