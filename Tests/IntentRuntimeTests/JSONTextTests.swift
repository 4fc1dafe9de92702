import Foundation
import Testing

@testable import IntentRuntime

@Suite("JSON that is read and written without a decoder of any type")
struct JSONTextTests {
  static let texts = [
    "null", "true", " false\r\n", "0", "-0", "5.0", "1e2", "1E+2", "0.1", "-12.5e-3", "1.5e-400",
    "9223372036854775807", "9223372036854775808", "123456789012345678901234567890",
    "\u{FEFF}{}", "[]", "[ 1 , [2,{}] ]", #"{"é":"\u00e9","😀":"\ud83d\ude00"}"#,
    #""\"\\\/\b\f\n\r\t\u0000\u001F""#, "\"\u{7F}\"", "\"é😀\"",
    String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
  ]

  @Test("is read as Foundation reads it", arguments: texts)
  func readsAsFoundation(_ text: String) throws {
    let decoder = JSONDecoder.ofKeptValues
    let expected = try decoder.decode(JSONValue.self, from: Data(text.utf8))
    #expect(try JSONValue(json: text.utf8, limits: .unlimited) == expected)
    #expect(try JSONValue(json: Data(text.utf8), limits: .unlimited) == expected)
  }

  @Test(
    "is refused where it is none",
    arguments: [
      "", " ", "nul", "nulll", "tru", "True", "+1", "-", "01", "1.", ".5", "1e", "1e+", "1e400",
      "NaN", "[", "]", "[1", "[1,]", "[1 2]", "[,1]", "{", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#,
      #"{a:1}"#, #"{"a":1,"a":2}"#, #"[{"\u0061":1,"a":2}]"#, #"{1:1}"#, "{}x", "1 2", "\"", "\"a",
      "\"a\tb\"", #""\x""#, #""\u12""#,
      #""\u12G4""#,
      #""\ud800""#, #""\ud800\u0041""#, #""\udc00\ud800""#, #""\"#, "'a'",
      String(repeating: "[", count: 514) + String(repeating: "]", count: 514),
    ])
  func refuses(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONValue(json: text.utf8, limits: .unlimited)
    }
  }

  @Test(
    "is refused where it is no UTF-8",
    arguments: [[0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0x61, 0xE2, 0x82]] as [[UInt8]])
  func refusesOtherEncodings(_ bytes: [UInt8]) {
    for start in [[], Array(#"\n"#.utf8)] {
      #expect(throws: DecodingError.self) { try JSONValue(json: [0x22] + start + bytes + [0x22]) }
    }
  }

  static let values: [JSONValue] = [
    .null, .boolean(true), .integer(.min), .number(0.1), .number(1), .number(1e16), .number(1e-7),
    .number(-0.0), .number(5e-324), .array([]), .array([1, .null, "a"]), .object([:]),
    .string((0..<0x30).compactMap { Unicode.Scalar($0) }.map(String.init).joined()),
    .string("\u{7F}\u{80}\u{2028}é\"\\/😀"),
    [
      "b": 1, "a": ["Z": .null, "é": true], "z10": 1, "z9": 1, "": 1, "😀": 1, "ﬀ": 1,
      "e\u{301}a": 1,
    ],
  ]

  @Test("is written as Foundation writes it", arguments: values)
  func writesAsFoundation(_ value: JSONValue) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let expected = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(String(decoding: try value.written(), as: UTF8.self) == expected)
    #expect(try JSONValue(json: value.written()) == value)
    encoder.outputFormatting = .sortedKeys
    let escaped = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(String(decoding: try value.written(escapingSlashes: true), as: UTF8.self) == escaped)
  }

  @Test("is not written where it would be too deep to be read again")
  func refusesDepth() throws {
    func nested(_ levels: Int) -> JSONValue { (1..<levels).reduce([]) { value, _ in [value] } }
    let deepest = nested(513)
    #expect(try JSONValue(json: deepest.written(), limits: .unlimited) == deepest)
    #expect(throws: EncodingError.self) { try nested(514).written() }
  }

  @Test("is not written of a number that JSON has none of")
  func refusesNumber() {
    for number in [Double.nan, .infinity] {
      #expect(throws: EncodingError.self) { try JSONValue.array([.number(number)]).written() }
    }
  }
}
