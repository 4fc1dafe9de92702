import IntentGenerator

/// What has a name, and a tag or number that stays with it when the name changes.
protocol Tagged {
  var key: String { get }
  var name: String { get }
}

extension HandlerMember: Tagged {}
extension HandlerRecord.ParameterName: Tagged {}

/// Finds out which of some tagged things of now is which of then.
///
/// A tag says so, but for where a merge of two branches gave one to two of them, or a fresh one was given
/// after such a merge: then the names do, so that what did not change its name stays what it is.
struct TaggedPairs<Element: Tagged> {
  private let now: [Element]
  /// The tags that stand for more than one thing, then or now.
  private let sharedKeys: Set<String>
  private var rest: [Element]
  private var found: [Int: Element] = [:]

  init(_ then: [Element], _ now: [Element]) {
    self.now = now
    rest = then
    sharedKeys = Set(then.repeatedKeys + now.repeatedKeys)
    match { $0.key == $1.key && $0.name == $1.name }
    match { [sharedKeys] in
      $0.name == $1.name && (sharedKeys.contains($0.key) || sharedKeys.contains($1.key))
    }
    // A tag that was nobody's, or that of one that is known by now, does not say who this was: the name does.
    while matchNames() {}
    match { [sharedKeys] in $0.key == $1.key && !sharedKeys.contains($0.key) }
    match { $0.name == $1.name }
  }

  /// What is there still, in its order, with what it was.
  var pairs: [(then: Element, now: Element)] {
    now.enumerated().compactMap { index, now in found[index].map { ($0, now) } }
  }

  /// What was taken for what has its name, though something else has its tag now: it may be the other one that it was.
  var doubts: [(kept: Element, other: Element)] {
    pairs.compactMap { then, kept in
      guard then.key != kept.key, isUnique(then.key) else { return nil }
      return now.first { $0.key == then.key }.map { (kept, $0) }
    }
  }

  /// Whether a tag stands for one thing only, then and now.
  func isUnique(_ key: String) -> Bool { !sharedKeys.contains(key) }

  private mutating func match(_ isMatch: (Element, Element) -> Bool) {
    for (index, element) in now.enumerated() where found[index] == nil {
      guard let match = rest.firstIndex(where: { isMatch(element, $0) }) else { continue }
      found[index] = rest.remove(at: match)
    }
  }

  /// Matches names where no tag says otherwise.
  ///
  /// - Returns: Whether there were any.
  private mutating func matchNames() -> Bool {
    let count = rest.count
    for (index, element) in now.enumerated() where found[index] == nil {
      guard !rest.contains(where: { $0.key == element.key }),
        let match = rest.firstIndex(where: { $0.name == element.name })
      else { continue }
      found[index] = rest.remove(at: match)
    }
    return rest.count < count
  }
}

extension Sequence where Element: Tagged {
  /// The tags that more than one of them have.
  fileprivate var repeatedKeys: [String] {
    Dictionary(grouping: self, by: \.key).filter { $0.value.count > 1 }.map(\.key)
  }
}
