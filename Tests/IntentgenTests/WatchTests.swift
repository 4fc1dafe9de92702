import Foundation
import TestSupport
import Testing

@Suite("intentgen watch")
struct WatchTests {
  @Test(
    "writes anew what changes, however it is saved, a line a change, until Ctrl-C",
    .timeLimit(.minutes(15)), arguments: [false, true])
  func watches(_ polls: Bool) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let soup = folder.appending(path: "in/Soup.intentdefinition")
      let output = folder.appending(path: "in/generated")
      for name in ["Soup", "Bread"] {
        _ = try Command.intentgen("init", name, "-o", folder.appending(path: "in").filePath)
      }
      let watch = try RunningCommand(
        intentgen: ["watch", folder.appending(path: "in").filePath, "-o", output.filePath]
          + (polls ? ["--poll"] : []))
      #expect(try await next(of: watch).hasPrefix("watching 2 files: 8 files written ("))

      // A new file in the place of the old one, as most editors save: a line each.
      let text = try String(contentsOf: soup, encoding: .utf8)
      let other = text.replacing("Which text?", with: "Which one?")
      try other.write(to: soup, atomically: true, encoding: .utf8)
      #expect(try await next(of: watch).hasPrefix("Soup.intentdefinition: 1 file written ("))
      let generated = try String(
        contentsOf: output.appending(path: "Soup+Intents.swift"), encoding: .utf8)
      #expect(generated.contains("Which one?"))

      // A definition in a folder that was not there before, and one that goes away.
      let nested = folder.appending(path: "in/more/Tea.intentdefinition")
      try FileManager.default.createDirectory(
        at: nested.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.replacing(">Soup<", with: ">Tea<")
        .write(to: nested, atomically: true, encoding: .utf8)
      #expect(try await next(of: watch).hasPrefix("Tea.intentdefinition: 4 files written ("))
      try FileManager.default.removeItem(at: folder.appending(path: "in/Bread.intentdefinition"))
      #expect(
        try await next(of: watch).hasPrefix("Bread.intentdefinition: 0 files written, 4 removed ("))

      // In place, as others save: a file that is half written by then may have a line of its own.
      try Data(text.utf8).write(to: soup)
      try await expect(watch, "Soup.intentdefinition: 1 file written (")
      try Data(text.replacing("<string>String<", with: "<string>Strin<").utf8).write(to: soup)
      try await expect(watch, "Soup.intentdefinition: nothing written")
      try Data(text.utf8).write(to: soup)
      try await expect(watch, "Soup.intentdefinition: 0 files written (")

      #expect(watch.interrupt() == 0)
      while let line = await watch.nextLine() {
        #expect(line.hasPrefix("Soup.intentdefinition: 0 files written ("))
      }
    }
  }

  @Test(
    "follows a folder that is moved away and made anew, also with the folders around it",
    .timeLimit(.minutes(15)), arguments: [false, true], ["root/in", "root"])
  func followsFolders(_ polls: Bool, moved: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let input = folder.appending(path: "root/in")
      let output = folder.appending(path: "out")
      let files = FileManager.default
      let watch = try RunningCommand(
        intentgen: ["watch", input.filePath, "-o", output.filePath] + (polls ? ["--poll"] : []))
      #expect(try await next(of: watch) == "waiting for \(input.filePath)")
      // Neither the folder nor the one around it is there yet.
      _ = try Command.intentgen("init", "Soup", "-o", input.filePath)
      try await expect(watch, "4 files written")
      for name in ["Tea", "Bread"] {
        try files.moveItem(
          at: folder.appending(path: moved), to: folder.appending(path: "away \(name)"))
        try await expect(watch, "nothing written, 4 removed")
        #expect(try files.contentsOfDirectory(atPath: output.filePath).isEmpty)
        _ = try Command.intentgen("init", name, "-o", input.filePath)
        try await expect(watch, "4 files written")
      }
      // The last definition goes, and its folder stays.
      try files.removeItem(at: input.appending(path: "Bread.intentdefinition"))
      try await expect(watch, "Bread.intentdefinition: nothing written, 4 removed")
      #expect(try files.contentsOfDirectory(atPath: output.filePath).isEmpty)
      #expect(watch.interrupt() == 0)
    }
  }

  @Test(
    "hears of what a link leads to, and of definitions that are only imported",
    .timeLimit(.minutes(15)))
  func followsLinks() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let files = FileManager.default
      for name in ["one", "two"] {
        _ = try Command.intentgen(
          "init", name.capitalized, "-o", folder.appending(path: name).filePath)
      }
      let link = folder.appending(path: "link").filePath
      try files.createSymbolicLink(atPath: link, withDestinationPath: "one")
      _ = try Command.intentgen(
        "init", "Shared", "--empty", "-o", folder.appending(path: "more").filePath)
      let shared = folder.appending(path: "more/Shared.intentdefinition").filePath
      let watch = try RunningCommand(intentgen: [
        "watch", link, "-o", folder.appending(path: "out").filePath, "--context", shared,
      ])
      #expect(try await next(of: watch).contains("4 files written"))
      try files.createSymbolicLink(atPath: link + ".new", withDestinationPath: "two")
      #expect(rename(link + ".new", link) == 0)
      try await expect(watch, "4 files written, 4 removed")
      _ = try Command.intentgen("add", "enum", shared, "Size", "small")
      try await expect(watch, "Shared.intentdefinition: 0 files written")
      #expect(watch.interrupt() == 0)
    }
  }

  // A file that went while the folder was looked at would otherwise change twice: first into a file
  // of which nothing is known, and then into none, together with what changes next.
  @Test("counts the files that are there, and no others", .timeLimit(.minutes(15)))
  func countsWhatIsThere() async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.intentgen("init", "Soup", "-o", folder.filePath)
      let shared = folder.appending(path: "more/Shared.intentdefinition").filePath
      let watch = try RunningCommand(intentgen: [
        "watch", folder.filePath, "-o", folder.appending(path: "out").filePath,
        "--context", shared,
      ])
      #expect(try await next(of: watch).hasPrefix("watching 1 file: 4 files written ("))
      #expect(watch.interrupt() == 0)
    }
  }

  /// Waits for a line that says something; changes in several steps may bring others before it.
  private func expect(_ watch: RunningCommand, _ words: String) async throws {
    while true {
      let line = try await next(of: watch)
      if line.contains(words) { return }
      #expect(line.contains("nothing written") || line.contains("0 files written"), "\(line)")
    }
  }

  private func next(of watch: RunningCommand) async throws -> String {
    try #require(await watch.nextLine(), "it ended")
  }
}
