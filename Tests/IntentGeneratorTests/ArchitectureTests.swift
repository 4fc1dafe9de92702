import Foundation
import TestSupport
import Testing

@Suite("The modules")
struct ArchitectureTests {
  /// What each module of the project may import of the others.
  static let allowed: [String: Set<String>] = [
    "Diagnostics": [],
    "PropertyList": ["CLibXML2", "Diagnostics"],
    "UtteranceTemplates": [],
    "Measures": [],
    "IntentDefinition": ["Diagnostics", "Measures", "PropertyList", "UtteranceTemplates"],
    "DefinitionComparison": ["Diagnostics", "IntentDefinition"],
    "Templates": [],
    "IntentGenerator": ["Diagnostics", "IntentDefinition", "PropertyList", "Templates"],
    "HandlerStubs": ["Diagnostics", "IntentGenerator"],
    "intentgen": [
      "DefinitionComparison", "Diagnostics", "HandlerStubs", "IntentDefinition",
      "IntentGenerator", "IntentSchemas", "PropertyList",
    ],
    "intentgen-build": ["Diagnostics", "IntentDefinition", "IntentGenerator"],
    "framework-build": ["Diagnostics", "IntentDefinition", "IntentGenerator"],
    "IntentRuntime": ["Measures"],
    "Intents": ["IntentRuntime", "SystemIntents"],
    "Definitions": ["IntentRuntime"],
    "IntentConversation": ["IntentRuntime", "IntentSchemas", "UtteranceTemplates"],
    "IntentTesting": ["IntentConversation"],
    "SessionSeal": ["IntentRuntime"],
    "IntentSchemas": [],
    "IntentStores": ["CLibPQ", "IntentRuntime"],
    "IntentServer": [
      "IntentConversation", "IntentRuntime", "IntentSchemas", "IntentStores", "SessionSeal",
    ],
  ]

  @Test(
    "import each other one way only, and the two halves not at all",
    arguments: allowed.keys.sorted())
  func importOneWay(_ module: String) throws {
    let own = Set(Self.allowed.keys).union(["CLibPQ", "CLibXML2", "SystemIntents"])
    for file in try sources(of: module) {
      let imports = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .compactMap { $0.wholeMatch(of: /\ *(?:[@a-z_]+\ )*import\ (\w+)/)?.1 }.map(String.init)
      let wrong = Set(imports).intersection(own).subtracting(Self.allowed[module] ?? [])
      #expect(wrong.isEmpty, "\(file.lastPathComponent) imports \(wrong)")
    }
  }

  @Test("have files of at most 400 lines, half of them under 100", arguments: allowed.keys.sorted())
  func haveShortFiles(_ module: String) throws {
    let lengths = try sources(of: module)
      .map {
        try String(contentsOf: $0, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false
        ).count
      }
      .sorted()
    #expect(lengths.last ?? 0 <= 400)
    #expect(lengths[lengths.count / 2] < 120)
  }

  /// But for one lock, which everything that shares a value goes through, for the task that calls a handler,
  /// and for Apple's classes, which say nothing of threads.
  @Test(
    "leave concurrency to the compiler to check",
    arguments: allowed.keys.sorted().filter { $0 != "Intents" })
  func areChecked(_ module: String) throws {
    for file in try sources(of: module)
    where !["Locked.swift", "CallingTask.swift"].contains(file.lastPathComponent) {
      // What stands in a literal is said of generated code, by those whom that concerns.
      let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { $0.prefix { $0 != "\"" } }
      #expect(!code.contains { $0.contains("@unchecked") }, "\(file.lastPathComponent)")
      #expect(!code.contains { $0.contains("nonisolated(unsafe)") }, "\(file.lastPathComponent)")
    }
  }

  @Test("leave Swift's syntax to the one that needs it, since it takes a minute to build")
  func keepSyntaxApart() throws {
    for module in Self.allowed.keys where module != "HandlerStubs" {
      for file in try sources(of: module) {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains("import SwiftSyntax"), "\(file.lastPathComponent)")
      }
    }
  }

  @Test("share one rule of what is read with the build plugin, as a file that every checkout has")
  func shareInputRule() throws {
    let copy = Fixture.packageRoot.appending(path: "Plugins/IntentGeneratorPlugin/InputRule.swift")
    let rule = Fixture.packageRoot.appending(
      path: "Sources/IntentGenerator/Input/InputRule.swift")
    #expect(
      try Data(contentsOf: copy) == Data(contentsOf: rule),
      "copy \(rule.filePath) over \(copy.filePath)")
    // A link is a file with a path in it where Git makes none.
    let links = try FileManager.default.subpathsOfDirectory(
      atPath: Fixture.packageRoot.appending(path: "Plugins").filePath
    )
    .map { Fixture.packageRoot.appending(path: "Plugins/\($0)") }
    .filter { try $0.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true }
    #expect(links.isEmpty, "\(links.map(\.filePath))")
  }

  private func sources(of module: String) throws -> [URL] {
    let root = Fixture.packageRoot
    let folder =
      ["Templates", "Definitions"].contains(module)
      ? root.appending(path: module) : root.appending(path: "Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }
}
