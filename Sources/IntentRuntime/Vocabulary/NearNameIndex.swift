/// Finds the names that differ from what was said by a few letters, without comparing each of them.
///
/// The names stand in alphabetical order, and each knows how much of its beginning it shares with the
/// one before: what they have in common is compared once, and names that begin too differently are
/// passed over together. Before that, most are told apart by their length and by which letters they have.
package struct NearNameIndex: Sendable {
  /// A name by what tells it from others before its letters are compared.
  private struct Name {
    /// Where its letters end.
    let end: Int32
    /// How many letters it has in common with the one before.
    let shared: UInt16
    let count: UInt16
    let letters: LetterSet
    /// What it belongs to.
    let value: Int32
  }

  /// The letters of all names, one behind the other.
  private var letters: [UInt32] = []
  private var names: [Name] = []

  /// The most letters by which a name may differ.
  package static let maximumDistance = 3
  /// The most letters of a name that is looked for.
  package static let maximumLength = 200

  /// An index without names.
  package init() {}

  /// An index of names.
  ///
  /// - Parameter names: The names; what is found is given by their places.
  package init(_ names: [String]) {
    self.init(
      folded: names.enumerated().map {
        (SpokenName.words($1).joined(separator: " "), Int32(truncatingIfNeeded: $0))
      })
  }

  /// An index of names that are folded already, each with what it belongs to.
  init(folded names: [(name: String, value: Int32)]) {
    var last: [UInt32] = []
    let inOrder = names.map { (beginning: Self.beginning(of: $0.name), name: $0) }.sorted {
      if $0.beginning != $1.beginning { return $0.beginning < $1.beginning }
      return ($0.name.name, $0.name.value) < ($1.name.name, $1.name.value)
    }
    for (_, (name, value)) in inOrder {
      let next = name.unicodeScalars.map(\.value)
      guard !next.isEmpty, next.count <= Self.maximumLength + Self.maximumDistance,
        letters.count + next.count <= Int(Int32.max)
      else { continue }
      let common = zip(last, next).prefix { $0 == $1 }.count
      letters += next
      self.names.append(
        Name(
          end: Int32(truncatingIfNeeded: letters.count),
          shared: UInt16(truncatingIfNeeded: common),
          count: UInt16(truncatingIfNeeded: next.count), letters: LetterSet(next[...]), value: value
        ))
      last = next
    }
  }

  /// The first bytes of a name as a number, which most names are told apart by at once.
  private static func beginning(of name: String) -> UInt64 {
    var number: UInt64 = 0
    var count = 0
    for byte in name.utf8.prefix(8) {
      number = number << 8 | UInt64(byte)
      count += 1
    }
    return number << (8 * UInt64(8 - count))
  }

  /// How many letters of a name may be wrong: one in five, and at least one.
  package static func allowance(for letters: Int) -> Int { max(1, letters / 5) }

  /// The names that are nearly what was said, the nearest first; of those as near the first.
  ///
  /// One letter in five may differ, and no more than ``maximumDistance``.
  package func nearest(to spoken: String, limit: Int) -> [Int] {
    let wanted = SpokenName.words(spoken).joined(separator: " ").unicodeScalars.map(\.value)
    return nearest(to: wanted, limit: limit).map { Int($0.value) }
  }

  /// The values of the names that are nearly what was said, with the letters by which they differ.
  func nearest(to wanted: [UInt32], limit: Int) -> [(value: Int32, distance: Int)] {
    guard !wanted.isEmpty, wanted.count <= Self.maximumLength, limit > 0 else { return [] }
    let allowed = min(Self.allowance(for: wanted.count), Self.maximumDistance)
    var found = names(near: wanted, atMost: allowed)
    found.sort { ($0.distance, $0.value) < ($1.distance, $1.value) }
    // A value with several names is given once.
    var seen: Set<Int32> = []
    return Array(found.filter { seen.insert($0.value).inserted }.prefix(limit))
  }

  private func names(
    near wanted: [UInt32],
    atMost limit: Int
  ) -> [(value: Int32, distance: Int)] {
    var found: [(value: Int32, distance: Int)] = []
    var rows = EditRows(wanted, atMost: limit)
    let wantedLetters = LetterSet(wanted[...])
    // How many letters at the beginning differ too much; what shares them is passed over.
    var hopeless = Int.max
    // Of how many letters of the name, from its beginning, the rows are there.
    var depth = 0
    for name in names {
      let common = Int(name.shared)
      if depth > common { depth = common }
      if common >= hopeless { continue }
      hopeless = .max
      let count = Int(name.count)
      guard abs(count - wanted.count) <= limit,
        name.letters.differs(from: wantedLetters, byAtMost: limit)
      else { continue }
      let first = Int(name.end) - count
      while depth < count, hopeless == .max {
        let isPossible = rows.setRow(depth + 1, for: letters[first + depth])
        depth += 1
        if !isPossible { hopeless = depth }
      }
      guard hopeless == .max, let distance = rows.distance(at: count) else { continue }
      found.append((name.value, distance))
    }
    return found
  }
}

/// The rows of the table by which two names are compared, one for each letter of a name; only what may
/// lie within the limit is computed.
private struct EditRows {
  private let wanted: [UInt32]
  private let limit: Int
  private let width: Int
  private var cells: [Int]

  init(_ wanted: [UInt32], atMost limit: Int) {
    self.wanted = wanted
    self.limit = limit
    width = wanted.count + 1
    cells = Array(repeating: limit + 1, count: width * (wanted.count + limit + 2))
    for column in 0...min(limit, wanted.count) { cells[column] = column }
  }

  /// Computes the row of a letter from the one before.
  ///
  /// - Returns: Whether a name that goes on behind the letter can still be near enough.
  mutating func setRow(_ row: Int, for letter: UInt32) -> Bool {
    guard row <= wanted.count + limit else { return false }
    let first = max(0, row - limit)
    let last = min(wanted.count, row + limit)
    let (above, own) = ((row - 1) * width, row * width)
    var smallest = limit + 1
    if first > 0 { cells[own + first - 1] = limit + 1 }
    for column in first...last {
      var distance = row
      if column > 0 {
        let changed = cells[above + column - 1] + (wanted[column - 1] == letter ? 0 : 1)
        distance = min(changed, cells[above + column] + 1, cells[own + column - 1] + 1)
      }
      cells[own + column] = distance
      smallest = min(smallest, distance)
    }
    if last < wanted.count { cells[own + last + 1] = limit + 1 }
    return smallest <= limit
  }

  /// By how many letters a name of so many differs; none where that is more than the limit.
  func distance(at row: Int) -> Int? {
    guard abs(row - wanted.count) <= limit else { return nil }
    let distance = cells[row * width + wanted.count]
    return distance <= limit ? distance : nil
  }
}
