/// Sets of templates, each once, behind each other.
struct TemplateSets: Sendable {
  /// The templates, those of a set in their order; -1 for all that there are.
  private(set) var members: [Int32]
  /// Where the sets begin, and where the last ends.
  private var firstMembers: [Int32]
  /// The sets by the hashes of their templates: see ``WordHash`` on two that are alike.
  private var places = HashTable(capacity: 1_024)

  /// One set for each template alone, at the template's own place.
  init(_ templateCount: Int) {
    let templates = (0..<templateCount).map { Int32(truncatingIfNeeded: $0) }
    members = templates
    firstMembers = templates + [Int32(truncatingIfNeeded: templateCount)]
  }

  var count: Int { firstMembers.count - 1 }

  /// Where the templates of a set stand among ``members``.
  @inline(__always)
  func range(of set: Int32) -> Range<Int> {
    Int(firstMembers[Int(set)])..<Int(firstMembers[Int(set) + 1])
  }

  /// The place of a set, a new one where it is.
  ///
  /// - Parameter templates: Its templates in their order; those that stand there twice count once.
  mutating func place(of templates: some Sequence<Int32>) -> Int32 {
    let begin = members.count
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for template in templates where members.count == begin || members[members.count - 1] != template
    {
      members.append(template)
      hash = WordHash.joined(hash, UInt64(UInt32(bitPattern: template)))
    }
    if let known = places[hash] {
      members.removeSubrange(begin...)
      return Int32(truncatingIfNeeded: known)
    }
    let place = Int32(truncatingIfNeeded: count)
    places.insert(hash, place)
    firstMembers.append(Int32(truncatingIfNeeded: members.count))
    return place
  }
}
