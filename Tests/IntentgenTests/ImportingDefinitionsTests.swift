import Foundation
import TestSupport
import Testing

@Suite("Definitions that import one that changes")
struct ImportingDefinitionsTests {
  /// A package of two targets: `Menu` declares what `Orders` imports.
  fileprivate struct Package {
    let folder: URL
    static let files = [
      "Menu/Menu.intentdefinition", "Orders/Orders.intentdefinition",
      "Orders/es.lproj/Orders.strings", "Orders/AppIntentVocabulary.plist",
    ]

    init(in folder: URL) throws {
      self.folder = folder
      try Data().write(to: folder.appending(path: "Package.swift"))
      // Spanish is heard here, and not said.
      try Data(#"{ "rules": { "missing-sentences": "off" } }"#.utf8)
        .write(to: folder.appending(path: "intentgen.json"))
      for (name, text) in zip(Self.files, [Self.menu, Self.orders, Self.spanish, Self.vocabulary]) {
        let file = folder.appending(path: "Sources/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    var texts: [String] {
      get throws {
        try Self.files.map {
          try String(contentsOf: folder.appending(path: "Sources/\($0)"), encoding: .utf8)
        }
      }
    }

    func run(_ verb: String, _ arguments: String...) throws -> CommandResult {
      let menu = folder.appending(path: "Sources/\(Self.files[0])").filePath
      return try Command.run(
        Command.products.appending(path: "intentgen").filePath, [verb, menu] + arguments)
    }

    func lint() throws -> CommandResult {
      try Command.intentgen("lint", folder.appending(path: "Sources").filePath)
    }
  }

  @Test(
    "come to be where a type of a neighbour is named",
    arguments: [
      "init Library --parameter zone:Zone", "init Library --parameter 'zones:[Zone]'",
      "init Library && intentgen add parameter Library.intentdefinition Library zone --type Zone",
      "init Library && intentgen set Library.intentdefinition Library.text type=Zone",
      "init Library && intentgen add type Library.intentdefinition Shelf"
        + " && intentgen add property Library.intentdefinition Shelf zone --type Zone",
    ])
  func importNeighbour(_ line: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.shell("intentgen init Places --enum Zone:quiet,loud", in: folder)
      let made = try Command.shell("intentgen \(line)", in: folder)
      #expect(made.status == 0, "\(made.errors)")
      #expect(made.output.contains("note: 'Places', which declares 'Zone'"), "\(made.output)")
      let text = try String(
        contentsOf: folder.appending(path: "Library.intentdefinition"), encoding: .utf8)
      #expect(text.contains("<key>IGImports</key>\n\t<array>\n\t\t<string>Places</string>"))
      for input in [".", "Library.intentdefinition"] {
        let lint = try Command.shell("intentgen lint \(input)", in: folder)
        #expect(lint.status == 0 && !lint.errors.contains("error"), "\(lint.errors)")
      }
      let again = try Command.shell(
        "intentgen add parameter Library.intentdefinition Library more --type Zone", in: folder)
      #expect(again.status == 0 && !again.output.contains("note: 'Places'"), "\(again.output)")
      let unknown = try Command.shell(
        "intentgen add parameter Library.intentdefinition Library x --type Zome", in: folder)
      #expect(unknown.status == 1)
    }
  }

  @Test(
    "follow a new name, with their texts, translations and vocabularies, and back again byte by byte",
    arguments: [
      ("Size", "Bowl", 1), ("Size.large", "huge", 2), ("Dish", "Meal", 1),
      ("Dish.price", "cost", 3),
    ])
  func rename(_ place: String, _ name: String, followers: Int) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let clean = try package.lint()
      #expect(clean.status == 0 && clean.errors.isEmpty, "\(clean.errors)")
      let before = try package.texts
      let renamed = try package.run("rename", place, name)
      #expect(renamed.status == 0, "\(renamed.errors)")
      let after = try package.texts
      #expect(zip(before, after).dropFirst().count { $0 != $1 } == followers, "\(after)")
      let old = place.split(separator: ".").last.map(String.init) ?? place
      for text in after { #expect(!text.contains(old), "\(text)") }
      let lint = try package.lint()
      #expect(lint.status == 0 && lint.errors.isEmpty, "\(lint.errors)")
      let path = place.split(separator: ".").dropLast().map(String.init) + [name]
      #expect(try package.run("rename", path.joined(separator: "."), old).status == 0)
      #expect(try package.texts == before)
    }
  }

  @Test(
    "lose what refers to what is removed, after that is said",
    arguments: [
      ("Size", "parameter 'size' of intent 'OrderPlate', whose values are of that type"),
      ("Size.large", "a default that is it"),
      ("Dish.price", "the text 'That is ${dish.price}.', which names it"),
    ])
  func remove(_ place: String, words: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let before = try package.texts
      let dry = try package.run("remove", place, "--dry-run")
      #expect(dry.output.contains("would go with it: \(words) in "), "\(dry.output)")
      #expect(try package.texts == before)
      let removed = try package.run("remove", place)
      #expect(removed.status == 0, "\(removed.errors)")
      #expect(removed.output.contains("goes with it: \(words) in "), "\(removed.output)")
      let lint = try package.lint()
      #expect(lint.status == 0 && lint.errors.isEmpty, "\(lint.errors)")
    }
  }

