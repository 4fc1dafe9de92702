import Diagnostics
import Foundation
import PropertyList
import TestSupport
import Testing

@Suite("The property list writer")
struct PropertyListWriterTests {
  @Test("writes Apple's layout: tabs, keys in their order")
  func writesLayout() {
    let root = PropertyListNode(
      .dictionary([
        PropertyListEntry(
          "b", PropertyListNode(.array([PropertyListNode(.string("x < y & \"z\""))]))),
        PropertyListEntry("a", PropertyListNode(.boolean(false))),
        PropertyListEntry("c", PropertyListNode(.data(Data("hello".utf8)))),
        PropertyListEntry("d", PropertyListNode(.array([]))),
        PropertyListEntry("e", PropertyListNode(.real(0.5))),
        PropertyListEntry("f", PropertyListNode(.date(Date(timeIntervalSinceReferenceDate: 0)))),
      ])
    )
    let text = String(decoding: PropertyListWriter().write(root), as: UTF8.self)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>b</key>
        \t<array>
        \t\t<string>x &lt; y &amp; "z"</string>
        \t</array>
        \t<key>a</key>
        \t<false/>
        \t<key>c</key>
        \t<data>
        \taGVsbG8=
        \t</data>
        \t<key>d</key>
        \t<array/>
        \t<key>e</key>
        \t<real>0.5</real>
        \t<key>f</key>
        \t<date>2001-01-01T00:00:00Z</date>
        </dict>
        </plist>

        """
    )
  }

  @Test("writes what the parser reads back as the same value")
  func roundTrips() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let root = randomNode(depth: 4, using: &random)
      let bytes = PropertyListWriter().write(root)
      let parsed = PropertyListParser().parse(file: "Test.plist", bytes: bytes)
      let read = try #require(parsed.value, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(withoutPlaces(read.root) == withoutPlaces(root))
    }
  }

  @Test("writes real files as they were", .enabled(if: Fixture.shared != nil))
  func keepsRealFiles() throws {
    for file in Fixture.corpus {
      let bytes = Array(try Data(contentsOf: file))
      let document = try #require(
        PropertyListParser().parse(file: file.filePath, bytes: bytes).value)
      #expect(PropertyListWriter().write(document) == bytes, "\(file.lastPathComponent)")
    }
  }

  private func withoutPlaces(_ node: PropertyListNode) -> PropertyListNode {
    switch node.value {
    case .dictionary(let entries):
      PropertyListNode(
        .dictionary(entries.map { PropertyListEntry($0.key, withoutPlaces($0.node)) }))
    case .array(let items): PropertyListNode(.array(items.map(withoutPlaces)))
    default: PropertyListNode(node.value)
    }
  }

  private func randomNode(depth: Int, using random: inout SeededGenerator) -> PropertyListNode {
    let kind = Int.random(in: depth > 0 ? 0..<8 : 2..<8, using: &random)
    switch kind {
    case 0:
      let count = Int.random(in: 0..<5, using: &random)
      return PropertyListNode(
        .dictionary(
          (0..<count).map {
            PropertyListEntry("key \($0)", randomNode(depth: depth - 1, using: &random))
          })
      )
    case 1:
      let count = Int.random(in: 0..<5, using: &random)
      return PropertyListNode(
        .array((0..<count).map { _ in randomNode(depth: depth - 1, using: &random) }))
    case 2: return PropertyListNode(.string(randomText(using: &random)))
    case 3:
      let number = UInt64.random(in: 0 ... .max, using: &random)
      return PropertyListNode(
        Bool.random(using: &random)
          ? .integer(Int(bitPattern: UInt(number)))
          : Int(exactly: number).map { .integer($0) } ?? .unsignedInteger(number))
    case 4: return PropertyListNode(.real(Double.random(in: -1e9...1e9, using: &random)))
    case 5: return PropertyListNode(.boolean(Bool.random(using: &random)))
    case 6:
      let seconds = Double(Int.random(in: 0...2_000_000_000, using: &random))
      return PropertyListNode(.date(Date(timeIntervalSince1970: seconds)))
    default:
      let count = Int.random(in: 0..<200, using: &random)
      return PropertyListNode(
        .data(Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })))
    }
  }

  private func randomText(using random: inout SeededGenerator) -> String {
    let letters = Array("ab <>&\"'\n\r\t]]>äπ語🐒\u{202E}")
    return String(
      (0..<Int.random(in: 0..<20, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? "a"
      })
  }
}
