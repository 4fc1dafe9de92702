/// Finds the values whose name fits what was said.
///
/// ```swift
/// let index = SpokenNameIndex(people) { [$0.displayName] }
/// let found = index.matches(for: "bobo").map(\.value)
/// ```
///
/// Case, diacritics, width and punctuation do not matter, and parts of names will do. What a lookup
/// costs does not grow with the number of names, but with the number of those that fit.
public struct SpokenNameIndex<Value: Sendable>: Sendable {
  /// The values, in the order in which they were given.
  public let values: [Value]
  /// The letters of the names as they are compared, behind each other in the order of the values.
  private let letters: [UInt32]
  /// Where the letters of the names end, and what they belong to.
  private let names: [(end: Int, value: Int32)]
  private let nearNames: NearNameIndex
  /// The words that are nearly others, by their places in alphabetical order.
  private let nearWords: NearNameIndex
  private var wholeNames: [[String]: [Int32]] = [:]
  private var words: [String: [Int32]] = [:]
  /// The words in alphabetical order, for those of which only the beginning is said.
  private let sortedWords: [String]
  /// The most words that the names of one value have together.
  private var mostWords = 0

  /// An index of values.
  ///
  /// - Parameters:
  ///   - values: The values, the most important first; at most `Int32.max`, more are left out.
  ///   - names: The names of a value.
  public init(_ values: [Value], names: (Value) -> [String]) {
    self.values = Array(values.prefix(Int(Int32.max)))
    var folded: [(name: String, value: Int32)] = []
    var letters: [UInt32] = []
    var places: [(end: Int, value: Int32)] = []
    for (position, value) in self.values.enumerated() {
      let position = Int32(truncatingIfNeeded: position)
      var count = 0
      for name in names(value) {
        let words = SpokenName.words(name)
        guard !words.isEmpty else { continue }
        let name = words.joined(separator: " ")
        folded.append((name, position))
        letters += name.unicodeScalars.lazy.map(\.value)
        places.append((letters.count, position))
        Self.add(position, to: &wholeNames[words, default: []])
        for word in words { Self.add(position, to: &self.words[word, default: []]) }
        count += words.count
      }
      mostWords = max(mostWords, count)
    }
    sortedWords = words.keys.sorted()
    (self.letters, self.names) = (letters, places)
    nearNames = NearNameIndex(folded: folded)
    nearWords = NearNameIndex(
      folded: sortedWords.enumerated().map { ($1, Int32(truncatingIfNeeded: $0)) })
  }

  /// The values that fit, best first, and in the order in which they were given where they fit
  /// equally well.
  ///
  /// - Parameters:
  ///   - spoken: What was said.
  ///   - limit: The most values to give.
  public func matches(
    for spoken: String,
    limit: Int = 10
  ) -> [(value: Value, quality: SpokenNameMatch)] {
    let spokenWords = SpokenName.words(spoken)
    guard !spokenWords.isEmpty, limit > 0 else { return [] }
    // No more can be found than there are, and what is asked for may be any number.
    let limit = min(limit, values.count)
    var found: [(Int32, SpokenNameMatch)] = []
    var known: Set<Int32> = []
    func add(_ positions: [Int32], _ quality: SpokenNameMatch) {
      for position in positions where found.count < limit {
        if known.insert(position).inserted { found.append((position, quality)) }
      }
    }
    add(wholeNames[spokenWords] ?? [], .whole)
    let distinctWords = Set(spokenWords).sorted()
    if found.count < limit, distinctWords.count <= mostWords {
      add(common(distinctWords.map { words[$0] ?? [] }, limit: limit + found.count), .words)
    }
    let beginnings = Self.beginnings(distinctWords)
    if found.count < limit, beginnings.count <= mostWords {
      let lists = beginnings.map { positions(ofWordsBeginningWith: $0, limit: 1_000) }
      add(common(lists, limit: limit + found.count), .beginnings)
    }
    return found.map { (values[Int($0.0)], $0.1) }
  }

  /// The words that begin no other: what begins with `bob` begins with `b`. Each has words of its own to
  /// look at, so that all of them together look at every word once at most.
  ///
  /// - Parameter words: In alphabetical order.
  private static func beginnings(_ words: [String]) -> [String] {
    words.enumerated().filter { place, word in
      place + 1 == words.count || !words[place + 1].hasPrefix(word)
    }.map(\.element)
  }

