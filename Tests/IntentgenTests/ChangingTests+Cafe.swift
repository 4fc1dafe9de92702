import Foundation
import TestSupport
import Testing

extension ChangingTests {
  /// A definition with translations, a vocabulary and a handler, as a target has them.
  struct Cafe {
    let folder: URL
    var definition: String { file("Cafe.intentdefinition") }

    func file(_ name: String) -> String {
      folder.appending(path: "Sources/Cafe").appending(path: name).filePath
    }

    func text(_ name: String) throws -> String {
      try String(contentsOfFile: file(name), encoding: .utf8)
    }

    func write(_ name: String, _ text: String) throws {
      let url = URL(filePath: file(name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    @discardableResult
    func run(_ verb: String, _ arguments: String...) throws -> CommandResult {
      try Command.run(
        Command.products.appending(path: "intentgen").filePath, [verb, definition] + arguments)
    }

    /// Adds something to the definition, which is to succeed.
    func add(_ kind: String, _ arguments: String...) throws {
      let result = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        ["add", kind, definition] + arguments)
      #expect(result.status == 0, "\(result.errors)")
    }

    /// The ID of a text of the definition.
    func id(of text: String) throws -> String {
      let lines = try self.text("Cafe.intentdefinition").split(separator: "\n")
      let index = try #require(lines.firstIndex { $0.contains(">\(text)<") })
      return String(lines[index + 2].replacing(/<[^>]*>|\t/, with: ""))
    }

    init(in folder: URL) throws {
      self.folder = folder
      try Data().write(to: folder.appending(path: "Package.swift"))
      try write("Cafe.swift", "")
      _ = try Command.intentgen(
        "init", "Cafe", "-o", file(""), "--intent", "OrderCoffee", "--enum",
        "Size:small,large", "--parameter", "size:Size", "--parameter", "shots:Integer")
      let success = "A ${size} coffee with ${shots} shots."
      try run("set", "OrderCoffee success", "format=\(success)")
      try run("set", "OrderCoffee.size", "default=large")
      let id = try id(of: success)
      let prompt = try self.id(of: "Which shots?")
      try write(
        "es.lproj/Cafe.strings",
        "/* the answer */\n\"\(id)\" = \"Un café ${size} con ${shots} \\\"cargas\\\".\";\n"
          + "/* a question */\n\"\(prompt)\" = \"¿Cuántas?\";\n")
      try write(
        "Cafe.xcstrings",
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "\(id)" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "new", "value" : "Eine: ${shots}" } },
                  "other" : { "stringUnit" : { "state" : "new", "value" : "${shots} in ${size}" } }
                } } }
              }
            },
            "\(prompt)" : { "localizations" : {} }
          },
          "version" : "1.0"
        }

        """)
      try write("AppIntentVocabulary.plist", Self.vocabulary)
      try write("Handler.swift", Self.handler)
    }

    static let vocabulary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>IntentPhrases</key>
        <array>
          <dict>
            <key>IntentName</key>
            <string>OrderCoffeeIntent</string>
            <key>IntentExamples</key>
            <array><string>order a large coffee with two shots</string></array>
          </dict>
        </array>
        <key>ParameterVocabularies</key>
        <array>
          <dict>
            <key>ParameterNames</key>
            <array><string>OrderCoffeeIntent.size</string></array>
            <key>ParameterVocabulary</key>
            <array>
              <dict>
                <key>VocabularyItemIdentifier</key>
                <string>large</string>
                <key>VocabularyItemSynonyms</key>
                <array><dict><key>VocabularyItemPhrase</key><string>huge</string></dict></array>
              </dict>
            </array>
          </dict>
        </array>
        <key>IGIntentUtterances</key>
        <array>
          <dict>
            <key>IntentName</key>
            <string>OrderCoffeeIntent</string>
            <key>IGUtterances</key>
            <array>
              <!-- with everything -->
              <string>order [a] {size} coffee [with {shots} shots]</string>
              <string>order a bucket of coffee {size=large}</string>
              <string>order a coffee with {shots*2} double shots</string>
            </array>
          </dict>
        </array>
      </dict>
      </plist>

      """

    static let handler = """
      struct CoffeeHandler: OrderCoffeeIntentHandling {
        func resolveSize(for intent: OrderCoffeeIntent) async throws -> SizeResolutionResult { .notRequired() }
        func resolveShots(for intent: OrderCoffeeIntent) async throws -> ResolutionResult<Int> {
          intent.shots.map { .success(with: $0) } ?? .needsValue() // shots
        }
        func handle(intent: OrderCoffeeIntent) async throws -> OrderCoffeeIntentResponse {
          intent.size == .large ? .failure() : .success()
        }
      }

      """
  }
}
