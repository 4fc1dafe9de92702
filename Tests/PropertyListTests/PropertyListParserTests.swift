import Diagnostics
import Foundation
import PropertyList
import TestSupport
import Testing

@Suite("The property list parser")
struct PropertyListParserTests {
  private func parse(_ text: String) -> Checked<PropertyListDocument> {
    PropertyListParser().parse(file: "Test.plist", bytes: Array(text.utf8))
  }

  private func root(_ body: String) throws -> PropertyListNode {
    try #require(parse("<plist version=\"1.0\">\(body)</plist>").value).root
  }

  @Test(
    "says how a Boolean is written, whatever was written for one",
    arguments: [
      "<true>true</true>", "<false>no</false>", "<bool>true</bool>", "<boolean/>", "<True/>",
    ])
  func booleans(_ body: String) throws {
    let found = parse("<plist version=\"1.0\"><array>\(body)</array></plist>").diagnostics
    #expect(found.count == 1 && found[0].message.contains("write <true/>"), "\(found)")
  }

  @Test("refuses elements with a prefix, which no property list has")
  func prefixes() throws {
    let found = parse("<p:plist xmlns:p=\"u\" version=\"1.0\"><p:dict/></p:plist>").diagnostics
    #expect(found.contains { $0.message.contains("p:plist") }, "\(found)")
  }

  @Test(
    "reads every type",
    arguments: [
      ("<string>a &amp; b &#65; &lt;</string>", PropertyListValue.string("a & b A <")),
      ("<string><![CDATA[<raw> & text]]></string>", .string("<raw> & text")),
      ("<string>one<!-- not this --> two</string>", .string("one two")),
      ("<string/>", .string("")),
      ("<integer> -42 </integer>", .integer(-42)),
      ("<integer>0x1F</integer>", .integer(31)),
      ("<integer>9223372036854775807</integer>", .integer(.max)),
      ("<integer>9223372036854775808</integer>", .unsignedInteger(9_223_372_036_854_775_808)),
      ("<integer>0xFFFFFFFFFFFFFFFF</integer>", .unsignedInteger(.max)),
      ("<integer>-9223372036854775808</integer>", .integer(.min)),
      ("<real>1.5e3</real>", .real(1500)),
      ("<true/>", .boolean(true)),
      ("<false></false>", .boolean(false)),
      ("<date>2001-01-01T00:00:01Z</date>", .date(Date(timeIntervalSinceReferenceDate: 1))),
      ("<data>\n\taGVs\n\tbG8=\n</data>", .data(Data("hello".utf8))),
      ("<data/>", .data(Data())),
      ("<array/>", .array([])),
      ("<dict/>", .dictionary([])),
    ]
  )
  func readsTypes(_ body: String, expected: PropertyListValue) throws {
    #expect(try root(body).value == expected)
  }

