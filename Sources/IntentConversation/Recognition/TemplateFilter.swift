/// Tells from the words of a sentence which templates it cannot fit, before any of them is followed.
///
/// Each template has up to three clauses, of each of which a sentence must have a word: see
/// ``RequiredWords``. A bit a template says whether the words that were seen are enough.
///
/// A class, since it is asked at every node: a value of its size costs more to pass around.
final class TemplateFilter: Sendable {
  /// How many numbers hold a bit of each template.
  private let stride: Int
  /// For each word and clause, the templates whose clause has the word: those of a word behind each other.
  private let masks: [UInt64]
  /// For each clause, the templates that have none there.
  private let open: [UInt64]
  private let sets: TemplateSets

  /// Lets everything through.
  convenience init() {
    self.init([], wordCount: 0, sets: TemplateSets(0))
  }

  /// - Parameters:
  ///   - clauses: The clauses of each template.
  ///   - wordCount: How many words there are.
  ///   - sets: The sets of templates that are asked about; those of single templates come first.
  init(_ clauses: [[RequiredWords.Clause]], wordCount: Int, sets: TemplateSets) {
    self.sets = sets
    let stride = (clauses.count + 63) / 64
    var masks: [UInt64] = Array(
      repeating: 0, count: RequiredWords.maximumCount * wordCount * stride)
    var open: [UInt64] = Array(repeating: 0, count: RequiredWords.maximumCount * stride)
    for (template, clauses) in clauses.enumerated() {
      let bit: UInt64 = 1 << UInt64(template % 64)
      for place in 0..<RequiredWords.maximumCount {
        guard place < clauses.count else {
          open[place * stride + template / 64] |= bit
          continue
        }
        for word in clauses[place] {
          masks[(Int(word) * RequiredWords.maximumCount + place) * stride + template / 64] |= bit
        }
      }
    }
    (self.stride, self.masks, self.open) = (stride, masks, open)
  }

  /// Whether it lets everything through.
  var isOpen: Bool { stride == 0 }

  /// How many sets of templates are asked about.
  var setCount: Int { sets.count }

  /// The templates that a sentence may fit, a bit each.
  ///
  /// - Parameter words: The places of its words; -1 for words that no template has.
  func templates(fitting words: [Int32]) -> [UInt64] {
    var seen = open
    for word in words where word >= 0 {
      let first = Int(word) * seen.count
      for index in seen.indices { seen[index] |= masks[first + index] }
    }
    for place in 1..<RequiredWords.maximumCount {
      for index in 0..<stride { seen[index] &= seen[place * stride + index] }
    }
    seen.removeSubrange(stride...)
    return seen
  }

  /// Whether any template of a set is among some.
  func hasTemplate(ofSet set: Int32, in templates: [UInt64]) -> Bool {
    for template in sets[set].lazy.map(Int.init) {
      // What stands for all of them.
      guard template >= 0 else { return true }
      if templates[template / 64] & (1 << UInt64(template % 64)) != 0 { return true }
    }
    return false
  }
}
