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
      // A list may have one value.
      (
        "get {text:list}", "'get something' could mean 'Tea' as well as 'Soup'",
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

  @Test(
    "says of a slot what it stands for that no value of its parameter is, as the assistant would refuse it",
    arguments: [
      ("{whole=two}", "'two', which is no whole number"),
      ("{whole=1.5}", "'1.5', which is no whole number"),
      ("{whole=nan}", "'nan', which is no whole number"),
      ("{whole=0x10}", "'0x10', which is no whole number"),
      ("{whole=2}", nil), ("{part=0.5}", nil), ("{part=half}", "'half', which is no number"),
      ("{flag=true}", nil), ("{flag=yes}", "'yes', which is neither true nor false"),
      ("{flag:text}", "of the type 'Boolean'; leave ':text' out"),
      ("{size=large}", nil),
      ("{far=5}", "no template can give a value of the type 'Length'"),
      ("{long=60}", "no template can give a value of the type 'TimeInterval'"),
      ("{cost=5}", "no template can give a value of the type 'CurrencyAmount'"),
      ("{cost=five}", "no template can give a value of the type 'CurrencyAmount'"),
      ("{when=today}", "no template can give a value of the type 'DateComponents'"),
      ("{name=Ann}", nil), ("{name:text}", nil),
      ("{whole*1000} km", nil), ("{part*0.5} hours", nil),
      ("{whole*0.5}", "multiplies whole numbers by 0.5; write a whole one"),
      ("{name*2}", "multiplies a number, and the values are of the type 'String'"),
      ("{far*2}", "multiplies a number, and the values are of the type 'Length'"),
    ] as [(String, String?)])
  func misfits(_ slot: String, problem: String?) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let parameters =
        "whole:Integer part:Decimal flag:Boolean size:Size far:Length long:TimeInterval cost:CurrencyAmount "
        + "when:DateComponents name:String"
      let made = try Command.shell(
        "intentgen init Soup --enum Size:small,large "
          + parameters.split(separator: " ").map { "--parameter \($0)" }.joined(separator: " ")
          + " && intentgen add sentence Soup.intentdefinition Soup 'some soup \(slot)' --allow-warnings",
        in: folder)
      #expect(made.status == 0, "\(made.errors)")
      let result = try Command.shell("intentgen lint", in: folder)
      #expect(result.errors.contains("[unfillable-slot]") == (problem != nil), "\(result.errors)")
      if let problem { #expect(result.errors.contains(problem), "\(result.errors)") }
    }
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
