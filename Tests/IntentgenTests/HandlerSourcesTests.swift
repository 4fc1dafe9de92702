import Foundation
import TestSupport
import Testing

@Suite("Handlers in another target than their definition's")
struct HandlerSourcesTests {
  static let handler = """
    import A
    import IntentRuntime

    public struct H: OrderSoupIntentHandling {
      public init() {}

      public func resolveSize(for intent: OrderSoupIntent) async throws -> ResolutionResult<Size> {
        intent.size == .small ? .success(with: .small) : .needsValue()
      }

      public func resolveQuantity(for intent: OrderSoupIntent) async throws -> ResolutionResult<Int> {
        .success(with: 1)
      }

      public func handle(intent: OrderSoupIntent) async throws -> OrderSoupIntentResponse {
        .init(code: .success)
      }
    }

    """
  /// What becomes of the handler once the size is an extent, and small is tiny.
  static let followed = handler.replacing("resolveSize", with: "resolveExtent")
    .replacing("intent.size", with: "intent.extent").replacing(".small", with: ".tiny")
  static let definition = "Sources/A/Soup.intentdefinition"
  static let renaming =
    "intentgen rename \(definition) OrderSoup.size extent && intentgen rename \(definition) Size.small tiny"
  static let editing =
    "sed -i.bak -e 's/>size</>extent</' -e 's/>small</>tiny</' \(definition) && rm \(definition).bak"

  private typealias Run = (_ line: String) throws -> CommandResult

  /// A package with a definition in a target and its handler in another one, and shell commands in its folder.
  private func withPackage(_ body: (URL, Run) throws -> Void) async throws {
    try await Fixture.withTemporaryFolder { folder in
      func run(_ line: String) throws -> CommandResult { try Command.shell(line, in: folder) }
      try Data().write(to: folder.appending(path: "Package.swift"))
      let made = try run(
        "mkdir -p Sources/A Sources/B && cd Sources/A && intentgen init Soup --intent OrderSoup "
          + "--enum Size:small,large --parameter size:Size --parameter quantity:Integer")
      #expect(made.status == 0, "\(made.errors)")
      try Data(Self.handler.utf8).write(to: folder.appending(path: "Sources/B/H.swift"))
      let first = try run("intentgen handlers . --output Sources/A --sources Sources/B")
      #expect(first.status == 0 && first.errors.isEmpty, "\(first)")
      try body(folder, run)
    }
  }

  private func text(_ folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: "Sources/B/H.swift"), encoding: .utf8)
  }

  @Test("are missed where their folder is away, and follow it once that is there again")
  func areMissed() async throws {
    try await withPackage { folder, run in
      let away = try run("mv Sources/B Away && intentgen handlers .")
      #expect(away.errors.contains("the folder 'Sources/B'"), "\(away.errors)")
      #expect(try run("intentgen handlers . --strict").status != 0)
      let back = try run("mv Away Sources/B && \(Self.renaming)")
      #expect(back.status == 0 && back.errors.isEmpty, "\(back)")
      #expect(try text(folder) == Self.followed)
    }
  }

  @Test(
    "follow it in every later run, whether or not their folder is named again",
    arguments: [
      renaming, renaming.replacing("rename ", with: "rename --handlers Sources/B "),
      "\(editing) && intentgen handlers .", "\(editing) && intentgen handlers",
      "\(editing) && intentgen handlers . --sources Sources/B",
      "\(editing) && cd Sources/B && intentgen handlers ../A",
    ])
  func follow(_ change: String) async throws {
    try await withPackage { folder, run in
      let changed = try run(change)
      #expect(changed.status == 0 && changed.errors.isEmpty, "\(changed)")
      #expect(try text(folder) == Self.followed)
      let again = try run("intentgen handlers .")
      #expect(again.status == 0 && !again.output.contains("not looked into"), "\(again)")
      #expect(again.output.contains("0 files written"), "\(again)")
    }
  }

  @Test("follow once their folder is named, where an earlier record does not have it")
  func followEarlierRecord() async throws {
    for change in [Self.renaming, "\(Self.editing) && intentgen handlers ."] {
      try await withPackage { folder, run in
        try forgetSources(folder)
        let changed = try run(change)
        #expect(changed.errors.contains("[missing-handler]"), "\(changed)")
        #expect(changed.errors.contains("recorded as it was"), "\(changed)")
        #expect(try text(folder) == Self.handler)
        let followed = try run("intentgen handlers . --sources Sources/B")
        #expect(followed.status == 0 && followed.errors.isEmpty, "\(followed)")
        #expect(try text(folder) == Self.followed)
      }
    }
  }

  @Test("are looked into for what is removed, and missed with their folder, which may come back")
  func removal() async throws {
    try await withPackage { folder, run in
      let removed = try run("intentgen remove \(Self.definition) Size.small")
      #expect(removed.errors.contains("Sources/B/H.swift:8:"), "\(removed)")
      try FileManager.default.removeItem(at: folder.appending(path: "Sources/B"))
      let gone = try run("intentgen handlers .")
      #expect(gone.errors.contains("no type conforms"), "\(gone)")
      #expect(gone.errors.contains("the folder 'Sources/B'"), "\(gone)")
      let record = try String(
        contentsOf: folder.appending(path: "Sources/A/.intentgen-handlers.json"), encoding: .utf8)
      #expect(record.contains("../B"))
    }
  }

  @Test(
    "are told of by a run that allows no warning, and in its report, also where they had no handler",
    arguments: ["", "--check", "--list-unfinished"])
  func countsMissingFolder(_ option: String) async throws {
    try await withPackage { folder, run in
      let named = try run(
        "mkdir Sources/C && echo 'import Foundation' > Sources/C/a.swift && intentgen handlers . --sources Sources/C "
          + "&& rm -r Sources/C")
      #expect(named.status == 0, "\(named)")
      let plain = try run("intentgen handlers . \(option) --report report.json")
      #expect(plain.status == 0 && plain.errors.contains("the folder 'Sources/C'"), "\(plain)")
      #expect(try run("intentgen handlers . \(option) --strict").status == 1)
      guard option != "--list-unfinished" else { return }
      let report = try String(
        contentsOf: folder.appending(path: "report.json"), encoding: .utf8)
      #expect(report.contains("Sources/C"), "\(report)")
    }
  }

  private func forgetSources(_ folder: URL) throws {
    let file = folder.appending(path: "Sources/A/.intentgen-handlers.json")
    var record =
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    #expect(record.removeValue(forKey: "sources") as? [String] == ["../B"])
    try JSONSerialization.data(withJSONObject: record).write(to: file)
  }
}
