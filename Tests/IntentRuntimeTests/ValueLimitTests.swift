import Foundation
import SystemIntents
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("The size of a value")
struct ValueLimitTests {
  /// An array in an array in an array.
  static func nested(_ depth: Int, around value: String = "1") -> String {
    String(repeating: "[", count: depth) + value + String(repeating: "]", count: depth)
  }

  static func decoder(_ limits: ValueLimits) -> JSONDecoder {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.valueLimits { decoder.userInfo[key] = limits }
    return decoder
  }

  @Test(
    "is bounded wherever it is read, counted or made from a type",
    arguments: [
      (ValueLimits(maximumDepth: 3), nested(3), nested(4), .depth(3)),
      (
        ValueLimits(maximumDepth: 3), #"{"a":{"b":{"c":0}}}"#, #"{"a":{"b":{"c":{"d":0}}}}"#,
        .depth(3)
      ),
      (ValueLimits(maximumCount: 4), "[1,2,3]", "[1,2,3,null]", .count(4)),
      (ValueLimits(maximumCount: 4), #"[[{"a":1}]]"#, #"[[{"a":1}],[]]"#, .count(4)),
      (ValueLimits(maximumBytes: 4), #"{"ab":"é"}"#, #"{"ab":"éx"}"#, .bytes(4)),
      (ValueLimits(maximumBytes: 4), #"["a","b","cd"]"#, #"["a","b","cde"]"#, .bytes(4)),
    ] as [(ValueLimits, String, String, ValueLimits.Limit)]
  )
  func isBounded(
    _ limits: ValueLimits, _ small: String, _ large: String, _ limit: ValueLimits.Limit
  ) throws {
    let decoder = Self.decoder(limits)
    let value = try decoder.decode(JSONValue.self, from: Data(small.utf8))
    try limits.check(value)
    let error = IntentError.valueOverLimit(limit)
    #expect(throws: error) { try decoder.decode(JSONValue.self, from: Data(large.utf8)) }
    #expect(try JSONValue(json: small.utf8, limits: limits) == value)
    #expect(throws: error) { try JSONValue(json: large.utf8, limits: limits) }
    let beyond = try JSONDecoder().decode(JSONValue.self, from: Data(large.utf8))
    #expect(throws: error) { try limits.check(beyond) }
    ValueLimits.$current.withValue(limits) {
      #expect(throws: error) { try JSONValue(encoding: Wrapped(value: beyond).value) }
      #expect(throws: error) { try JSONDecoder().decode(JSONValue.self, from: Data(large.utf8)) }
    }
  }

  struct Wrapped: Codable { var value: JSONValue }

  @Test("is the policy's, for requests, answers and what handlers give")
  func isThePolicys() async throws {
    var policy = SessionPolicy()
    policy.valueLimits.maximumCount = 10
    let many = JSONValue.array((0..<10).map { .string("\($0)") })
    let error = IntentError.valueOverLimit(.count(10))

    let engine = try Bakery.engine(Baker(), policy: policy)
    await #expect(throws: error) {
      _ = try await engine.begin(Bakery.order(["bread": Bakery.rye, "toppings": many]))
    }
    let step = try await engine.begin(Bakery.order(["bread": Bakery.rye]))
    await #expect(throws: error) {
      _ = try await engine.next(step, .change(parameter: "toppings", value: many))
    }

    var baker = Baker()
    baker.toppings = { _ in (0..<10).map { .success(with: "\($0)") } }
    let fed = try await Bakery.engine(baker, policy: policy).begin(Bakery.wholeOrder)
    #expect(fed.error as? IntentError == error)
    #expect(fed.outcome?.ending == .failed)
  }

  @Test("is refused before a session changes, also where only its type's own writing is too large")
  func isRefusedAsWritten() async throws {
    var policy = SessionPolicy()
    policy.valueLimits.maximumBytes = 100
    // In JSON a place may be its name alone; as it is written, its name has a name.
    let place = JSONValue.string(String(repeating: "x", count: 100))
    let error = IntentError.valueOverLimit(.bytes(100))
    let engine = try Bakery.engine(Baker(), policy: policy)
    await #expect(throws: error) {
      _ = try await engine.begin(Bakery.order(["bread": Bakery.rye, "address": place]))
    }
    let order = Bakery.order(["bread": Bakery.rye, "loaves": 1, "delivery": true])
    let step = try await engine.begin(order)
    #expect(step.question?.parameter == "address")
    await #expect(throws: error) { _ = try await engine.next(step, .value(place)) }
    #expect(try await engine.next(step, .value("Home")).outcome?.ending == .handled)
  }

