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

  @Test("waits for another run in the folder, whose record it would not know")
  func waits() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let (said, status) = try Command.intentgen(
        ["manifest", messages, "-o", "Info.plist"], in: folder, waitingFor: ".")
      #expect(said == "waiting for another run of 'intentgen' in .\n" && status == 0, "\(said)")
    }
  }

  @Test("takes out nothing that is to be listed in the same run, and says how to")
  func takesOutNothingListed() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "Info.plist").filePath
      #expect(try Command.intentgen("manifest", bakery, "-o", output).status == 0)
      let result = try Command.intentgen("manifest", bakery, "-o", output, "--remove", "Bakery")
      #expect(result.status == 64)
      #expect(result.errors.contains("'Bakery' is among the definitions to list"), "\(result)")
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
      #expect(text.contains("<key>CFBundleName</key><string>Bakery</string>\n"))
      #expect(text.contains("<dict><key>Mine</key><true/><key>NSExtensionAttributes</key>"))
      #expect(text.contains("<string>PackBreadIntent</string>"))
      #expect(!text.contains("NSExtensionPointIdentifier"))
    }
  }

  @Test(
    "adds to what is there, and changes no other byte, in whatever layout",
    arguments: [("\n", "\t"), ("\r\n", "    "), ("\n", "  ")], [false, true])
  func addsInPlace(_ layout: (newline: String, unit: String), hasMark: Bool) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "Info.plist")
      let before = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- ours -->
        <plist version="1.0">
        <dict>
        \t<key>NSUserActivityTypes</key>
        \t<array>
        \t\t<string>com.example.open</string> <!-- the window -->
        \t\t<string>PackBreadIntent</string>

        \t\t<!-- more to come -->
        \t</array>
        \t<key>NSExtension</key> <dict>
        \t\t<key>NSExtensionAttributes</key>
        \t\t<dict>
        \t\t\t<key>IntentsSupported</key>
        \t\t\t<array><string>INPlayMediaIntent</string></array>
        \t\t\t<key>IntentsRestrictedWhileLocked</key>
        \t\t\t<array/>
        \t\t</dict>
        \t</dict>
        \t<key>Z</key> <!-- < & > --> <string><![CDATA[</string>]]></string>
        </dict>
        </plist>

        """
      let after =
        before
        .replacing(
          "<string>PackBreadIntent</string>\n",
          with: "<string>PackBreadIntent</string>\n\t\t<string>OrderBreadIntent</string>\n"
            + "\t\t<string>CancelBreadIntent</string>\n"
        )
        .replacing(
          "</string></array>",
          with: "</string><string>OrderBreadIntent</string><string>CancelBreadIntent</string>"
            + "<string>PackBreadIntent</string></array>"
        )
        .replacing(
          "<array/>", with: "<array>\n\t\t\t\t<string>CancelBreadIntent</string>\n\t\t\t</array>")
      func laidOut(_ text: String) -> String {
        (hasMark ? "\u{FEFF}" : "")
          + text.replacing("\t", with: layout.unit).replacing("\n", with: layout.newline)
      }
      try Data(laidOut(before).utf8).write(to: output)
      for _ in 1...2 {
        let result = try Command.intentgen("manifest", bakery, "-o", output.filePath)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try Data(contentsOf: output) == Data(laidOut(after).utf8))
      }
    }
  }

  @Test("takes out what it added and no definition has any more, and nothing else")
  func takesOut() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "Info.plist")
      let start = """
        <plist version="1.0">
        <dict>
        \t<key>NSUserActivityTypes</key>
        \t<array>
        \t\t<string>com.example.open</string>
        \t\t<string>TeaIntent</string>
        \t</array>
        </dict>
        </plist>

        """
      try Data(start.utf8).write(to: output)
      let names = ["Soup", "Tea"]
      let definitions = names.map { folder.appending(path: "\($0).intentdefinition") }
      for name in names { _ = try Command.intentgen("init", name, "-o", folder.filePath) }
      func manifest(_ arguments: String...) throws -> String {
        let program = Command.products.appending(path: "intentgen").filePath
        let result = try Command.run(program, ["manifest", "-o", output.filePath] + arguments)
        #expect(result.status == 0, "\(result.errors)")
        return try String(contentsOf: output, encoding: .utf8)
      }
      // One after the other, or in one run.
      let one = try manifest(definitions[0].filePath)
      #expect(one.contains("<string>SoupIntent</string>"))
      let both = try manifest(definitions[1].filePath)
      #expect(both.contains("<string>SoupIntent</string>"))
      #expect(try manifest(definitions[0].filePath, definitions[1].filePath) == both)

      // An intent of another name takes the place of the one that was added.
      let text = try String(contentsOf: definitions[0], encoding: .utf8)
      try Data(text.replacing("<string>Soup</string>", with: "<string>Broth</string>").utf8)
        .write(to: definitions[0])
      let renamed = try manifest(definitions[0].filePath)
      #expect(!renamed.contains("SoupIntent") && renamed.contains("<string>BrothIntent</string>"))

      // What the user had stays, whatever goes.
      _ = try manifest("--remove", "Tea")
      let rest = try manifest("--remove", "Soup")
      #expect(rest.hasPrefix(start.dropLast("</dict>\n</plist>\n".count)))
      #expect(!rest.contains("BrothIntent"))
      #expect(rest.components(separatedBy: "TeaIntent").count == 2)
    }
  }

  @Test(
    "says what it cannot use, and changes nothing",
    arguments: [
      (["--remove", "Tea"], "", 64, "is no definition for which intents were added"),
      (["BAKERY"], "{", 1, ".intentgen-manifest.json:1:"),
      (["BAKERY"], #"{"version": 7, "manifests": {}}"#, 1, "has version 7, and 1 is known"),
      ([], "", 64, "Name a definition file"),
    ])
  func refuses(_ arguments: [String], record: String, status: Int32, problem: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "Info.plist")
      try Data("<plist version=\"1.0\"><dict/></plist>".utf8).write(to: output)
      if !record.isEmpty {
        try Data(record.utf8).write(to: folder.appending(path: ".intentgen-manifest.json"))
      }
      let program = Command.products.appending(path: "intentgen").filePath
      let result = try Command.run(
        program,
        ["manifest", "-o", output.filePath] + arguments.map { $0 == "BAKERY" ? bakery : $0 })
      #expect(result.status == status)
      #expect(result.errors.contains(problem), "\(result.errors)")
      #expect(
        try String(contentsOf: output, encoding: .utf8) == "<plist version=\"1.0\"><dict/></plist>")
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

  @Test("says of an Info.plist in JSON that it is no property list in XML, and names no other file")
  func refusesJSON() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "Info.plist")
      try Data("{\"CFBundleName\": \"Bakery\"}".utf8).write(to: output)
      let result = try Command.intentgen("manifest", bakery, "-o", output.filePath)
      #expect(result.status == 1 && result.errors.contains("Info.plist:1:1: error: "), "\(result)")
      #expect(result.errors.contains("no property list in XML"), "\(result)")
      #expect(!result.errors.contains("intentdefinition"), "\(result)")
    }
  }
}
