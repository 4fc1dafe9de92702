import Foundation
import TestSupport
import Testing

@Suite("What intentgen says of a package of several targets")
struct SeveralTargetsTests {
  private static let manifest = """
    let package = Package(name: "App", targets: [
      .target(name: "Soup"),
      .target(name: "Menu", dependencies: ["Soup"]),
      .target(name: "Bike", dependencies: [.product(name: "Road", package: "road")]),
      .executableTarget(name: "App", dependencies: [.target(name: "Menu")]),
    ])
    """

  private static let road = ".product(name: \"Road\", package: \"road\")"

  /// A package whose targets have a definition each, and shell commands in its folder.
  private func withTargets(
    _ intents: KeyValuePairs<String, String>, manifest: String = manifest,
    _ body: (URL, (_ line: String) throws -> CommandResult) throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
      func run(_ line: String) throws -> CommandResult { try Command.shell(line, in: folder) }
      for (target, intent) in intents {
        let made = try run("intentgen init Names --intent \(intent) -o Sources/\(target)")
        #expect(made.status == 0, "\(made.errors)")
      }
      try body(folder, run)
    }
  }

  @Test(
    "lint tells of a vocabulary in a target that does not depend on that of its intents, with its place there",
    arguments: [
      ("Soup", manifest, false), ("Menu", manifest, false), ("App", manifest, false),
      ("Bike", manifest, true), ("Bike", "let package = Package(targets: targets())", false),
      ("Bike", manifest.replacing(road, with: "\"Wheel\", .target(name: \"Wheel\")"), false),
      ("Bike", manifest.replacing("[\(road)]", with: "shared"), false),
      ("Bike", manifest.replacing("[\(road)]", with: "[\(road)] + shared"), false),
      ("Bike", manifest.replacing(road, with: ".road"), false),
      ("Bike", manifest.replacing(road, with: "\"\\(prefix)Soup\""), false),
      ("Bike", manifest.replacing(road, with: ".target(name: soup)"), false),
      ("Bike", manifest.replacing(road, with: ".byName(name: \"Soup\")"), false),
      (
        "Bike", manifest.replacing(road, with: ".target(name: \"Menu\", condition: .when(a))"),
        false
      ),
      ("Bike", manifest.replacing("\"road\"", with: "\"road\", condition: .when(a)"), true),
      (
        "Bike",
        manifest + "\nfor target in package.targets { target.dependencies.append(\"Soup\") }", false
      ),
      (
        "Bike",
        manifest.replacing(
          ".target(name: \"Soup\")", with: ".target(name: \"Base\", path: \"Sources/Soup\")"
        )
        .replacing(road, with: "\"Base\""),
        false
      ),
    ] as [(String, String, Bool)], ["", "es.lproj/"])
  func tellsOfVocabularyElsewhere(
    _ place: (target: String, manifest: String, isTold: Bool), folder: String
  ) async throws {
    try await withTargets(
      ["Soup": "OrderSoup", "Menu": "ShowMenu", "App": "OpenApp", "Bike": "BookRepair"],
      manifest: place.manifest
    ) { _, run in
      let language = folder.isEmpty ? "" : " --language es"
      let moved = try run(
        "intentgen add sentence Sources/Soup/Names.intentdefinition OrderSoup 'soup please'\(language) && "
          + "mkdir -p Sources/\(place.target)/\(folder) && mv -n Sources/Soup/\(folder)AppIntentVocabulary.plist "
          + "Sources/\(place.target)/\(folder)AppIntentVocabulary.plist")
      #expect(moved.status == 0, "\(moved.errors)")
      for command in ["intentgen lint", "intentgen lint ."] {
        let found = try run(command)
        let lines = found.errors.split(separator: "\n").filter {
          $0.contains("[unknown-vocabulary-target]")
        }
        #expect(lines.count == (place.isTold ? 1 : 0), "\(found.errors)")
        #expect(
          found.errors.contains("did you mean 'Sources/Soup/\(folder)AppIntentVocabulary.plist'?")
            == place.isTold, "\(found.errors)")
      }
    }
  }

  @Test("schema and openapi have the intents of all targets, each with the types of its own")
  func describesAllTargets() async throws {
    try await withTargets(["Soup": "OrderSoup", "Bike": "BookRepair"]) { _, run in
      for (target, intent, size) in [
        ("Soup", "OrderSoup", "small"), ("Bike", "BookRepair", "huge"),
      ] {
        let place = "Sources/\(target)/Names.intentdefinition"
        let added = try run(
          "intentgen add enum \(place) Size && intentgen add case \(place) Size \(size) && "
            + "intentgen add parameter \(place) \(intent) size --type Size")
        #expect(added.status == 0, "\(added.errors)")
      }
      for command in ["schema", "schema Sources", "openapi", "openapi ."] {
        let document = try run("intentgen \(command)")
        #expect(document.status == 0, "\(document.errors)")
        for (intent, size) in [("OrderSoup", "small"), ("BookRepair", "huge")] {
          let rest = document.output.split(separator: intent, maxSplits: 1).last ?? ""
          let cases = rest.firstMatch(of: /"(small|huge)"/)
          #expect(cases?.output.1 ?? "" == size, "\(command), \(intent): \(document.output)")
        }
      }
    }
  }

  @Test(
    "schema and openapi name two intents of a name, of which one document has one",
    arguments: [
      "schema", "openapi",
    ])
  func refusesOneName(_ command: String) async throws {
    try await withTargets(["Soup": "Order", "Bike": "Order"]) { _, run in
      let refused = try run("intentgen \(command)")
      #expect(refused.status == 1 && refused.output.isEmpty)
      #expect(refused.errors.contains("the intent 'Order' has the name of another target's"))
      #expect(refused.errors.contains("Sources/Bike/Names.intentdefinition:"))
      #expect(refused.errors.contains("Sources/Soup/Names.intentdefinition:"))
      #expect(try run("intentgen \(command) Sources/Soup").status == 0)
    }
  }
}
