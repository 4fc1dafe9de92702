import Diagnostics
import Testing

@Suite("A message")
struct VisibleTextTests {
  @Test(
    "shows what a terminal would obey or hide, and leaves all else",
    arguments: [
      ("plain – ä 語 🐒", "plain – ä 語 🐒"), ("a\u{1B}[31mred", "a\\u{1B}[31mred"),
      ("a\u{202E}b\u{2066}c\u{200F}", "a\\u{202E}b\\u{2066}c\\u{200F}"),
      ("one\ntwo\r\tthree\0", "one\\ntwo\\r\\tthree\\u{0}"),
      ("\u{9B}31m\u{7F}", "\\u{9B}31m\\u{7F}"),
      ("\u{2028}\u{FEFF}", "\\u{2028}\\u{FEFF}"), ("👩‍👩‍👧 می‌خواهم", "👩‍👩‍👧 می‌خواهم"),
    ])
  func escapes(_ text: String, expected: String) {
    #expect(text.escapingInvisibles == expected)
  }

  @Test("is one line, with one place, whatever its file is called")
  func isOneLine() {
    let location = SourceLocation(file: "a\nb: error: fake\u{1B}[2J", position: .start)
    let text = DiagnosticFormatter().format(
      Diagnostic(.error, .missingKey, "x\u{202E}\ny", at: location, notes: [.init("n\nm")]))
    #expect(
      text == """
        a\\nb: error: fake\\u{1B}[2J:1:1: error: x\\u{202E}\\ny [missing-key]
        a\\nb: error: fake\\u{1B}[2J:1:1: note: n\\nm

        """)
  }
}
