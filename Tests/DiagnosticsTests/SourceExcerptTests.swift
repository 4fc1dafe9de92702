import Diagnostics
import Testing

@Suite("An excerpt of a source")
struct SourceExcerptTests {
  @Test(
    "underlines an element with its text, a tag, a word, or the end of a line",
    arguments: [
      ("\t\t<string>soup</string>", 3, "<string>soup</string>", "^~~~~~~~~~~~~~~~~~~~~"),
      ("<dict>", 1, "<dict>", "^~~~~~"),
      ("  <true/><false/>", 3, "<true/><false/>", "^~~~~~~"),
      ("\"b\" = tea;", 7, "\"b\" = tea;", "      ^~~"),
      ("\"b\" = ", 7, "\"b\" = ", "      ^"),
      ("größe x", 1, "größe x", "^~~~~"),
      ("a", 99, "a", " ^"),
      ("", 1, "", "^"),
    ])
  func underlines(_ line: String, _ column: Int, _ shown: String, _ underline: String) {
    let excerpt = SourceExcerpt(Substring(line).utf8, column: column)
    #expect(excerpt.line == shown)
    #expect(excerpt.underline == underline)
  }

  @Test("shows no character that a terminal obeys, and fits a terminal")
  func isTame() {
    let line = "<string>\u{1B}[31m" + String(repeating: "x", count: 500) + "</string>"
    let excerpt = SourceExcerpt(Substring(line).utf8, column: 1)
    #expect(!excerpt.line.unicodeScalars.contains("\u{1B}"))
    #expect(excerpt.line.count <= 101 && excerpt.underline.count <= 101)
    let far = SourceExcerpt(Substring(line).utf8, column: 400)
    #expect(far.line.hasPrefix("…") && far.underline.count <= 160)
  }

  @Test("says which fix there is")
  func namesFix() {
    var diagnostic = Diagnostic(
      .warning, .duplicateTag, "it is twice", at: SourceLocation(file: "none"))
    diagnostic.fix = .remove(at: .start)
    let text = DiagnosticFormatter(sources: SourceLines(of: [diagnostic])).format(diagnostic)
    #expect(text == "none: warning: it is twice [duplicate-tag]\n  fix: remove it (--fix does)\n")
    #expect(!DiagnosticFormatter().format(diagnostic).contains("fix:"))
  }
}
