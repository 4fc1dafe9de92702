import TestSupport
import Testing

@testable import IntentRuntime

@Suite("Names that are nearly what was said")
struct NearNameTests {
  @Test("are those that comparing each name finds", arguments: 0..<20)
  func areComplete(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", "c", "o", "é", "山"]
    func word() -> String {
      (0..<Int.random(in: 1...7, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? ""
      }.joined()
    }
    func name() -> String {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in word() }.joined(separator: " ")
    }
    let names = (0..<400).map { _ in name() }
    let index = NearNameIndex(names)
    for spoken in (0..<40).map({ _ in name() }) + names.prefix(5) {
      let wanted = SpokenName.words(spoken).joined(separator: " ").unicodeScalars.map(\.value)
      let allowed = min(NearNameIndex.allowance(for: wanted.count), NearNameIndex.maximumDistance)
      let expected = names.enumerated().compactMap { place, name in
        EditDistance.between(
          wanted, SpokenName.words(name).joined(separator: " ").unicodeScalars.map(\.value)[...],
          atMost: allowed
        ).map { (distance: $0, place: place) }
      }.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.place)
      #expect(index.nearest(to: spoken, limit: .max) == expected, "\(spoken)")
      #expect(index.nearest(to: spoken, limit: 3) == Array(expected.prefix(3)), "\(spoken)")
    }
  }

  @Test("differ by as many letters as the whole table of letters says", arguments: 0..<20)
  func areMeasured(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func name() -> [UInt32] {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in
        UInt32.random(in: 97...99, using: &random)
      }
    }
    for _ in 0..<200 {
      let (left, right) = (name(), name())
      var table = left.indices.map { [$0 + 1] + Array(repeating: 0, count: right.count) }
      table.insert(Array(0...right.count), at: 0)
      for (row, letter) in left.enumerated() {
        for (column, other) in right.enumerated() {
          table[row + 1][column + 1] = min(
            table[row][column] + (letter == other ? 0 : 1),
            table[row][column + 1] + 1, table[row + 1][column] + 1)
        }
      }
      let distance = table[left.count][right.count]
      for limit in 0...9 {
        #expect(
          EditDistance.between(left, right[...], atMost: limit)
            == (distance > limit ? nil : distance),
          "\(left) \(right) \(limit)")
      }
    }
  }

  @Test("are found wherever they stand among many, and by any limit")
  func areFoundAnywhere() {
    let names = (0..<10_000).map { "Name \($0)" } + ["Bobo the Great"]
    let index = SpokenNameIndex(names) { [$0] }
    #expect(index.nearMatches(for: "Boba tha Great", limit: .max) == ["Bobo the Great"])
    #expect(index.matches(for: "bobo", limit: .max).map(\.value) == ["Bobo the Great"])
    #expect(index.matches(for: "name", limit: .max).count == 10_000)
    #expect(index.matches(for: "name", limit: .min).isEmpty)
    #expect(index.nearMatches(for: "Bobo", limit: -1).isEmpty)
  }

  @Test("are found by parts however often and in whichever order these are said")
  func areFoundByParts() {
    let names = (0..<5_000).map { "Bobo\($0) Smith\($0)" } + ["Ann Bobbins Zed"]
    let index = SpokenNameIndex(names) { [$0] }
    for spoken in ["zed ann", "ann ann zed ann", "z a b", "bob b bobbi zed", "b bo a an ann"] {
      #expect(index.matches(for: spoken).map(\.value) == ["Ann Bobbins Zed"], "\(spoken)")
    }
    for spoken in ["ann zed bobbins x", "ann bobbins zed smith", "anns", "a b z s"] {
      #expect(index.matches(for: spoken).isEmpty, "\(spoken)")
    }
  }

  @Test("are looked up by all in one index, made once for each change")
  func areShared() async throws {
    let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
    try await vocabulary.setVocabulary(["Bobo"], of: .contactName)
    let first = try await vocabulary.index(as: Shared.self)
    #expect(try await vocabulary.index(as: Shared.self) === first)
    try await vocabulary.setVocabulary(["Coco"], of: .contactName)
    let second = try await vocabulary.index(as: Shared.self)
    #expect(second !== first)
    #expect(second.strings == [.contactName: ["Coco"]])
  }

  final class Shared: UserVocabularyIndex {
    let strings: [UserVocabularyKind: [SpeakableString]]
    init(_ strings: [UserVocabularyKind: [SpeakableString]]) { self.strings = strings }
  }
}
