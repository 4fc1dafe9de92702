import Foundation
import PropertyList
import TestSupport
import Testing

@Suite("Changing a property list where it stands")
struct PropertyListTextEditorTests {
  @Test("gives what the writer would give, and takes out again what was put in")
  func agreesWithTree() throws {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "<dict>", "<key>a</key>", "<key>b</key>", "<array>", "<!-- <array> -->", "\n", "\t", " ",
    ]
    for _ in 0..<400 {
      func gap() -> String {
        (0..<Int.random(in: 0..<3, using: &random))
          .map { _ in pieces[Int.random(in: 4..<8, using: &random)] }.joined()
      }
      let strings = (0..<Int.random(in: 0..<4, using: &random)).map { "s\($0) &amp;" }
      let items = strings.map { "\(gap())<string>\($0)</string>\(gap())" }.joined()
      let array = Bool.random(using: &random) ? "<array>\(gap())\(items)\(gap())</array>" : ""
      let inner = array.isEmpty ? gap() : "\(gap())<key>b</key>\(gap())\(array)\(gap())"
      let text =
        "<plist version=\"1.0\">\(gap())<dict>\(gap())<key>z</key>\(gap())<true/>\(gap())"
        + (Bool.random(using: &random) ? "<key>a</key>\(gap())<dict>\(inner)</dict>\(gap())" : "")
        + "</dict>\(gap())</plist>\(gap())"
      let bytes = Array(text.utf8)
      let document = try #require(PropertyListParser().parse(file: "T", bytes: bytes).value)
      var editor = PropertyListTextEditor(document, text: bytes)
      let before = editor.strings(at: ["a", "b"])
      editor.append(["x<y", "new"], toArrayAt: ["a", "b"])
      editor.set("é & è", at: ["a", "c"])
      let changed = try #require(
        PropertyListParser().parse(file: "T", bytes: editor.text).value,
        "\(text)\n→\n\(String(decoding: editor.text, as: UTF8.self))")
      let inA = try #require(changed.root["a"])
      #expect(inA["b"]?.elements.compactMap(\.text) == before + ["x<y", "new"])
      #expect(inA["c"]?.text == "é & è")
      #expect(changed.root["z"]?.value == .boolean(true))
      editor.remove(["x<y", "new"], fromArrayAt: ["a", "b"])
      let back = try #require(PropertyListParser().parse(file: "T", bytes: editor.text).value)
      #expect(back.root["a"]?["b"]?.elements.compactMap(\.text) == before)
      let comments = text.components(separatedBy: "<!--").count
      #expect(
        String(decoding: editor.text, as: UTF8.self).components(separatedBy: "<!--").count
          == comments)
    }
  }
}
