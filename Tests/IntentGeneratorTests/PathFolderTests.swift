import Foundation
import TestSupport
import Testing

@testable import IntentGenerator

@Suite("The folder of a path")
struct PathFolderTests {
  @Test(
    "is what stands before its last part, however short that is",
    arguments: [
      ("a", ""), ("a/", ""), ("ab", ""), ("./a", "."), ("/", "/"), ("/a", "/"), ("//a/", "/"),
      ("", ""), ("a/b", "a"), ("a//b//", "a"), ("/a/b", "/a"), ("ä/ö", "ä"),
    ])
  func isFound(_ path: String, folder: String) {
    #expect(path.folderOfPath == folder)
  }
}

@Suite("The configuration of a definition")
struct ConfigurationPlaceTests {
  @Test(
    "is the nearest around it, for lint as for the build plugin, or else the first of its target",
    arguments: [
      (["intentgen.json"], "intentgen.json"),
      (["A/intentgen.json", "intentgen.json"], "intentgen.json"),
      (["Definitions/intentgen.json", "intentgen.json"], "Definitions/intentgen.json"),
      (["Settings/intentgen.json", "B/intentgen.json"], "B/intentgen.json"),
      (["Def/intentgen.json", "intentgen.json"], "intentgen.json"), ([], nil),
    ] as [([String], String?)])
  func isNearest(_ present: [String], expected: String?) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let target = folder.appending(path: "Sources/Soup")
      let definition = target.appending(path: "Definitions/Soup.intentdefinition").filePath
      let files = present.map { target.appending(path: $0) }
      for file in files + [folder.appending(path: "Package.swift"), URL(filePath: definition)] {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: file)
      }
      let wanted = expected.map { target.appending(path: $0).filePath }
      let among = [definition] + files.map(\.filePath)
      #expect(InputRule.configuration(of: definition, among: among) == wanted)
      #expect(PackageFolders.configuration(of: definition) == wanted)
    }
  }

  @Test("is found around it in a target that says by 'path:' where it stands")
  func isFoundByPath() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let definition = folder.appending(path: "App/Intents/Soup.intentdefinition")
      try FileManager.default.createDirectory(
        at: definition.deletingLastPathComponent(), withIntermediateDirectories: true)
      let configuration = folder.appending(path: "App/intentgen.json")
      for file in [folder.appending(path: "Package.swift"), definition, configuration] {
        try Data("{}".utf8).write(to: file)
      }
      #expect(PackageFolders.configuration(of: definition.filePath) == configuration.filePath)
    }
  }
}
