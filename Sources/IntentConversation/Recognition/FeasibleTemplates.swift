/// The templates that one sentence may fit; each set of them is looked at once.
struct FeasibleTemplates {
  private var templates: [UInt64] = []
  /// Two bits for each set: whether it was looked at, and whether one of its templates may fit.
  private var known: [UInt64] = []

  /// Begins with a sentence; what is known of another is forgotten.
  ///
  /// - Parameter words: The places of its words.
  mutating func begin(_ words: [Int32], _ filter: TemplateFilter) {
    guard !filter.isOpen else { return }
    templates.removeAll(keepingCapacity: true)
    filter.appendTemplates(fitting: words, to: &templates)
    let count = (filter.setCount >> Self.setBits) + 1
    guard known.count == count else {
      known = Array(repeating: 0, count: count)
      return
    }
    for index in known.indices { known[index] = 0 }
  }

  /// Whether any template of a set may fit.
  @inline(__always)
  mutating func contains(_ set: Int32, _ filter: TemplateFilter) -> Bool {
    guard !known.isEmpty else { return true }
    let (place, shift) = (
      Int(set) >> Self.setBits, (UInt64(truncatingIfNeeded: set) & Self.setMask) * 2
    )
    let bits = known[place] &>> shift
    if bits & 1 != 0 { return bits & 2 != 0 }
    let mayFit = filter.hasTemplate(ofSet: set, in: templates)
    known[place] |= (mayFit ? 3 : 1) &<< shift
    return mayFit
  }

  /// A number has the bits of 32 sets.
  private static let setBits = 5
  private static let setMask: UInt64 = 31
}
