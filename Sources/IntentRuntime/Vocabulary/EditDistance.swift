/// How many letters two names differ by.
package enum EditDistance {
  /// The number of letters to change, add or leave out; none where that is more than allowed.
  package static func between(
    _ left: [UInt32],
    _ right: ArraySlice<UInt32>,
    atMost limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var row = Array(0...right.count)
    let begin = right.startIndex
    for (index, letter) in left.enumerated() {
      // What is further from the diagonal differs by more than the limit.
      let first = max(0, index - limit)
      let last = min(right.count, index + limit + 1)
      var diagonal = row[first]
      row[first] = first == 0 ? index + 1 : limit + 1
      var smallest = row[first]
      for place in first..<last {
        let substitution = diagonal + (letter == right[begin + place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(substitution, diagonal + 1, row[place] + 1)
        smallest = min(smallest, row[place + 1])
      }
      if smallest > limit { return nil }
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}
