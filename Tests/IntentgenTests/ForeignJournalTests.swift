import Foundation
import TestSupport
import Testing

@Suite("The journal of a run that was interrupted")
struct ForeignJournalTests {
  /// A file of a journal.
  struct Entry: Codable {
    var path: String
    var before: String?
    var after: String
  }

  /// What is in none of the places that a run writes to, or is nothing that it writes.
  private static let foreign = [
    "../outside/bashrc", "../outside/Other.swift", "$HOME/new.swift", "link.swift",
    "nothing.swift", "linked/Other.swift", "Makefile", ".git/hooks/Hook.swift", "Info.plist",
    "new/../../outside/Other.swift",
  ]

  /// A folder with a definition and handlers in `repo`, beside `outside`.
  private func withRepository(
    isPackage: Bool = false, _ body: (_ repository: URL, _ outside: URL) throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell(
        """
        mkdir -p repo outside; echo old > outside/bashrc; echo old > outside/Other.swift; cd repo
        \(isPackage ? "echo '// swift-tools-version: 6.1' > Package.swift; mkdir -p Sources/A Sources/B" : "")
        ln -s ../outside/Other.swift link.swift; ln -s ../outside/nothing.swift nothing.swift
        ln -s ../outside linked
        cd \(isPackage ? "Sources/A" : ".")
        intentgen init A --intent OrderSoup --parameter quantity:Integer && intentgen handlers . --output . -q
        """, in: folder)
      #expect(made.status == 0, "\(made)")
      try body(folder.appending(path: "repo"), folder.appending(path: "outside"))
    }
  }

  private func write(
    files: [Entry] = [], others: [Entry] = [], to folder: URL
  ) throws {
    func json(_ entries: [Entry]) throws -> String {
      String(decoding: try JSONEncoder().encode(entries), as: UTF8.self)
    }
    let record = try text(".intentgen-handlers.json", in: folder)
    let journal =
      "{ \"version\": 1, \"files\": \(try json(files)), \"others\": \(try json(others)), \"record\": \(record) }"
    try Data(journal.utf8).write(to: folder.appending(path: ".intentgen-handlers.journal.json"))
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.filePath).sorted()
  }

  @Test(
    "changes nothing outside of its package or folder, and nothing of a kind that no run writes",
    arguments: foreign)
  func reachesNoOtherFile(_ path: String) async throws {
    try await withRepository { repository, outside in
      let path = path.replacing("$HOME", with: outside.filePath)
      let present = try? text(path, in: repository)
      let before = try names(in: repository)
      let entry = Entry(path: path, before: present, after: "evil\n")
      for isCode in [false, true] {
        try write(files: isCode ? [entry] : [], others: isCode ? [] : [entry], to: repository)
        for command in [
          "intentgen handlers .", "intentgen handlers . --check",
          "intentgen rename A.intentdefinition OrderSoup.quantity bowls",
        ] {
          let result = try Command.shell(command, in: repository)
          #expect(result.status != 0, "\(result)")
          #expect(
            result.errors.contains(
              ".intentgen-handlers.journal.json: error: the journal of a run that was interrupted is about '"
            ),
            "\(result)")
        }
      }
      #expect(try names(in: outside) == ["Other.swift", "bashrc"])
      #expect(try text("Other.swift", in: outside) == "old\n")
      #expect(try text("bashrc", in: outside) == "old\n")
      #expect(
        try Set(names(in: repository)).subtracting(before) == [".intentgen-handlers.journal.json"])
      #expect(try text("A.intentdefinition", in: repository).contains("quantity"))
    }
  }

  @Test("is taken up for whatever is in the package")
  func reachesPackage() async throws {
    try await withRepository(isPackage: true) { repository, _ in
      let target = repository.appending(path: "Sources/A")
      try Data("import B\n".utf8).write(to: repository.appending(path: "Sources/B/More.swift"))
      try write(
        files: [Entry(path: "../B/More.swift", before: "import B\n", after: "import A\n")],
        others: [Entry(path: "../B/es.lproj/A.strings", after: "/* */\n")], to: target)
      let result = try Command.shell("intentgen handlers .", in: target)
      #expect(result.status == 0, "\(result)")
      #expect(try text("Sources/B/More.swift", in: repository) == "import A\n")
      #expect(try text("Sources/B/es.lproj/A.strings", in: repository) == "/* */\n")
      #expect(try !names(in: target).contains(".intentgen-handlers.journal.json"))
    }
  }

  @Test("is taken up for code in a folder that was named, where it says what is there")
  func reachesNamedSources() async throws {
    try await withRepository { repository, outside in
      let file = "../outside/Other.swift"
      let command = "intentgen handlers . --sources ../outside"
      for entry in [
        Entry(path: file, before: "older\n", after: "evil\n"),
        Entry(path: "../outside/New.swift", after: "evil\n"),
      ] {
        try write(files: [entry], to: repository)
        #expect(try Command.shell(command, in: repository).status == 1)
      }
      #expect(try names(in: outside) == ["Other.swift", "bashrc"])
      try write(files: [Entry(path: file, before: "old\n", after: "new\n")], to: repository)
      let result = try Command.shell(command, in: repository)
      #expect(result.status == 0, "\(result)")
      #expect(try text("Other.swift", in: outside) == "new\n")
    }
  }
}
