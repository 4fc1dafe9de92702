/// Tells from the words of a sentence which templates it cannot fit, before any of them is followed.
///
/// Each template has up to three clauses, of each of which a sentence must have a word: see
/// ``RequiredWords``. A bit a template says whether the words that were seen are enough.
///
/// A class, since it is asked at every node: a value of its size costs more to pass around.
final class TemplateFilter: Sendable {
  /// A bit each of some templates, of which a processor takes several at once.
  private typealias Bits = SIMD8<UInt64>

  /// How many bits hold one of each template.
  private let stride: Int
  /// For each word and clause, the templates whose clause has the word: those of a word behind each other.
  private let masks: [Bits]
  /// For each clause, the templates that have none there.
  private let open: [Bits]
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
    let stride = (clauses.count + Bits.width - 1) / Bits.width
    var masks: [Bits] = Array(
      repeating: Bits(), count: RequiredWords.maximumCount * wordCount * stride)
    var open: [Bits] = Array(repeating: Bits(), count: RequiredWords.maximumCount * stride)
    for (template, clauses) in clauses.enumerated() {
      let (row, bit) = template.quotientAndRemainder(dividingBy: Bits.width)
      for place in 0..<RequiredWords.maximumCount {
        guard place < clauses.count else {
          open[place * stride + row].insert(bit)
          continue
        }
        for word in clauses[place] {
          masks[(Int(word) * RequiredWords.maximumCount + place) * stride + row].insert(bit)
        }
      }
    }
    (self.stride, self.masks, self.open) = (stride, masks, open)
  }

  /// Whether it lets everything through.
  var isOpen: Bool { stride == 0 }

  /// How many sets of templates are asked about.
  var setCount: Int { sets.count }

  /// Finds the templates that a sentence may fit, a bit each.
  ///
  /// - Parameters:
  ///   - words: The places of its words; -1 for words that no template has.
  ///   - templates: What they are appended to.
  func appendTemplates(fitting words: [Int32], to templates: inout [UInt64]) {
    for row in 0..<stride {
      var fitting = Bits(repeating: .max)
      for place in 0..<RequiredWords.maximumCount {
        var seen = open[place * stride + row]
        for word in words where word >= 0 {
          seen |= masks[(Int(word) * RequiredWords.maximumCount + place) * stride + row]
        }
        fitting &= seen
      }
      for number in fitting.indices { templates.append(fitting[number]) }
    }
  }

  /// Whether any template of a set is among some.
  func hasTemplate(ofSet set: Int32, in templates: [UInt64]) -> Bool {
    for place in sets.range(of: set) {
      let template = Int(sets.members[place])
      // What stands for all of them.
      guard template >= 0 else { return true }
      if templates[template / 64] & (1 << UInt64(template % 64)) != 0 { return true }
    }
    return false
  }
}

extension SIMD8<UInt64> {
  /// How many bits there are.
  fileprivate static var width: Int { scalarCount * Scalar.bitWidth }

  fileprivate mutating func insert(_ bit: Int) {
    self[bit / Scalar.bitWidth] |= 1 << UInt64(bit % Scalar.bitWidth)
  }
}
