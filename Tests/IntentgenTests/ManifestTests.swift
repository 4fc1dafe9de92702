import Foundation
import TestSupport
import Testing

@Suite("intentgen manifest")
struct ManifestTests {
  private let messages = Fixture.packageRoot.appending(
    path: "Definitions/FocusStatus.intentdefinition"
  ).filePath
  private let bakery = Fixture.packageRoot.appending(
    path: "Tests/IntentRuntimeTests/Bakery.intentdefinition"
  ).filePath

  @Test("lists the intents of definitions, and those that are restricted")
  func lists() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "Info.plist")
      let result = try Command.intentgen(
        "manifest", messages, bakery, "-o", output.filePath, "--usage-description", "Bread & you")
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(
        try String(contentsOf: output, encoding: .utf8) == """
          <?xml version="1.0" encoding="UTF-8"?>
          <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
          <plist version="1.0">
          <dict>
          \t<key>NSExtension</key>
          \t<dict>
          \t\t<key>NSExtensionAttributes</key>
          \t\t<dict>
          \t\t\t<key>IntentsSupported</key>
          \t\t\t<array>
          \t\t\t\t<string>INShareFocusStatusIntent</string>
          \t\t\t\t<string>OrderBreadIntent</string>
          \t\t\t\t<string>CancelBreadIntent</string>
          \t\t\t\t<string>PackBreadIntent</string>
          \t\t\t</array>
          \t\t\t<key>IntentsRestrictedWhileLocked</key>
          \t\t\t<array>
          \t\t\t\t<string>CancelBreadIntent</string>
          \t\t\t</array>
          \t\t</dict>
          \t\t<key>NSExtensionPointIdentifier</key>
          \t\t<string>com.apple.intents-service</string>
          \t</dict>
          \t<key>NSUserActivityTypes</key>
          \t<array>
          \t\t<string>INShareFocusStatusIntent</string>
          \t\t<string>OrderBreadIntent</string>
          \t\t<string>CancelBreadIntent</string>
          \t\t<string>PackBreadIntent</string>
          \t</array>
          \t<key>NSSiriUsageDescription</key>
          \t<string>Bread &amp; you</string>
          </dict>
          </plist>

          """)
    }
  }

  @Test("leaves everything else in a list that is there")
  func leavesTheRest() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "Info.plist")
      try """
      <plist version="1.0"><dict>
      <key>CFBundleName</key><string>Bakery</string>
      <key>NSExtension</key><dict><key>Mine</key><true/></dict>
      </dict></plist>
      """.write(to: output, atomically: true, encoding: .utf8)
      #expect(try Command.intentgen("manifest", bakery, "-o", output.filePath).status == 0)
      let text = try String(contentsOf: output, encoding: .utf8)
      #expect(text.contains("<key>CFBundleName</key>\n\t<string>Bakery</string>"))
      #expect(text.contains("<key>Mine</key>\n\t\t<true/>"))
      #expect(text.contains("<string>PackBreadIntent</string>"))
      #expect(!text.contains("NSExtensionPointIdentifier"))
    }
  }

  @Test(
    "refuses a list that it would have to break", arguments: ["broken", "<array/>", "<string/>"])
  func refusesBrokenList(_ content: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "Info.plist")
      let text =
        content == "broken"
        ? content
        : """
        <plist version="1.0"><dict><key>NSExtension</key>\(content)</dict></plist>
        """
      try text.write(to: output, atomically: true, encoding: .utf8)
      let result = try Command.intentgen("manifest", bakery, "-o", output.filePath)
      #expect(result.status == 1)
      #expect(result.errors.contains("Info.plist:1:"))
      #expect(try String(contentsOf: output, encoding: .utf8) == text)
    }
  }
}