  @Test("that a type gives in a circle ends at the limit")
  func endsCircle() {
    final class Node: Encodable { var next: Node? }
    let node = Node()
    node.next = node
    defer { node.next = nil }
    #expect(throws: IntentError.valueOverLimit(.depth(64))) { try JSONValue(encoding: node) }
  }

  @Test(
    "does not matter to whether it is refused: what is no number is said at once",
    arguments: ["1e999", "-1e999"])
  func refusesNumber(_ number: String) {
    let text = Self.nested(60, around: number)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }
  }
}

@Suite("A value and its type")
struct ValueCodingTests {
  /// All that a type may write.
  struct Everything: Codable, Equatable {
    enum Kind: String, Codable { case small, large }
    enum Choice: Codable, Equatable { case one(Int), other(name: String) }

    var text = "a\u{0}é"
    var flag = true
    var integer = Int.min
    var small = UInt8.max
    var double = 1.5
    var float = Float(0.25)
    var date = Date(timeIntervalSinceReferenceDate: 12.5)
    var data = Data([1, 2, 3])
    var url = URL(string: "https://example.org/a?b=c")
    var decimal = Decimal(string: "12.34")
    var kind = Kind.large
    var choice = Choice.other(name: "x")
    var list: [Int?] = [1, nil, 3]
    var named = ["a": [1.5], "b": []]
    var numbered = [1: "a"]
    var none: String?
    var components = DateComponents(year: 2026, month: 2, hour: 7)
    var person = Person(displayName: "Bobo", aliases: [.init(value: "1", type: .phoneNumber)])
  }

  @Test("become each other and lose nothing")
  func roundTrip() throws {
    let everything = Everything()
    let value = try JSONValue(encoding: everything)
    #expect(try JSONValueDecoder(value: value).decode(Everything.self) == everything)
    // Written and read again it is the same.
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
  }

