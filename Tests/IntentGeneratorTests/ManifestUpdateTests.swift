import Foundation
import IntentDefinition
import IntentGenerator
import Synchronization
import TestSupport
import Testing

@Suite("Listing intents in an Info.plist")
struct ManifestUpdateTests {
  private static let names = ["Info.plist", ".intentgen-manifest.json"]

  /// Lists the intents of the bakery, of which one has another name.
  private func list(
    _ name: String, in folder: URL, by writer: OutputWriter = OutputWriter()
  ) throws {
    let bakery = Fixture.packageRoot.appending(
      path: "Tests/IntentRuntimeTests/Bakery.intentdefinition")
    let definition = folder.appending(path: "Bakery.intentdefinition")
    try String(contentsOf: bakery, encoding: .utf8)
      .replacing("<string>PackBread</string>", with: "<string>\(name)</string>")
      .write(to: definition, atomically: true, encoding: .utf8)
    let set = try #require(GeneratorPipeline().load([definition.filePath]).value)
    let output = folder.appending(path: "Info.plist").filePath
    let record = try #require(ManifestRecord.read(besides: output).value)
    let before = text("Info.plist", in: folder)
    let result = try #require(
      ManifestWriter().manifest(
        for: set, file: output, updating: before.map { Array($0.utf8) }, record: record[output]
      ).value)
    var updated = record
    updated[output] = result.record
    updated.note(set.definitions.map(\.definition), in: output)
    try ManifestUpdate(
      output, result.text, before: before, from: record, to: updated,
      kept: text(".intentgen-manifest.json", in: folder)
    ).write(by: writer)
  }

  /// Leaves things behind as a run does that is killed right before it changes the list.
  private func listUntilKilled(_ name: String, in folder: URL) throws {
    let interim = Mutex<String?>(nil)
    var writer = OutputWriter()
    writer.willTake = { step in
      guard case .replace(let path) = step, path.hasSuffix("Info.plist") else { return }
      interim.withLock { $0 = text(".intentgen-manifest.json", in: folder) }
      throw FullDisk()
    }
    #expect(throws: FullDisk.self) { try list(name, in: folder, by: writer) }
    let left = interim.withLock { $0 }
    try #require(left).write(
      to: folder.appending(path: ".intentgen-manifest.json"), atomically: true, encoding: .utf8)
  }

  private func text(_ name: String, in folder: URL) -> String? {
    FileManager.default.contents(atPath: folder.appending(path: name).filePath)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func files(in folder: URL) -> [String: String] {
    Self.names.reduce(into: [:]) { $0[$1] = text($1, in: folder) }
  }

  @Test("takes out what it added, at whatever moment a run before was killed")
  func survivesKills() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let moments = Mutex<[[String: String]]>([])
      var writer = OutputWriter()
      writer.willTake = { _ in
        let files = files(in: folder)
        moments.withLock { $0.append(files) }
      }
      for name in ["PackBread", "WrapBread"] { try list(name, in: folder, by: writer) }
      try list("SliceBread", in: folder)
      let wanted = files(in: folder)
      #expect(wanted["Info.plist"]?.contains("SliceBreadIntent") == true)
      #expect(wanted["Info.plist"]?.contains("PackBreadIntent") == false)
      #expect(moments.withLock { Set($0) }.count >= 5)
      for moment in moments.withLock({ Set($0) }) {
        for name in Self.names {
          let path = folder.appending(path: name).filePath
          try? FileManager.default.removeItem(atPath: path)
          try moment[name]?.write(toFile: path, atomically: true, encoding: .utf8)
        }
        try list("SliceBread", in: folder)
        #expect(files(in: folder) == wanted, "after \(moment)")
      }
    }
  }

  @Test("leaves what somebody added after a run was killed")
  func leavesWhatIsAddedAfterKill() async throws {
    try await Fixture.withTemporaryFolder { folder in
      try list("PackBread", in: folder)
      try listUntilKilled("WrapBread", in: folder)
      // An entry of the user's own.
      let info = folder.appending(path: "Info.plist")
      try #require(text("Info.plist", in: folder))
        .replacing(
          "<string>PackBreadIntent</string>",
          with: "<string>PackBreadIntent</string>\n<string>WrapBreadIntent</string>"
        )
        .write(to: info, atomically: true, encoding: .utf8)
      try list("SliceBread", in: folder)
      let listed = try #require(text("Info.plist", in: folder))
      #expect(listed.contains("WrapBreadIntent"))
      #expect(listed.contains("SliceBreadIntent"))
      #expect(!listed.contains("PackBreadIntent"))
    }
  }

  @Test("lists another definition of the name of one that a killed run did not come to list")
  func listsOtherAfterKill() async throws {
    try await Fixture.withTemporaryFolder { folder in
      try listUntilKilled("PackBread", in: folder)
      let other = folder.appending(path: "Other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: folder.appending(path: "Bakery.intentdefinition"),
        to: other.appending(path: "Bakery.intentdefinition"))
      let set = try #require(
        GeneratorPipeline().load([other.appending(path: "Bakery.intentdefinition").filePath]).value)
      let output = folder.appending(path: "Info.plist").filePath
      let record = try #require(ManifestRecord.read(besides: output).value)
      #expect(record.clashes(of: set.definitions.map(\.definition), in: output).isEmpty)
    }
  }

  @Test(
    "leaves both files as they were where one cannot be written", arguments: [false, true])
  func fails(isThere: Bool) async throws {
    try await Fixture.withTemporaryFolder { folder in
      if isThere { try list("PackBread", in: folder) }
      let before = files(in: folder)
      var writer = OutputWriter()
      writer.willTake = { step in
        if case .replace(let path) = step, path.hasSuffix("Info.plist") { throw FullDisk() }
      }
      #expect(throws: FullDisk.self) { try list("WrapBread", in: folder, by: writer) }
      #expect(files(in: folder) == before)
    }
  }
}

private struct FullDisk: Error {}
