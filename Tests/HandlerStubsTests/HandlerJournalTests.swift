import Foundation
import HandlerStubs
import IntentGenerator
import TestSupport
import Testing

@Suite("A run that ends midway")
struct HandlerJournalTests {
  static let then = """
    intent OrderSoup id=a
      first tag=1 resolve
      second tag=2 resolve
    """
  static let now = """
    intent OrderSoup id=a
      first tag=2 resolve
      second tag=1 resolve
    intent CancelOrder id=b
    """
  static let cook = """
    struct Cook: OrderSoupIntentHandling {
      func resolveFirst(for intent: OrderSoupIntent) async -> ResolutionResult<String> {
        intent.first.map { .success(with: $0) } ?? .needsValue()
      }
      func resolveSecond(for intent: OrderSoupIntent) async -> ResolutionResult<String> {
        .notRequired()
      }
    }

    """
  static let kitchen = """
    extension Cook {
      // The second is what comes first.
      func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
        print(intent.second ?? "", intent.first ?? "")
        return .init(code: .success)
      }
    }

    """

  @Test("is brought to its end by the next, wherever it was killed")
  func isTakenUp() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handlers = try prepare(folder)
      let moments = Moments(folder: handlers, copies: folder.appending(path: "copies"))
      var writer = HandlerWriter()
      writer.output.willTake = { _ in try moments.copy() }
      _ = try writer.write(try regenerate(Self.now, handlers), to: handlers.filePath)
      let wanted = try contents(handlers)
      #expect(wanted["Cook.swift"]?.contains("func resolveFirst(") == true)
      #expect(wanted[HandlerJournal.fileName] == nil)
      // Killed before the journal is removed.
      try moments.copy()
      try moments.putJournalBack()