  @Test("become what JSON has for them")
  func isAsJSON() throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.written)
    }
    let written = try JSONDecoder().decode(
      JSONValue.self, from: encoder.encode(Everything()))
    #expect(try JSONValue(encoding: Everything()) == written)
  }

  class Base: Codable {
    var base = 1
  }

  final class Derived: Base {
    var own = 2

    override init() { super.init() }

    enum CodingKeys: CodingKey { case own, nested, list }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      own = try container.decode(Int.self, forKey: .own)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      while !list.isAtEnd {
        var inner = try list.nestedUnkeyedContainer()
        #expect(try inner.decode(Int.self) == 7)
        #expect(inner.isAtEnd)
        #expect(throws: DecodingError.self) { try inner.decode(Int.self) }
      }
      let nested = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .nested)
      #expect(try nested.decodeNil(forKey: .own))
      try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(own, forKey: .own)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      for _ in 0..<2 {
        var inner = list.nestedUnkeyedContainer()
        try inner.encode(7)
      }
      var nested = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .nested)
      try nested.encodeNil(forKey: .own)
      try super.encode(to: container.superEncoder())
    }
  }

  @Test("may be written in parts, and by a superclass")
  func writesParts() throws {
    let derived = Derived()
    (derived.base, derived.own) = (3, 4)
    let value = try JSONValue(encoding: derived)
    #expect(
      value == ["own": 4, "list": [[7], [7]], "nested": ["own": .null], "super": ["base": 3]])
    let read = try JSONValueDecoder(value: value).decode(Derived.self)
    #expect(read.base == 3 && read.own == 4)
  }

  @Test(
    "are refused where they do not fit",
    arguments: [
      (.integer(256), "UInt8"), (.number(1.5), "Int"), (.string("1"), "Int"), (.integer(1), "Bool"),
      (.number(1e300), "Float"), (.null, "String"), (.integer(1), "String"),
      (.number(1e19), "Int"),
    ] as [(JSONValue, String)]
  )
  func refuses(_ value: JSONValue, _ type: String) {
    let decoder = JSONValueDecoder(value: value)
    let types: [String: any Decodable.Type] = [
      "UInt8": UInt8.self, "Int": Int.self, "Bool": Bool.self, "Float": Float.self,
      "String": String.self,
    ]
    guard let type = types[type] else { return }
    #expect(throws: DecodingError.self) { try decoder.decode(type) }
  }

  @Test("that are no number are refused before anything is done with them")
  func refusesNoNumber() async throws {
    #expect(throws: EncodingError.self) { try JSONValue(encoding: Double.nan) }
    #expect(throws: EncodingError.self) { try JSONValue(encoding: [1, Double.infinity]) }
    var baker = Baker()
    baker.delivery = { _ in .success(with: true) }
    baker.address = { _ in
      .success(with: Placemark(name: "x", location: Location(latitude: .nan, longitude: 0)))
    }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    #expect(step.outcome?.ending == .failed)
    guard case .unwritableValue("address", "OrderBread", _)? = step.error as? IntentError else {
      Issue.record("\(String(describing: step.error))")
      return
    }
  }

  @Test("that are no number are refused as well where nothing is written")
  func refusesNoNumberUnwritten() async throws {
    var baker = Baker()
    baker.address = { _ in
      .success(with: Placemark(name: "x", location: Location(latitude: .nan, longitude: 0)))
    }
    baker.work = { _ in
      Issue.record("the intent was handled")
      return OrderBreadIntentResponse(code: .success)
    }
    var provider = HandlerProvider(.bakery)
    try provider.register(baker)
    let intent = OrderBreadIntent(bread: Baker.breads[0], loaves: 2, delivery: true)
    let error = await #expect(throws: IntentError.self) {
      _ = try await IntentDispatcher(provider: provider).dispatch(intent)
    }
    guard case .unwritableValue("address", "OrderBread", _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

@Suite("The results for an array")
struct ArrayResultTests {
  @Test(
    "are as many as its elements, or the error names the method", arguments: [0, 1, 2, 4])
  func areAsMany(_ count: Int) async throws {
    var baker = Baker()
    baker.toppings = { _ in (0..<count).map { .success(with: "\($0)") } }
    let toppings: JSONValue = ["poppy", "sesame", "salt"]
    let step = try await Bakery.engine(baker)
      .begin(Bakery.order(["bread": Bakery.rye, "loaves": 2, "toppings": toppings]))
    #expect(step.outcome?.ending == .failed)
    #expect(
      step.error as? IntentError
        == .wrongResultCount(
          parameter: "toppings", intent: "OrderBread", results: count, elements: 3))
    #expect("\(try #require(step.error))".contains("'resolveToppings'"))
  }

  @Test("may be none where there is no value: nothing is asked, and nothing required")
  func mayBeNone() async throws {
    var baker = Baker()
    baker.toppings = { _ in [] }
    baker.work = { intent in
      #expect(intent.toppings == nil)
      return OrderBreadIntentResponse(code: .success)
    }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    #expect(step.error == nil)
    #expect(step.outcome?.ending == .handled)
    #expect(step.session.request.parameters["toppings"] == nil)
  }

  @Test("is the policy's for a typed dispatch as for a request")
  func isThePolicysForTypedIntents() async throws {
    let weights = Array(repeating: 1.0, count: ValueLimits().maximumCount + 1)
    let scales = Scales()
    var policy = SessionPolicy()
    policy.valueLimits.maximumCount = weights.count + 1
    let dispatcher = IntentDispatcher(provider: try scales.engine().provider, policy: policy)
    guard
      case .unresolved(_, let parameter, _) = try await dispatcher.dispatch(
        WeighIntent(weights: weights))
    else {
      Issue.record("it asks about every number")
      return
    }
    #expect(parameter == "weights")
  }
}
