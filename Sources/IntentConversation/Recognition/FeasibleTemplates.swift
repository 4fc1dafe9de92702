/// The templates that one sentence may fit; each set of them is looked at once.
struct FeasibleTemplates {
  private let filter: TemplateFilter
  private let templates: [UInt64]
  /// What is known of each set: 0 nothing, 1 that none of it fits, 2 that one may.
  private var known: [UInt8]

  init(_ filter: TemplateFilter, _ words: [Int32]) {
    self.filter = filter
    templates = filter.isOpen ? [] : filter.templates(fitting: words)
    known = Array(repeating: 0, count: filter.isOpen ? 0 : filter.setCount)
  }

  /// Whether any template of a set may fit.
  @inline(__always)
  mutating func contains(_ set: Int32) -> Bool {
    guard !known.isEmpty else { return true }
    if known[Int(set)] == 0 {
      known[Int(set)] = filter.hasTemplate(ofSet: set, in: templates) ? 2 : 1
    }
    return known[Int(set)] == 2
  }
}