  @Test("follow in the same target as well, whatever folder the command runs in")
  func renameBeside() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let (menu, orders) = (
        folder.appending(path: "Sources/Menu"), folder.appending(path: "Sources/Orders")
      )
      for name in try FileManager.default.contentsOfDirectory(atPath: orders.filePath) {
        try FileManager.default.moveItem(
          at: orders.appending(path: name), to: menu.appending(path: name))
      }
      let program = Command.products.appending(path: "intentgen").filePath
      let renamed = try Command.run(
        program, ["rename", "Menu.intentdefinition", "Size.large", "huge"], in: menu)
      #expect(renamed.status == 0, "\(renamed.errors)")
      let text = try String(
        contentsOf: menu.appending(path: "AppIntentVocabulary.plist"), encoding: .utf8)
      #expect(text.contains("order a bucket {size=huge}"))
      let lint = try package.lint()
      #expect(lint.status == 0 && lint.errors.isEmpty, "\(lint.errors)")
    }
  }

  @Test(
    "have parameters of the types that they import",
    arguments: ["Size", "Dish", "[Dish]"], [true, false])
  func useImported(type: String, isBeside: Bool) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let package = try Package(in: folder)
      if isBeside {
        try FileManager.default.moveItem(
          at: folder.appending(path: "Sources/\(Package.files[0])"),
          to: folder.appending(path: "Sources/Orders/Menu.intentdefinition"))
      }
      let orders = folder.appending(path: "Sources/\(Package.files[1])").filePath
      let added = try Command.intentgen(
        "add", "parameter", orders, "OrderPlate", "other", "--type", type)
      #expect(added.status == 0, "\(added.errors)")
      _ = try Command.intentgen("add", "parameter", orders, "OrderPlate", "more")
      let set = try Command.intentgen("set", orders, "OrderPlate.more", "type=\(type)")
      #expect(set.status == 0, "\(set.errors)")
      let unknown = try Command.intentgen(
        "add", "parameter", orders, "OrderPlate", "third", "--type", "Dash")
      #expect(unknown.status == 1 && unknown.errors.contains("Dish"), "\(unknown.errors)")
      let lint = try package.lint()
      #expect(lint.status == 0, "\(lint.errors)")
    }
  }

  @Test("stay as they are where they have a type of that name themselves")
  func leaveNamesakes() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let file = folder.appending(path: "Sources/\(Package.files[1])")
      let namespace = /<key>INIntentParameterEnumTypeNamespace<\/key>\s*<string>mEnU01<\/string>/
      let own = Package.orders.replacing(namespace, with: "")
        .replacing("<!-- enumerations -->", with: Package.size)
      try Data(own.utf8).write(to: file)
      #expect(try package.run("rename", "Size.large", "huge").status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8) == own)
    }
  }

  @Test(
    "a definition that imports a neighbour's type by itself is read as it is with the package",
    arguments: ["lint", "describe", "strings -l es", "generate -o Made", "add intent"])
  func readsAlone(_ command: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      try Data().write(to: folder.appending(path: "Package.swift"))
      let made = try Command.shell(
        "intentgen init Places -o Sources/Soup/A --enum Zone:north,south --intent Goo; "
          + "intentgen init C -o Sources/Soup/B --intent D; "
          + "intentgen add parameter Sources/Soup/B/C.intentdefinition D zone --type Zone",
        in: folder)
      #expect(made.status == 0, "\(made.errors)")
      var words = command.split(separator: " ")
      words.insert("Sources/Soup/B/C.intentdefinition", at: command.hasPrefix("add") ? 2 : 1)
      if command.hasPrefix("add") { words.append("Other") }
      let read = try Command.shell("intentgen \(words.joined(separator: " "))", in: folder)
      #expect(read.status == 0, "\(read.errors)")
    }
  }
}

