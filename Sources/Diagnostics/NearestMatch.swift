/// Finds the name that was probably meant.
package enum NearestMatch {
  /// The candidate with the fewest edits from a name, if it is near enough to be a slip.
  ///
  /// Near enough is at most a third of the name's length, case aside; two letters that changed places are the likeliest
  /// slip, and equal distances go to the candidate that comes first. Nobody mistypes a name of more than 64 characters, nor looks through
  /// a thousand: what is beyond that is not looked at.
  ///
  /// - Parameter most: The most edits, where that is less than a third.
  package static func find(
    _ name: String, among candidates: some Sequence<String>, within most: Int = .max
  ) -> String? {
    guard name.utf8.count <= 256 else { return nil }
    let wanted = Array(name.lowercased().unicodeScalars)
    guard wanted.count <= 64 else { return nil }
    // A letter alone is no slip of another.
    let limit = wanted.count == 1 ? 0 : min(most, max(1, (wanted.count + 1) / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates.prefix(1000) where candidate.utf8.count <= 512 {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, other)
      if distance <= 2 * limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  /// Twice the number of edits; of two letters that changed places, half of the two that it takes.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var row = right.indices.map { 2 * $0 } + [2 * right.count]
    for (i, scalar) in left.enumerated() {
      var next = [2 * (i + 1)]
      for (j, other) in right.enumerated() {
        var distance = min(row[j] + (scalar == other ? 0 : 2), row[j + 1] + 2, next[j] + 2)
        if i > 0, j > 0, scalar == right[j - 1], other == left[i - 1] {
          distance = min(distance, before[j - 1] + 1)
        }
        next.append(distance)
      }
      (before, row) = (row, next)
    }
    return row[right.count]
  }
}
