import Foundation
import PropertyList
import TestSupport
import Testing

@Suite("Turning a property list into another one in its text")
struct PropertyListRevisionTests {
  @Test(
    "writes what the new tree says, keeps every comment, and gives back every byte",
    arguments: [
      ("\n", "\t"), ("\r\n", "  "), ("", ""),
    ])
  func agreesWithTree(_ newline: String, unit: String) throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let text = Self.text(newline: newline, unit: unit, using: &random)
      let bytes = Array(text.utf8)
      let document = try #require(PropertyListParser().parse(file: "T", bytes: bytes).value)
      var root = document.root
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.change(&root, using: &random) }
      let edits = PropertyListRevision(document, text: bytes).edits(to: root)
      let after = edits.applied(to: bytes)
      let written = String(decoding: after, as: UTF8.self)
      let read = try #require(
        PropertyListParser().parse(file: "T", bytes: after).value, "\(text)\n→\n\(written)")
      #expect(Self.plain(read.root) == Self.plain(root), "\(text)\n→\n\(written)")
      #expect(edits.inverse(in: bytes).applied(to: after) == bytes)
      #expect(
        written.components(separatedBy: "<!--").count == text.components(separatedBy: "<!--").count)
    }
  }

  @Test(
    "keeps what an element has in its tag when it gets its first children",
    arguments: [
      (#"<array a="1"/>"#, #"<array a="1">"#), (#"<array a="1" />"#, #"<array a="1">"#),
      (#"<array a="b>c"></array>"#, #"<array a="b>c">"#),
      ("<array a='1'> </array>", "<array a='1'>"),
    ])
  func keepsAttributes(_ element: String, _ tag: String) throws {
    let bytes = Array("<plist version=\"1.0\">\n\(element)\n</plist>".utf8)
    let document = try #require(PropertyListParser().parse(file: "T", bytes: bytes).value)
    let root = PropertyListNode(
      .array([PropertyListNode(.boolean(true))]), at: document.root.position)
    let edits = PropertyListRevision(document, text: bytes).edits(to: root)
    let text = String(decoding: edits.applied(to: bytes), as: UTF8.self)
    #expect(text.contains(tag + "\n"))
    #expect(text.contains("<true/>\n</array>\n"))
  }

  @Test("moves an entry with the comment before it, and lays a new one out as its neighbours")
  func layout() throws {
    let text = """
      <plist version="1.0">
      <array>
        <!-- one -->
        <string>1</string> <!-- first -->
        <string>2</string>
      </array>
      </plist>
      """
    let document = try #require(
      PropertyListParser().parse(file: "T", bytes: Array(text.utf8)).value)
    var elements = document.root.elements
    elements.swapAt(0, 1)
    elements.append(PropertyListNode(.array([PropertyListNode(.boolean(true))])))
    let root = PropertyListNode(.array(elements), at: document.root.position)
    let edits = PropertyListRevision(document, text: Array(text.utf8)).edits(to: root)
    #expect(
      String(decoding: edits.applied(to: Array(text.utf8)), as: UTF8.self) == """
        <plist version="1.0">
        <array>
          <string>2</string>
          <!-- one -->
          <string>1</string> <!-- first -->
          <array>
            <true/>
          </array>
        </array>
        </plist>
        """)
  }

  @Test(
    "keeps the comments within a text that says something else",
    arguments: [
      ("No <!-- ask Ann -->${quantity}.", "No ${bowls}.", "No <!-- ask Ann -->${bowls}."),
      (
        "${quantity}<!-- a --> &amp; <!-- b -->${quantity}", "${bowls} & ${bowls}",
        "${bowls}<!-- a --> &amp; <!-- b -->${bowls}"
      ),
      ("a<![CDATA[<${quantity}]]><!-- a -->", "a<${bowls}", "a<![CDATA[<${bowls}]]><!-- a -->"),
      ("a<!-- a -->\r\n${quantity}&#x24;", "a\n${bowls}$<", "a<!-- a -->\r\n${bowls}&#x24;&lt;"),
      ("<!-- a -->", "b", "<!-- a -->b"), ("a<!-- a -->b", "", "<!-- a -->"),
    ])
  func keepsComments(_ before: String, _ words: String, _ after: String) throws {
    func list(_ text: String) -> [UInt8] {
      Array("<plist version=\"1.0\"><array><string>\(text)</string></array></plist>".utf8)
    }
    let document = try #require(PropertyListParser().parse(file: "T", bytes: list(before)).value)
    var elements = document.root.elements
    elements[0].value = .string(words)
    let root = PropertyListNode(.array(elements), at: document.root.position)
    let edits = PropertyListRevision(document, text: list(before)).edits(to: root)
    let written = edits.applied(to: list(before))
    #expect(
      String(decoding: written, as: UTF8.self) == String(decoding: list(after), as: UTF8.self))
    let read = try #require(PropertyListParser().parse(file: "T", bytes: written).value)
    #expect(read.root.elements.first?.text == words)
  }

  // MARK: - Random lists

  private static func text(
    newline: String, unit: String, using random: inout SeededGenerator
  ) -> String {
    var count = 0
    func value(_ depth: Int, _ indentation: String) -> String {
      count += 1
      let kinds = depth > 3 ? 2 : 4
      let inner = indentation + unit
      func comment() -> String {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: "\(inner)<!-- <\(count)> -->\(newline)"
        default: ""
        }
      }
      let items = Int.random(in: 0..<4, using: &random)
      switch depth == 0 ? 3 : Int.random(in: 0..<kinds, using: &random) {
      case 0: return "<string>s\(count) &amp;</string>"
      case 1: return "<integer>\(count)</integer>"
      case 2:
        let body = (0..<items).map { _ in "\(comment())\(inner)\(value(depth + 1, inner))\(newline)"
        }
        return body.isEmpty ? "<array/>" : "<array>\(newline)\(body.joined())\(indentation)</array>"
      default:
        let body = (0..<items).map { index in
          "\(comment())\(inner)<key>k\(index)</key>\(newline)"
            + "\(inner)\(value(depth + 1, inner))\(newline)"
        }
        return "<dict>\(newline)\(body.joined())\(comment())\(indentation)</dict>"
      }
    }
    return "<plist version=\"1.0\">\(newline)\(value(0, ""))\(newline)</plist>"
  }

  private static func change(_ node: inout PropertyListNode, using random: inout SeededGenerator) {
    let goesDeeper = Int.random(in: 0..<3, using: &random) > 0
    switch node.value {
    case .dictionary(var entries):
      if goesDeeper, let index = entries.indices.randomElement(using: &random) {
        change(&entries[index].node, using: &random)
      } else if let index = entries.indices.randomElement(using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        // What goes, goes with the comments in it.
        case 0 where isLeaf(entries[index].node): entries.remove(at: index)
        case 1: entries[index].key += "'"
        case 2: entries.insert(entries.remove(at: index), at: 0)
        default: entries.insert(PropertyListEntry("n<\(entries.count)", new), at: index)
        }
      } else {
        entries = [PropertyListEntry("n", new)]
      }
      node.value = .dictionary(entries)
    case .array(var elements):
      if goesDeeper, let index = elements.indices.randomElement(using: &random) {
        change(&elements[index], using: &random)
      } else if let index = elements.indices.randomElement(using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where isLeaf(elements[index]): elements.remove(at: index)
        case 1: elements.insert(elements.remove(at: index), at: 0)
        default: elements.insert(new, at: index)
        }
      } else {
        elements = [new]
      }
      node.value = .array(elements)
    default: node.value = .string("changed\n\t<here>")
    }
  }

  private static func isLeaf(_ node: PropertyListNode) -> Bool {
    switch node.value {
    case .dictionary, .array: false
    default: true
    }
  }

  private static let new = PropertyListNode(
    .dictionary([PropertyListEntry("x", PropertyListNode(.array([PropertyListNode(.integer(1))])))])
  )

  /// A value without its places, keys as one can compare them.
  private static func plain(_ node: PropertyListNode) -> String {
    switch node.value {
    case .dictionary(let entries):
      "{" + entries.map { "\($0.key): \(plain($0.node))" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(plain).joined(separator: ", ") + "]"
    default: "\(node.value)"
    }
  }
}