  @Test("keeps the order of keys and the place of everything")
  func keepsPlaces() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>z</key>
      \t<array>
      \t\t<string>ä</string><true/>
      \t</array>
      \t<key>a</key> <integer>1</integer>
      </dict>
      </plist>
      """
    let document = try #require(parse(text).value)
    guard case .dictionary(let entries) = document.root.value,
      case .array(let items) = entries[0].node.value
    else {
      Issue.record("the tree has another shape")
      return
    }
    #expect(document.root.position == SourcePosition(line: 3, column: 1))
    #expect(entries.map(\.key) == ["z", "a"])
    #expect(entries[0].keyPosition == SourcePosition(line: 4, column: 2))
    #expect(entries[0].node.position == SourcePosition(line: 5, column: 2))
    #expect(items[0].position == SourcePosition(line: 6, column: 3))
    // Columns count bytes: the umlaut is two.
    #expect(items[1].position == SourcePosition(line: 6, column: 22))
    #expect(entries[1].node.position == SourcePosition(line: 8, column: 15))
  }

  @Test("reads UTF-8 and UTF-16, with and without a byte order mark")
  func readsEncodings() throws {
    for (declared, encode) in Self.encodings {
      let text =
        "<?xml version=\"1.0\" encoding=\"\(declared)\"?>\n"
        + "<plist version=\"1.0\"><string>Grüße 🐒</string></plist>"
      let parsed = PropertyListParser().parse(file: "Test.plist", bytes: encode(text))
      #expect(parsed.value?.root.value == .string("Grüße 🐒"), "\(declared)")
      #expect(parsed.value?.root.position == SourcePosition(line: 2, column: 22))
    }
  }

  private static let encodings: [(String, @Sendable (String) -> [UInt8])] = [
    ("UTF-8", { Array($0.utf8) }),
    ("utf-8", { [0xEF, 0xBB, 0xBF] + Array($0.utf8) }),
    ("UTF-16", { [0xFE, 0xFF] + $0.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }),
    ("UTF-16", { [0xFF, 0xFE] + $0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }),
    ("UTF-16LE", { $0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }),
    ("UTF-16BE", { $0.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }),
  ]

  @Test("refuses text that is not valid in its encoding, and says where")
  func refusesInvalidText() {
    let bytes =
      Array("<plist version=\"1.0\">\n<string>".utf8) + [0xFF]
      + Array("</string></plist>".utf8)
    let found = PropertyListParser().parse(file: "Test.plist", bytes: bytes).diagnostics
    #expect(found.map(\.rule) == [.malformedXML])
    #expect(found.first?.location.position == SourcePosition(line: 2, column: 9))
  }

  @Test("keeps to its limits of depth and size")
  func keepsLimits() {
    func nested(_ depth: Int) -> String {
      "<plist version=\"1.0\">" + String(repeating: "<array>", count: depth - 1)
        + String(repeating: "</array>", count: depth - 1) + "</plist>"
    }
    #expect(parse(nested(128)).value != nil)
    let tooDeep = parse(nested(129)).diagnostics
    #expect(tooDeep.map(\.rule) == [.tooDeep])
    #expect(tooDeep.first?.location.position == SourcePosition(line: 1, column: 22 + 127 * 7))
    // A parser that recursed would not survive this.
    #expect(parse(nested(100_000)).diagnostics.map(\.rule) == [.tooDeep])

    let parser = PropertyListParser(limits: .init(size: 100, depth: 2))
    let large = Array(nested(50).utf8)
    #expect(parser.parse(file: "Test.plist", bytes: large).diagnostics.map(\.rule) == [.tooLarge])
    let deep = Array(nested(3).utf8)
    #expect(parser.parse(file: "Test.plist", bytes: deep).diagnostics.map(\.rule) == [.tooDeep])
  }

  @Test(
    "refuses elements with many attributes before libxml2 spends minutes on them",
    .timeLimit(.minutes(15)))
  func boundsAttributes() {
    let many = (0..<200_000).map { "a\($0)='x'" }
    for text in [
      "<plist version=\"1.0\"><!-- <a b='c'> --><dict \(many.joined(separator: " "))/></plist>",
      "<!DOCTYPE plist [<!ATTLIST dict \(many.joined(separator: " "))>]><plist><dict/></plist>",
    ] {
      let found = parse(text).diagnostics
      #expect(found.map(\.rule) == [.tooLarge])
      #expect(found.first?.location.position?.line == 1)
    }
    let declared = many.map { "<!ATTLIST dict \($0.replacing("=", with: " CDATA "))>" }
    let text = "<!DOCTYPE plist [\(declared.joined())]><plist version=\"1.0\"><dict/></plist>"
    #expect(parse(text).diagnostics.map(\.rule) == [.entityDeclaration])
    let some = "<plist \(many.prefix(64).joined(separator: " "))><string>a > b</string></plist>"
    #expect(parse(some).value != nil)
  }

  @Test("reads no other file and expands no entity")
  func readsNothingElse() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let secret = folder.appending(path: "secret.txt")
      try "secret".write(to: secret, atomically: true, encoding: .utf8)
      for declaration in [
        "<!ENTITY x SYSTEM \"\(secret.absoluteString)\">",
        "<!ENTITY % x SYSTEM \"\(secret.absoluteString)\"> %x;",
        "<!ENTITY a \"aaaa\"><!ENTITY x \"&a;&a;&a;&a;\">",
      ] {
        let parsed = parse(
          "<!DOCTYPE plist [\(declaration)]><plist version=\"1.0\"><string>&x;</string></plist>"
        )
        #expect(parsed.value == nil)
        #expect(parsed.diagnostics.contains { $0.rule == .entityDeclaration })
      }
    }
  }

  @Test("survives any damage to a file")
  func survivesDamage() throws {
    let text = try Data(
      contentsOf: Fixture.packageRoot.appending(path: "Definitions/Radio.intentdefinition"))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1500 {
      var bytes = Array(text)
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.removeSubrange(place..<min(place + 40, bytes.count))
        default: bytes.insert(contentsOf: Array("<dict>".utf8), at: place)
        }
      }
      let parsed = PropertyListParser().parse(file: "Test.plist", bytes: bytes)
      #expect((parsed.value == nil) == !parsed.diagnostics.isEmpty)
    }
  }
}
