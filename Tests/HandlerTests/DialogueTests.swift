import Foundation
import TestSupport
import Testing

@Suite(
  "Dialogues with handlers of public apps",
  .enabled(if: Fixture.shared != nil, "the handlers are not here"))
struct DialogueTests {
  /// Every app but one, whose methods have the labels of Apple's first framework, `handle(requestRide:)`: no
  /// system since has called them.
  static let apps = PublicApp.all.filter { $0.name != "RideShare" }

  @Test("go as they would with the system's assistant", arguments: apps)
  func dialogues(_ app: PublicApp) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let program = folder.appending(path: "dialogues").filePath
      let files =
        try app.prepare(in: folder)
        + ["\(app.name)Dialogues", "Converse"].map {
          Fixture.url("Apps/Dialogues/\($0).swift").filePath
        }
      let built = try Command.run(
        "swiftc",
        ["-parse-as-library", "-suppress-warnings", "-o", program]
          + PublicApp.arguments(folder) + files + Self.objects())
      try #require(built.status == 0, "\(built.errors)")
      let run = try Command.run(program, [])
      // What is said to the user is the app's own, and stays with it.
      let said = run.output.split(separator: "\n").filter { $0.hasPrefix("> ") }
        .map { $0.prefix { $0 != "(" && $0 != ":" }.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
      #expect(run.status == 0, "\(run.errors)")
      let expected = try Fixture.text("Apps/Dialogues/\(app.name).txt")
      #expect(said == expected.trimmingCharacters(in: .newlines), "\(said)")
    }
  }

  /// What this build made of the modules that a handler is linked with: no object of a file that is gone.
  private static func objects() throws -> [String] {
    try ["Intents", "SystemIntents", "IntentRuntime", "Measures", "Logging"].flatMap { module in
      let folder = Command.products.appending(path: "\(module).build")
      return try String(contentsOf: folder.appending(path: "sources"), encoding: .utf8)
        .split(separator: "\n")
        .map { URL(filePath: String($0)).lastPathComponent.replacing("'", with: "") }
        .map { folder.appending(path: "\($0).o").filePath }
        .sorted()
    }
  }
}