extension ImportingDefinitionsTests.Package {
  fileprivate static func definition(_ content: String, namespace: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>INIntentDefinitionModelVersion</key><string>1.2</string>
      <key>INIntentDefinitionNamespace</key><string>\(namespace)</string>
    \(content)
    </dict>
    </plist>

    """
  }

  fileprivate static let size = """
      <key>INEnums</key>
      <array><dict>
        <key>INEnumName</key><string>Size</string>
        <key>INEnumDisplayName</key><string>How big</string>
        <key>INEnumType</key><string>Regular</string>
        <key>INEnumValues</key>
        <array>
          <dict>
            <key>INEnumValueName</key><string>unknown</string>
            <key>INEnumValueDisplayName</key><string>Unknown</string>
          </dict>
          <dict>
            <key>INEnumValueName</key><string>small</string>
            <key>INEnumValueIndex</key><integer>1</integer>
            <key>INEnumValueDisplayName</key><string>Little</string>
          </dict>
          <dict>
            <key>INEnumValueName</key><string>large</string>
            <key>INEnumValueIndex</key><integer>2</integer>
            <key>INEnumValueDisplayName</key><string>Big</string>
          </dict>
        </array>
      </dict></array>
    """

  fileprivate static let menu = definition(
    size + """

        <key>INTypes</key>
        <array><dict>
          <key>INTypeName</key><string>Dish</string>
          <key>INTypeDisplayName</key><string>What to eat</string>
          <key>INTypeLastPropertyTag</key><integer>101</integer>
          <key>INTypeProperties</key>
          <array><dict>
            <key>INTypePropertyName</key><string>price</string>
            <key>INTypePropertyDisplayName</key><string>What it is</string>
            <key>INTypePropertyTag</key><integer>101</integer>
            <key>INTypePropertyType</key><string>Integer</string>
          </dict></array>
        </dict></array>
      """, namespace: "mEnU01")

  fileprivate static let orders = definition(
    """
      <key>IGImports</key>
      <array><string>Menu</string></array>
      <!-- enumerations -->
      <key>INIntents</key>
      <array><dict>
        <key>INIntentName</key><string>OrderPlate</string>
        <key>INIntentTitle</key><string>Order</string>
        <key>INIntentCategory</key><string>order</string>
        <key>INIntentVerb</key><string>Order</string>
        <key>INIntentType</key><string>Custom</string>
        <key>INIntentLastParameterTag</key><integer>2</integer>
        <key>INIntentParameters</key>
        <array>
          <dict>
            <key>INIntentParameterName</key><string>size</string>
            <key>INIntentParameterTag</key><integer>1</integer>
            <key>INIntentParameterType</key><string>Integer</string>
            <key>INIntentParameterEnumType</key><string>Size</string>
            <key>INIntentParameterEnumTypeNamespace</key>
            <string>mEnU01</string>
            <key>INIntentParameterMetadata</key>
            <dict>
              <key>INIntentParameterMetadataDefaultValue</key><string>large</string>
            </dict>
          </dict>
          <dict>
            <key>INIntentParameterName</key><string>dish</string>
            <key>INIntentParameterTag</key><integer>2</integer>
            <key>INIntentParameterType</key><string>Object</string>
            <key>INIntentParameterObjectType</key><string>Dish</string>
            <key>INIntentParameterObjectTypeNamespace</key>
            <string>mEnU01</string>
          </dict>
        </array>
        <key>INIntentResponse</key>
        <dict>
          <key>INIntentResponseCodes</key>
          <array>
            <dict>
              <key>INIntentResponseCodeName</key><string>success</string>
              <key>INIntentResponseCodeSuccess</key><true/>
              <key>INIntentResponseCodeFormatString</key><string>That is ${dish.price}.</string>
              <key>INIntentResponseCodeFormatStringID</key><string>oRd001</string>
            </dict>
            <dict>
              <key>INIntentResponseCodeName</key><string>failure</string>
            </dict>
          </array>
        </dict>
      </dict></array>
    """, namespace: "oRdEr1")

  fileprivate static let spanish = "\"oRd001\" = \"Son ${dish.price}.\";\n"

  fileprivate static let vocabulary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>IGIntentUtterances</key>
      <array><dict>
        <key>IntentName</key><string>OrderPlateIntent</string>
        <key>IGUtterances</key>
        <array>
          <string>order a [{size}] plate</string>
          <string>order a bucket {size=large}</string>
          <string>order for {dish.price}</string>
        </array>
      </dict></array>
    </dict>
    </plist>

    """
}
