/// How many letters two names differ by.
package enum EditDistance {
  /// The number of letters to change, add or leave out; none where that is more than allowed.
  package static func between(
    _ left: [Unicode.Scalar],
    _ right: [Unicode.Scalar],
    atMost limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var row = Array(0...right.count)
    for (index, scalar) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      var smallest = row[0]
      for (place, other) in right.enumerated() {
        let substitution = diagonal + (scalar == other ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(substitution, diagonal + 1, row[place] + 1)
        smallest = min(smallest, row[place + 1])
      }
      if smallest > limit { return nil }
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}