  /// The values whose name is nearly what was said: `Bobo the Grate` for `Bobo the Great`.
  ///
  /// Near enough are names that differ by one letter in five, and by three at most; where none is,
  /// those of which some words in a row do, as `Boboo` for `Little Bobo`.
  ///
  /// - Parameters:
  ///   - spoken: What was said.
  ///   - limit: The most values to give.
  /// - Returns: The nearest first; a name that was said as it is comes first of all.
  public func nearMatches(for spoken: String, limit: Int = 10) -> [Value] {
    let spokenWords = SpokenName.words(spoken)
    let wanted = spokenWords.joined(separator: " ").unicodeScalars.map(\.value)
    let whole = nearNames.nearest(to: wanted, limit: limit)
    // A part of three letters is near to too much.
    guard whole.isEmpty, wanted.count > 3, wanted.count <= NearNameIndex.maximumLength, limit > 0,
      spokenWords.count < mostWords
    else { return whole.map { values[Int($0.value)] } }
    let allowed = NearNameIndex.allowance(for: wanted.count)
    let wantedLetters = LetterSet(wanted[...])
    var found: [(distance: Int, position: Int32)] = []
    for position in candidates(for: spokenWords).sorted() {
      var nearest: Int?
      eachPart(ofNamesAt: position, words: spokenWords.count) { part in
        guard abs(part.count - wanted.count) <= allowed,
          LetterSet(part).differs(from: wantedLetters, byAtMost: allowed),
          let distance = EditDistance.between(wanted, part, atMost: allowed)
        else { return }
        nearest = min(nearest ?? distance, distance)
      }
      if let nearest { found.append((nearest, position)) }
    }
    found.sort { ($0.distance, $0.position) < ($1.distance, $1.position) }
    return found.prefix(limit).map { values[Int($0.position)] }
  }

  /// The values that have a word which is nearly one that was said; two or three thousand at most.
  private func candidates(for spokenWords: [String]) -> Set<Int32> {
    var candidates: Set<Int32> = []
    for word in telling(Set(spokenWords)) {
      for near in nearWords.nearest(to: word.unicodeScalars.map(\.value), limit: 100) {
        let positions = words[sortedWords[Int(near.value)]] ?? []
        candidates.formUnion(positions.prefix(1_000))
        if candidates.count > 2_000 { return candidates }
      }
    }
    return candidates
  }

  /// The words that tell most of whose name they are, the rarest first. Each one costs a look at all the
  /// words that there are.
  private func telling(_ spokenWords: Set<String>) -> [String] {
    // A word of three letters is near to too many.
    let long = spokenWords.filter { $0.unicodeScalars.count > 3 }
    return (long.isEmpty ? spokenWords : long)
      .map { (word: $0, values: words[$0]?.count ?? 0, letters: $0.unicodeScalars.count) }
      .sorted { ($0.values, -$0.letters, $0.word) < ($1.values, -$1.letters, $1.word) }
      .prefix(Self.mostCompared).map(\.word)
  }

  /// The most words that are compared with all others.
  private static var mostCompared: Int { 4 }

  /// Calls with so many words in a row of each name of a value that has more.
  private func eachPart(
    ofNamesAt position: Int32,
    words count: Int,
    _ body: (ArraySlice<UInt32>) -> Void
  ) {
    var place = names.partition { $0.value >= position }
    while place < names.count, names[place].value == position {
      let first = place == 0 ? 0 : names[place - 1].end
      let name = letters[first..<names[place].end]
      let spaces = name.indices.filter { name[$0] == Self.space }
      place += 1
      guard spaces.count >= count else { continue }
      for start in 0...(spaces.count + 1 - count) {
        let begin = start == 0 ? name.startIndex : spaces[start - 1] + 1
        let next = start + count - 1
        body(name[begin..<(next < spaces.count ? spaces[next] : name.endIndex)])
      }
    }
  }

  /// What stands between the words of a name.
  private static var space: UInt32 { 0x20 }

  /// The first positions that are in every list; each list is in ascending order.
  private func common(_ lists: [[Int32]], limit: Int) -> [Int32] {
    guard let shortest = lists.min(by: { $0.count < $1.count }) else { return [] }
    return Array(
      shortest.lazy.filter { position in
        lists.allSatisfy { $0.containsSorted(position) }
      }.prefix(limit)
    )
  }

  /// The positions of values that have a word with a beginning.
  ///
  /// - Parameter limit: The most words to look at, so that a single letter costs no more.
  private func positions(ofWordsBeginningWith beginning: String, limit: Int) -> [Int32] {
    let start = sortedWords.partition { $0 >= beginning }
    let found = sortedWords[start...].prefix(limit).prefix { $0.hasPrefix(beginning) }
    if found.count == 1, let only = found.first { return words[only] ?? [] }
    var positions: [Int32] = []
    for word in found { positions += words[word] ?? [] }
    positions.sort()
    return positions
  }

  private static func add(_ position: Int32, to positions: inout [Int32]) {
    if positions.last != position { positions.append(position) }
  }
}

extension [Int32] {
  fileprivate func containsSorted(_ value: Int32) -> Bool {
    let place = partition { $0 >= value }
    return place < endIndex && self[place] == value
  }
}

extension RandomAccessCollection where Index == Int {
  /// The place of the first element that fits, where all that fit stand behind all that do not.
  fileprivate func partition(_ fits: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