      #expect(moments.all.count >= 12)
      for moment in moments.all {
        let changes = try regenerate(Self.now, moment)
        _ = try HandlerWriter().write(changes, to: moment.filePath)
        for (name, text) in wanted {
          #expect(
            try contents(moment)[name] == text, "\(name), killed at \(moment.lastPathComponent)")
        }
        #expect(try contents(moment)[HandlerJournal.fileName] == nil)
        let again = try regenerate(Self.now, moment)
        #expect(again.files.allSatisfy { !$0.isChanged })
      }
    }
  }

  @Test("leaves what is to change with handlers whole as well, wherever it was killed")
  func finishesOthers() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handlers = try prepare(folder)
      let names = ["es.lproj/Soup.strings", "AppIntentVocabulary.plist", "New.xcstrings"]
      func texts(_ folder: URL) -> [String?] {
        names.map { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      }
      try FileManager.default.createDirectory(
        at: handlers.appending(path: "es.lproj"), withIntermediateDirectories: true)
      for name in names.dropLast() { try write("old\n", handlers.appending(path: name)) }
      let others = names.map { name in
        OutputFile(
          handlers.appending(path: name).filePath, "new\n",
          expected: name == "New.xcstrings" ? nil : "old\n")
      }
      let moments = Moments(folder: handlers, copies: folder.appending(path: "copies"))
      var writer = HandlerWriter()
      writer.output.willTake = { _ in try moments.copy() }
      _ = try writer.write(try regenerate(Self.now, handlers), to: handlers.filePath, with: others)
      try moments.copy()
      try moments.putJournalBack()
      let begun = moments.all.filter { moment in
        FileManager.default.fileExists(
          atPath: moment.appending(path: HandlerJournal.fileName).filePath)
      }
      #expect(begun.count >= 12)
      for moment in begun {
        let finished = try HandlerWriter().finish(in: moment.filePath)
        #expect(finished.value != nil && finished.diagnostics.isEmpty)
        #expect(texts(moment) == ["new\n", "new\n", "new\n"], "\(moment.lastPathComponent)")
        let language = try FileManager.default.contentsOfDirectory(
          atPath: moment.appending(path: "es.lproj").filePath)
        #expect(language == ["Soup.strings"], "\(moment.lastPathComponent)")
        _ = try HandlerWriter().write(try regenerate(Self.now, moment), to: moment.filePath)
        #expect(try contents(moment) == contents(handlers))
      }
    }
  }

  @Test("leaves files whole that change with no handlers, wherever it was killed")
  func finishesFilesAlone() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let home = folder.appending(path: "home", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      let names = ["Soup.strings", "AppIntentVocabulary.plist"]
      for name in names { try write("old\n", home.appending(path: name)) }
      let moments = Moments(folder: home, copies: folder.appending(path: "copies"))
      var writer = HandlerWriter()
      writer.output.willTake = { _ in try moments.copy() }
      let files = names.map {
        OutputFile(home.appending(path: $0).filePath, "new\n", expected: "old\n")
      }
      _ = try writer.write(files, withJournalIn: home.filePath)
      #expect(try contents(home).isEmpty && moments.all.count >= 6)
      for moment in moments.all {
        let isBegun = try contents(moment)[HandlerJournal.fileName] != nil
        _ = try HandlerWriter().finish(in: moment.filePath)
        for name in names {
          let text = try String(contentsOf: moment.appending(path: name), encoding: .utf8)
          #expect(text == (isBegun ? "new\n" : "old\n"), "\(moment.lastPathComponent)")
        }
        #expect(try contents(moment).isEmpty)
      }
    }
  }

  @Test("leaves what was edited since as it was edited")
  func keepsLaterEdits() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handlers = try prepare(folder)
      let moments = Moments(folder: handlers, copies: folder.appending(path: "copies"))
      var writer = HandlerWriter()
      writer.output.willTake = { _ in try moments.copy() }
      _ = try writer.write(try regenerate(Self.now, handlers), to: handlers.filePath)
      let wanted = try contents(handlers)
      for moment in moments.all {
        for (name, text) in try contents(moment) where name.hasSuffix(".swift") {
          try write(text + "\n// mine\n", moment.appending(path: name))
        }
        _ = try HandlerWriter().write(try regenerate(Self.now, moment), to: moment.filePath)
        for name in ["Cook.swift", "Kitchen.swift"] {
          #expect(try contents(moment)[name] == (wanted[name] ?? "") + "\n// mine\n")
        }
      }
    }
  }

  @Test("is not gone on with where the same lines were edited since, and says what to do")
  func refusesConflicts() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handlers = try prepare(folder)
      let changes = try regenerate(Self.now, handlers)
      let journal = try HandlerJournal(changes, in: handlers.filePath).encoded()
      try write(journal, handlers.appending(path: HandlerJournal.fileName))
      let file = handlers.appending(path: "Kitchen.swift")
      let edited = Self.kitchen.replacing("print(intent.second", with: "log(intent.second")
      try write(edited, file)
      let sources = try #require(HandlerFolder().read(handlers.filePath).value)
      let read = try #require(HandlerJournal.read(from: handlers.filePath).value)
      let recovered = try #require(read).recovered(sources, in: handlers.filePath)
      #expect(recovered.value == nil)
      let message = try #require(recovered.diagnostics.first)
      #expect(message.location.file == file.filePath)
      #expect(message.message.contains("undo that, or remove '"))
      #expect(try String(contentsOf: file, encoding: .utf8) == edited)
    }
  }

  @Test("changes nothing where a step fails, and leaves no journal", arguments: 0..<14)
  func failsWhole(_ step: Int) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handlers = try prepare(folder)
      let before = try contents(handlers)
      let steps = Counter()
      var writer = HandlerWriter()
      writer.output.willTake = { _ in
        if steps.next() == step { throw OutputError(path: "disk", reason: "it is full") }
      }
      let changes = try regenerate(Self.now, handlers)
      do {
        _ = try writer.write(changes, to: handlers.filePath)
        #expect(steps.count <= step)
      } catch is OutputError {
        #expect(try contents(handlers) == before)
      }
    }
  }

  @Test("leaves a file as an editor saved it, at whatever step", arguments: 0..<14)
  func keepsWhatEditorsSave(_ step: Int) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handlers = try prepare(folder)
      let file = handlers.appending(path: "Kitchen.swift")
      let before = try contents(handlers)
      let steps = Counter()
      var writer = HandlerWriter()
      writer.output.willTake = { taken in
        guard steps.next() == step else { return }
        // Nothing was replaced yet, else the editor has the new text before it.
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data((text + "// saved\n").utf8).write(to: file)
      }
      do {
        _ = try writer.write(try regenerate(Self.now, handlers), to: handlers.filePath)
      } catch is OutputError {
        let after = try contents(handlers)
        #expect(after["Cook.swift"] == before["Cook.swift"])
        // What was refused is not done by the next run.
        #expect(after[HandlerJournal.fileName] == nil)
      }
      let saved = try String(contentsOf: file, encoding: .utf8)
      #expect(saved.hasSuffix("// saved\n") == (steps.count > step))
    }
  }

  // MARK: Folders

  /// A folder with handlers that are up to date with what the definition was.
  private func prepare(_ folder: URL) throws -> URL {
    let handlers = folder.appending(path: "handlers", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: handlers, withIntermediateDirectories: true)
    try write(Self.cook, handlers.appending(path: "Cook.swift"))
    try write(Self.kitchen, handlers.appending(path: "Kitchen.swift"))
    _ = try HandlerWriter().write(try regenerate(Self.then, handlers), to: handlers.filePath)
    return handlers
  }

  private func regenerate(_ definition: String, _ folder: URL) throws -> HandlerChanges {
    let state = HandlerState.read(from: folder.filePath, sources: [])
    let read = try #require(state.value, "\(state.diagnostics.map(\.message))")
    let checked = HandlerRegenerator().regenerate(
      try DefinitionText(definition).handlers(), in: HandlerSources(read.sources),
      record: read.record,
      folder: folder.filePath)
    return try #require(checked.value, "\(checked.diagnostics.map(\.message))")
  }

  private func contents(_ folder: URL) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
    return try Dictionary(
      uniqueKeysWithValues: names.filter(isOurs).map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
  }

  /// Whether a name is one of a handler, the record or the journal: what the writer of files has
  /// beside them is its own.
  private func isOurs(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.hasPrefix(".")
      || [HandlerRecord.fileName, HandlerJournal.fileName].contains(name)
  }

  private func write(_ text: String, _ file: URL) throws { try Data(text.utf8).write(to: file) }
}

/// Copies of a folder as it is from moment to moment: what a killed process would leave.
private final class Moments: @unchecked Sendable {
  private let folder: URL
  private let copies: URL
  private(set) var all: [URL] = []

  init(folder: URL, copies: URL) {
    (self.folder, self.copies) = (folder, copies)
  }

  func copy() throws {
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    let copy = copies.appending(path: "step \(all.count)", directoryHint: .isDirectory)
    try FileManager.default.copyItem(at: folder, to: copy)
    all.append(copy)
  }

  /// Puts the journal of an earlier moment into the last one.
  func putJournalBack() throws {
    let journal = all.map { $0.appending(path: HandlerJournal.fileName) }
      .first { FileManager.default.fileExists(atPath: $0.filePath) }
    guard let journal, let last = all.last else { return }
    try FileManager.default.copyItem(at: journal, to: last.appending(path: HandlerJournal.fileName))
  }
}

private final class Counter: @unchecked Sendable {
  private(set) var count = 0

  func next() -> Int {
    defer { count += 1 }
    return count
  }
}
