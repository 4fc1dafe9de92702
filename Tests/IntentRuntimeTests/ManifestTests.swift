import Foundation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

@Suite("A manifest")
struct ManifestTests {
  static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>MonkeyChat</string>
      <key>NSExtension</key><dict>
        <key>NSExtensionAttributes</key><dict>
          <key>IntentsSupported</key><array>
            <string>INSendMessageIntent</string><string>INSearchForMessagesIntent</string>
          </array>
          <key>IntentsRestrictedWhileLocked</key><array><string>INSendMessageIntent</string></array>
        </dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
      </dict>
      <key>INAlternativeAppNames</key><array><dict>
        <key>INAlternativeAppName</key><string>Monkey</string>
        <key>INAlternativeAppNamePronunciationHint</key><string>mun kee</string>
      </dict></array>
      <key>NSSiriUsageDescription</key><string>Chat by voice.</string>
      <key>NSUserActivityTypes</key><array><string>INSendMessageIntent</string></array>
    </dict></plist>
    """

  @Test("is read from the app's property list")
  func isRead() throws {
    let manifest = try Manifest(propertyList: Data(Self.list.utf8))
    #expect(manifest.displayName == "MonkeyChat")
    #expect(manifest.supportedIntents == ["INSendMessageIntent", "INSearchForMessagesIntent"])
    #expect(manifest.intentsRestrictedWhileLocked == ["INSendMessageIntent"])
    #expect(manifest.alternativeAppNames == [.init(name: "Monkey", pronunciationHint: "mun kee")])
    #expect(manifest.usageDescription == "Chat by voice.")
    #expect(manifest.userActivityTypes == ["INSendMessageIntent"])
  }

  @Test("lists its intents that nobody handles, and refuses one that does not exist")
  func listsUnhandled() throws {
    var manifest = try Manifest(propertyList: Data(Self.list.utf8))
    var provider = HandlerProvider(.messages)
    try provider.register(MessageHandler())
    #expect(try provider.unhandledIntents(of: manifest) == ["SearchForMessages"])
    #expect(provider.unhandledIntents(of: .messages).contains("SearchForMessages"))
    manifest.supportedIntents = ["INSendMesageIntent"]
    #expect(
      throws: IntentError.unknownSupportedIntent("INSendMesageIntent", manifest: "Info.plist")
    ) { _ = try provider.unhandledIntents(of: manifest) }
  }

  @Test(
    "says what is wrong with a broken file, and where",
    arguments: [
      ("nothing", nil as String?),
      (
        "<plist version=\"1.0\"><dict><key>NSSiriUsageDescription</key><true/></dict></plist>",
        "NSSiriUsageDescription"
      ),
      (
        "<plist version=\"1.0\"><dict><key>INAlternativeAppNames</key><array><dict/></array></dict></plist>",
        "INAlternativeAppNames.0"
      ),
    ]
  )
  func explainsBrokenFile(_ text: String, key: String?) {
    let error = #expect(throws: IntentError.self) {
      _ = try Manifest(propertyList: Data(text.utf8), file: "App/Info.plist")
    }
    guard case .invalidPropertyList(let file, let found, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(file == "App/Info.plist")
    #expect(found == key)
  }

  @Test("that cannot be read says so")
  func explainsMissingFile() {
    #expect(throws: IntentError.self) {
      _ = try Manifest(contentsOf: URL(filePath: "/nowhere/Info.plist"))
    }
  }
}
