import Foundation
import TestSupport
import Testing

/// One package, built once, then changed and built again: each step leaves it as the next one finds it.
@Suite("The build plugin", .serialized)
struct BuildPluginTests {
  static let soup = "Sources/Kitchen/Süße Suppe.intentdefinition"
  static let drinks = "Sources/Bar/Drinks.intentdefinition"
  static let both = ["Drinks.intentdefinition", "Süße Suppe.intentdefinition"]

  @Test("builds what it must, and only that")
  func builds() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let package = try ConsumerPackage("Two Kitchens", in: folder)
      try buildsInReadOnlyFolder(package)
      try runsNothingWhereNothingChanged(package)
      try rebuildsWhatWasTouched(package)
      try heedsEveryInput(package)
      try reportsAsCompilersDo(package)
      try reportsConfiguration(package)
      try forgetsRemovedDefinition(package)
      try refusesEqualNames(package)
      try runsCommand(package)
    }
  }

  /// Without the trait that the command comes with.
  @Test("builds in release mode, and has nothing fetched that only the command needs")
  func buildsRelease() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let package = try ConsumerPackage("Two Kitchens", in: folder)
      let path = "\(Fixture.packageRoot.filePath)\""
      try package.edit("Package.swift", path, path + ", traits: []")
      let build = try package.build("-c", "release")
      #expect(build.isSuccessful, "\(build.log)")
      #expect(try package.fetchedPackages() == ["swift-log", "swift-mustache"])
      #expect(try package.run("release").first == "Suppe kochen")
    }
  }

  /// Two targets with definitions, a name with a space and letters beyond ASCII, a path with spaces,
  /// translations, a vocabulary, a configuration, a template, an imported definition, and sources that
  /// nobody may write to.
  private func buildsInReadOnlyFolder(_ package: ConsumerPackage) throws {
    try setPermissions(of: package.url("Sources"), mayWrite: false)
    let build = try package.build()
    try setPermissions(of: package.url("Sources"), mayWrite: true)
    #expect(build.isSuccessful, "\(build.log)")
    #expect(build.generated.sorted() == Self.both)
    #expect(!build.log.contains("unhandled"))
    #expect(try package.run() == ["Suppe kochen", "Cook a soup", "tea with broth", "handled"])
    #expect(try package.generated().count == 8)
    // Of those who serve nothing, nobody fetches what serving needs.
    #expect(
      try package.fetchedPackages()
        == ["swift-argument-parser", "swift-log", "swift-mustache", "swift-syntax"])
  }

  /// Swift's package manager links the tool anew now and then, with nothing changed, and the plugin's
  /// commands run then. Nothing comes of them; and in most builds not even they run.
  private func runsNothingWhereNothingChanged(_ package: ConsumerPackage) throws {
    let builds = try (1...4).map { _ in try package.build() }
    #expect(builds.allSatisfy { $0.isSuccessful && $0.compiled.isEmpty })
    #expect(builds.contains { $0.generated.isEmpty }, "\(builds.map(\.log))")
  }

  private func rebuildsWhatWasTouched(_ package: ConsumerPackage) throws {
    let before = try package.generated()
    try package.edit(Self.drinks, "<string>Serve a drink</string>", "<string>Serve</string>")
    let build = try package.build()
    #expect(build.isSuccessful, "\(build.log)")
    #expect(build.generated.contains("Drinks.intentdefinition"))
    #expect(!build.compiled.contains { $0.contains("Compiling Kitchen") })
    // Of the definition's own files only those that say something else are written.
    #expect(
      try package.generated(since: before) == ["Drinks+Handling.swift", "Drinks+Intents.swift"])
  }

  private func heedsEveryInput(_ package: ConsumerPackage) throws {
    // A translation and the vocabulary; the template; the configuration; then a definition that
    // another one imports, from another module.
    var before = try package.generated()
    try package.edit("Sources/Kitchen/Süße Suppe.xcstrings", "Suppe kochen", "Koch Suppe")
    try package.edit("Sources/Kitchen/AppIntentVocabulary.plist", "Cook a soup", "Boil a soup")
    #expect(try package.build().isSuccessful)
    #expect(try package.generated(since: before) == ["Süße Suppe+Intents.swift"])
    #expect(try package.run().prefix(2) == ["Koch Suppe", "Boil a soup"])

    before = try package.generated()
    try package.edit("Sources/Kitchen/Templates/Header.mustache", "First", "Second")
    #expect(try package.build().isSuccessful)
    #expect(try package.generated(since: before).count == 4)
    #expect(try package.generatedText("Kitchen/Süße Suppe+Types").hasPrefix("// Second edition."))

    try package.edit("Sources/Bar/intentgen.json", "package", "internal")
    #expect(try package.build().isSuccessful)
    #expect(!(try package.generatedText("Bar/Drinks+Intents")).contains("package "))

    try package.edit(Self.soup, "sUpPe1", "sUpPe2")
    let broken = try package.build()
    #expect(
      !broken.isSuccessful && broken.log.contains("Drinks.intentdefinition:"), "\(broken.log)")
    try package.edit(Self.soup, "sUpPe2", "sUpPe1")
    #expect(try package.build().isSuccessful)
  }

  private func reportsAsCompilersDo(_ package: ConsumerPackage) throws {
    let text = try package.text(Self.drinks)
    try package.edit(Self.drinks, "<string>Object</string>", "<string>Objekt</string>")
    let build = try package.build()
    #expect(!build.isSuccessful)
    let place = /Drinks\.intentdefinition:\d+:\d+: error: .*'Objekt'/
    #expect(build.log.contains(place), "\(build.log)")
    try package.write(text, to: Self.drinks)
  }

  private func reportsConfiguration(_ package: ConsumerPackage) throws {
    let file = "Sources/Bar/intentgen.json"
    let text = try package.text(file)
    for (content, problem) in [
      ("{\n  \"acess\": \"public\" }", "intentgen.json:2:3: error: the configuration has no key"),
      ("{ \"access\": \"open\" }", "intentgen.json:1:3: error: 'access' must be one of"),
      ("{ \"templates\": \"../..\" }", nil),
      ("{", "intentgen.json:1:"),
    ] as [(String, String?)] {
      try package.write(content, to: file)
      let build = try package.build()
      #expect(!build.isSuccessful)
      if let problem { #expect(build.log.contains(problem), "\(build.log)") }
    }
    try package.write(text, to: file)
    #expect(try package.build().isSuccessful)
  }

  private func forgetsRemovedDefinition(_ package: ConsumerPackage) throws {
    let extra = try package.text(Self.drinks)
      .replacingOccurrences(of: "ServeDrink", with: "PourDrink")
      .replacingOccurrences(of: "dRiNk1", with: "eXtRa1")
    try package.write(extra, to: "Sources/Bar/Extra.intentdefinition")
    try package.write("let pour = PourDrinkIntent()\n", to: "Sources/Bar/Pour.swift")
    let with = try package.build()
    #expect(with.isSuccessful, "\(with.log)")
    try FileManager.default.removeItem(at: package.url("Sources/Bar/Extra.intentdefinition"))
    let without = try package.build()
    #expect(!without.isSuccessful)
    #expect(without.log.contains("cannot find 'PourDrinkIntent' in scope"), "\(without.log)")
    try FileManager.default.removeItem(at: package.url("Sources/Bar/Pour.swift"))
    #expect(try package.build().isSuccessful)
  }

  private func refusesEqualNames(_ package: ConsumerPackage) throws {
    let folder = package.url("Sources/Bar/Other")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: package.url(Self.drinks), to: folder.appending(path: "Drinks.intentdefinition"))
    let build = try package.build()
    #expect(!build.isSuccessful)
    #expect(build.log.contains("two definitions of one target are named 'Drinks'"), "\(build.log)")
  }

  /// `swift package intentgen …`: does what the command does, and what only reads needs no permission.
  private func runsCommand(_ package: ConsumerPackage) throws {
    try FileManager.default.removeItem(at: package.url("Sources/Bar/Other"))
    let handlers = [
      "handlers", Self.drinks, "--context", Self.soup, "--output", "Sources/Bar/Handlers",
      "--import", "Kitchen",
    ]
    let allowed = ["--allow-writing-to-package-directory"]
    let written = try package.command(handlers, allowed)
    #expect(written.status == 0, "\(written.errors)")
    let created = "created Sources/Bar/Handlers/ServeDrinkIntentHandler.swift\n"
    #expect(written.output.contains(created), "\(written.output)")
    let build = try package.build()
    #expect(build.isSuccessful, "\(build.log)")
    #expect(try package.command(["lint", "Nowhere"]).status != 0)
    // What only reads runs without permission, on the package's own targets where no input is named.
    for arguments in [["lint", "--quiet"], ["describe"], handlers + ["--check"]] {
      let result = try package.command(arguments)
      #expect(result.status == 0, "\(arguments): \(result.errors)")
    }
    let outdated = try package.command(["generate", "--output", "Generated", "--check"])
    #expect(outdated.status == 1, "\(outdated.errors)")
    #expect(!FileManager.default.fileExists(atPath: package.url("Generated").filePath))
  }

  private func setPermissions(of folder: URL, mayWrite: Bool) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let all = (files?.compactMap { $0 as? URL } ?? []) + [folder]
    for url in all {
      let permissions = (url.hasDirectoryPath ? 0o555 : 0o444) | (mayWrite ? 0o200 : 0)
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: url.filePath)
    }
  }
}
