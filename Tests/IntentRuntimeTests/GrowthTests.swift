import Foundation
import SystemIntents
import TestSupport
import Testing

@testable import IntentRuntime

/// Measures by the processor time of this thread, which does not depend on what else runs.
@Suite("Twice the input", .serialized)
struct GrowthTests {
  /// What grows, by how many values it has.
  enum Work: String, CaseIterable, CustomTestStringConvertible {
    case names, people, nested, numbers, session, answer, typed, written, nearNames, wholeNames
    case spokenWords, repeatedWords

    var testDescription: String { rawValue }

    /// What is done with an input of a size; what is needed for it is made before.
    func prepared(_ count: Int) throws -> () throws -> Void {
      switch self {
      case .names: return reading(IntentRequest.self, request(.array(names(count))))
      case .people: return reading(IntentRequest.self, request(.array(people(count))))
      case .nested: return reading(IntentRequest.self, request(.array(nested(count))))
      case .numbers:
        return reading(JSONValue.self, JSONValue.array((0..<count).map { .integer($0) }))
      case .session:
        let session = IntentSession(
          id: "1", request: IntentRequest(intent: "a", parameters: ["b": .array(people(count))]),
          language: "en")
        return reading(IntentSession.self, session)
      case .answer:
        return reading(
          SessionAnswer.self, SessionAnswer.change(parameter: "a", value: .array(people(count))))
      case .typed:
        let value = JSONValue.array(people(count))
        return {
          _ = try value.decoded(as: [Person].self, for: "recipients", of: SendMessageIntent.self)
        }
      case .written:
        let people = (0..<count).map { Person(displayName: "Name \($0)", isMe: true) }
        return { _ = try JSONValue(encoding: people) }
      case .nearNames:
        let index = NearNameIndex((0..<count * 10).map { "\($0 % 97) of Bobo \($0)" })
        return { for _ in 0..<3 { _ = index.nearest(to: "somebody else", limit: 1) } }
      case .wholeNames:
        let index = SpokenNameIndex(Array(0..<count)) { ["Name \($0) of Bobo"] }
        return { for _ in 0..<3 { _ = index.matches(for: "bobo", limit: .max) } }
      case .spokenWords:
        let text = (0..<count).map { "name\($0)" }.joined(separator: " ")
        return { for _ in 0..<3 { _ = Self.crowd.matches(for: text) } }
      case .repeatedWords:
        let text = Array(repeating: "n", count: count).joined(separator: " ")
        return { for _ in 0..<3 { _ = Self.crowd.matches(for: text) } }
      }
    }

    /// Many people, for what grows with what is said of them.
    private static let crowd = SpokenNameIndex(Array(0..<2_000)) {
      ["Name\($0) n\($0 % 89) of Bobo"]
    }

    private func names(_ count: Int) -> [JSONValue] { (0..<count).map { .string("Name \($0)") } }

    private func people(_ count: Int) -> [JSONValue] {
      (0..<count).map {
        ["displayName": .string("Name \($0)"), "personHandle": ["value": "1", "type": 1]]
      }
    }

    private func nested(_ count: Int) -> [JSONValue] {
      (0..<count / 40).map { number in
        (0..<40).reduce(.integer(number)) { inner, _ in .object(["a": inner]) }
      }
    }

    private func request(_ value: JSONValue) -> JSONValue {
      ["intent": "SendMessage", "parameters": ["recipients": value]]
    }

    private func reading<Value: Decodable>(
      _ type: Value.Type, _ input: some Encodable
    ) -> () throws -> Void {
      let data = Result { try JSONEncoder().encode(input) }
      return { _ = try JSONDecoder().decode(type, from: try data.get()) }
    }
  }

  /// Doubled three times, so that what a full machine adds counts for less than what grows.
  @Test("takes at most 2.2 times as long, each time that it is doubled", arguments: Work.allCases)
  func isLinear(_ work: Work) throws {
    let (small, large) = (try work.prepared(250), try work.prepared(2_000))
    var best = (small: Duration.seconds(Int64.max), large: Duration.seconds(Int64.max))
    // What disturbs makes a run longer, never shorter; other tests run at the same time.
    for _ in 0..<40 {
      best.small = min(best.small, try ProcessorTime.measure(small))
      best.large = min(best.large, try ProcessorTime.measure(large))
      if best.large <= best.small * 2.2 * 2.2 * 2.2 { return }
    }
    Issue.record("\(work.rawValue): \(best.small), eight times as much \(best.large)")
  }

  @Test(
    "and ten times as many words of a name that nobody has take as long as few of them",
    arguments: [
      Array(repeating: "bobob", count: 33), (10..<43).map { "bob\($0)" },
    ])
  func isBounded(_ words: [String]) {
    // One has more words than are said, so that nobody can be told from that alone.
    let long = (0..<40).map { "word\($0)" }.joined(separator: " ")
    let index = SpokenNameIndex(Array(0..<20_000)) { [$0 == 0 ? long : "Name\($0) of Coco\($0)"] }
    let (few, many) = (words.prefix(1).joined(), words.joined(separator: " "))
    var best = (few: Duration.seconds(Int64.max), many: Duration.seconds(Int64.max))
    for _ in 0..<12 {
      best.few = min(best.few, ProcessorTime.measure { _ = index.nearMatches(for: few) })
      best.many = min(best.many, ProcessorTime.measure { _ = index.nearMatches(for: many) })
      if best.many <= best.few * 6 { return }
    }
    Issue.record("\(best.few), \(words.count) words \(best.many)")
  }

  @Test("may be as deep as the limits say, and no deeper")
  func readsMany() throws {
    let deep = ValueLimitTests.nested(250)
    let text = #"{"intent":"a","parameters":{"b":\#(deep)}}"#
    #expect(throws: IntentError.valueOverLimit(.depth(64))) {
      _ = try JSONDecoder().decode(IntentRequest.self, from: Data(text.utf8))
    }
    var limits = ValueLimits()
    limits.maximumDepth = 250
    _ = try ValueLimitTests.decoder(limits).decode(IntentRequest.self, from: Data(text.utf8))
  }
}
