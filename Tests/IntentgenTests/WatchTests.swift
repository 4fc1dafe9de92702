import Foundation
import TestSupport
import Testing

@Suite("intentgen watch")
struct WatchTests {
  @Test(
    "writes anew what changes, however it is saved, a line a change, until Ctrl-C",
    .timeLimit(.minutes(1)), arguments: [false, true])
  func watches(_ polls: Bool) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let soup = folder.appending(path: "in/Soup.intentdefinition")
      let output = folder.appending(path: "in/generated")
      for name in ["Soup", "Bread"] {
        _ = try Command.intentgen("init", name, "-o", folder.appending(path: "in").filePath)
      }
      let arguments = ["watch", folder.appending(path: "in").filePath, "-o", output.filePath]
      let watch =
        try polls
        ? RunningCommand(
          intentgen: arguments[0], arguments[1], arguments[2], arguments[3], "--poll")
        : RunningCommand(intentgen: arguments[0], arguments[1], arguments[2], arguments[3])
      #expect(try await next(of: watch).hasPrefix("watching 2 files: 8 files written ("))

      // In place, as some editors save.
      let text = try String(contentsOf: soup, encoding: .utf8)
      try Data(text.replacing("Which text?", with: "Which one?").utf8).write(to: soup)
      #expect(try await next(of: watch).hasPrefix("Soup.intentdefinition: 1 file written ("))
      let generated = try String(
        contentsOf: output.appending(path: "Soup+Intents.swift"), encoding: .utf8)
      #expect(generated.contains("Which one?"))

      // A new file in the place of the old one, as others do.
      try text.write(to: soup, atomically: true, encoding: .utf8)
      #expect(try await next(of: watch).hasPrefix("Soup.intentdefinition: 1 file written ("))

      try Data(text.replacing("<string>String<", with: "<string>Strin<").utf8).write(to: soup)
      #expect(try await next(of: watch) == "Soup.intentdefinition: nothing written")
      try Data(text.utf8).write(to: soup)
      #expect(try await next(of: watch).hasPrefix("Soup.intentdefinition: 0 files written ("))

      // A definition in a folder that was not there before, and one that goes away.
      let nested = folder.appending(path: "in/more/Tea.intentdefinition")
      try FileManager.default.createDirectory(
        at: nested.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.replacing(">Soup<", with: ">Tea<").utf8).write(to: nested)
      #expect(try await next(of: watch).hasPrefix("Tea.intentdefinition: 4 files written ("))
      try FileManager.default.removeItem(at: folder.appending(path: "in/Bread.intentdefinition"))
      #expect(
        try await next(of: watch).hasPrefix("Bread.intentdefinition: 0 files written, 4 removed ("))

      #expect(watch.interrupt() == 0)
      #expect(await watch.nextLine() == nil)
    }
  }

  private func next(of watch: RunningCommand) async throws -> String {
    try #require(await watch.nextLine(), "it ended")
  }
}
