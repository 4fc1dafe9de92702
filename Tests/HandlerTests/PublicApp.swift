import Foundation
import TestSupport
import Testing

/// A public app whose handlers are compiled as they are.
struct PublicApp: CustomTestStringConvertible, Sendable {
  /// The file with what the handlers use of their app, `Apps/Name.swift`.
  let name: String
  /// The folder of the app, in the handlers and in the definitions.
  let folder: String
  /// The definitions in that folder.
  let definitions: [String]

  var testDescription: String { name }

  static let all = [
    PublicApp(
      name: "SoupChef", folder: "kevingomes17__ios-swift-soup-chef",
      definitions: ["Shared/Base.lproj/Intents.intentdefinition"]),
    PublicApp(
      name: "Vexillum", folder: "rr-codes__Vexillum", definitions: ["Intents.intentdefinition"]),
    PublicApp(name: "RideShare", folder: "LetsNurtureGit__Siri_Ride_Share", definitions: []),
    PublicApp(
      name: "Mastodon", folder: "mastodon__mastodon-ios",
      definitions: [
        "MastodonIntent/Base.lproj/Intents.intentdefinition",
        "WidgetExtension/Base.lproj/WidgetExtension.intentdefinition",
      ]),
    PublicApp(
      name: "Shell", folder: "holzschu__a-shell",
      definitions: ["Base.lproj/Intents.intentdefinition"]),
    PublicApp(
      name: "Transit", folder: "tpgoffline__tpg-offline-iOS",
      definitions: ["Base.lproj/Intents.intentdefinition"]),
    PublicApp(
      name: "Republican", folder: "Snowy1803__FrenchRepublicanCalendar",
      definitions: ["Shared/Intents.intentdefinition"]),
    PublicApp(
      name: "Profile", folder: "IrfanTriHandoko__SiriKitSample",
      definitions: ["Intents.intentdefinition"]),
    PublicApp(
      name: "FFMPEG", folder: "zhuowei__FFMPEGShortcutsApp",
      definitions: ["Intents.intentdefinition"]),
    PublicApp(
      name: "SmartYard", folder: "rosteleset__SmartYard-iOS",
      definitions: ["Base.lproj/Intents.intentdefinition"]),
    PublicApp(
      name: "RecycleMK", folder: "johnyorke__RecycleMK",
      definitions: ["Base.lproj/Intents.intentdefinition"]),
    PublicApp(
      name: "Planets", folder: "jamesrochabrun__SiriPlanetsShortcut",
      definitions: ["Intents.intentdefinition"]),
    PublicApp(name: "HomeAssistant", folder: "home-assistant__iOS", definitions: []),
    PublicApp(
      name: "AmpFin", folder: "rasmuslos__AmpFin",
      definitions: ["Multiplatform/Utility/Intents/Base.lproj/Intents.intentdefinition"]),
  ]

  /// The app's handlers, as their authors wrote them.
  func handlers() throws -> [URL] {
    let folder = try #require(Fixture.shared).appending(path: "handlers/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.filePath < $1.filePath }
  }

  /// Writes what the app's definitions become, and modules for what else its handlers import.
  ///
  /// - Returns: All files to compile.
  func prepare(in folder: URL) throws -> [String] {
    let corpus = try #require(Fixture.shared).appending(path: "corpus/\(self.folder)")
    for definition in definitions {
      let generated = try Command.intentgen(
        "generate", corpus.appending(path: definition).filePath, "--style", "sirikit",
        "--output", folder.filePath, "--quiet")
      try #require(generated.status == 0, "\(generated.errors)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appending(path: $0).filePath }
    let handlers = try handlers()
    for module in try Set(handlers.flatMap(imports)).sorted() {
      try writeEmptyModule(module, in: folder)
    }
    return files + handlers.map(\.filePath) + [Fixture.url("Apps/\(name).swift").filePath]
  }

  /// The modules that a file imports and that are nowhere here.
  private func imports(of file: URL) throws -> [String] {
    var modules: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.first == "import", words.count == 2 else { continue }
      let module = String(words[1])
      if module != "Intents", module != "Foundation" { modules.append(module) }
    }
    return modules
  }

  /// A module with nothing in it: what the app's handlers use is beside them.
  private func writeEmptyModule(_ name: String, in folder: URL) throws {
    let modules = folder.appending(path: "modules", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let source = modules.appending(path: "\(name).swift")
    try Data().write(to: source)
    let made = try Command.run(
      "swiftc",
      [
        "-emit-module", "-parse-as-library", "-module-name", name, "-o",
        modules.appending(path: "\(name).swiftmodule").filePath, source.filePath,
      ])
    try #require(made.status == 0, "\(made.errors)")
  }

  /// What the compiler is told for the app's files.
  static func arguments(_ folder: URL) -> [String] {
    [
      "-swift-version", "5", "-module-name", "App",
      "-I", folder.appending(path: "modules").filePath,
      "-I", Command.products.appending(path: "Modules").filePath,
    ]
  }
}
