import Foundation
import TestSupport
import Testing

@Suite("What intentgen says of a package of several targets")
struct SeveralTargetsTests {
  private static let manifest = """
    let package = Package(name: "App", targets: [
      .target(name: "Soup"),
      .target(name: "Menu", dependencies: ["Soup"]),
      .target(name: "Bike", dependencies: ["Road"]),
      .executableTarget(name: "App", dependencies: [.target(name: "Menu")]),
    ])
    """

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
}
