import Foundation
import TestSupport
import Testing

@Suite("intentgen lint, of sentence templates")
struct TemplateTests {
  @Test(
    "says what is wrong with one",
    arguments: [
      ("order [some soup", "cannot be read: '[' has no counterpart", "invalid-template"),
      ("order {soup:many}", "'many' is no way to take a slot's words", "invalid-template"),
      (
        "order <kindly> soup", "there is no shared phrase 'kindly'; there are polite",
        "invalid-template"
      ),
      (
        "order {soups}", "has no parameter 'soups' for this slot; it has text, picture",
        "unknown-slot"
      ),
      ("show {picture}", "nobody can say a 'Image'", "unfillable-slot"),
      (
        "get [me] {text}", "'get something' could mean 'Tea' as well as 'Soup'",
        "ambiguous-template"
      ),
    ])
  func reports(_ template: String, problem: String, rule: String) async throws {
    let result = try await lint(template)
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(result.errors.contains("[\(rule)]"))
    #expect(result.errors.contains("AppIntentVocabulary.plist:"))
  }

  @Test("has nothing against templates that can be told apart")
  func acceptsGood() async throws {
    let result = try await lint("<polite> brew [some|more] {text} tea")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  /// Lints a template of one intent beside `(get|fetch) {text}` of another.
  private func lint(_ template: String) async throws -> CommandResult {
    try await Fixture.withTemporaryFolder { folder in
      let definition = folder.appending(path: "Soup.intentdefinition").filePath
      _ = try Command.intentgen("init", "Soup", "-o", folder.filePath)
      _ = try Command.intentgen("add", "intent", definition, "Tea")
      _ = try Command.intentgen("add", "parameter", definition, "Tea", "text")
      _ = try Command.intentgen("add", "parameter", definition, "Tea", "picture", "--type", "Image")
      let vocabulary = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>IGIntentUtterances</key><array>
        <dict><key>IntentName</key><string>SoupIntent</string>
        <key>IGUtterances</key><array><string>(get|fetch) {text}</string></array></dict>
        <dict><key>IntentName</key><string>TeaIntent</string>
        <key>IGUtterances</key><array><string>TEMPLATE</string></array></dict>
        </array>
        <key>IGSharedPhrases</key><array><dict><key>IGPhraseName</key><string>polite</string>
        <key>IGPhraseTemplate</key><string>[please]</string></dict></array>
        </dict></plist>
        """
      let escaped = template.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      try Data(vocabulary.replacing("TEMPLATE", with: escaped).utf8)
        .write(to: folder.appending(path: "AppIntentVocabulary.plist"))
      return try Command.intentgen("lint", folder.filePath)
    }
  }
}
