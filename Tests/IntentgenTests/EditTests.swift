import Foundation
import TestSupport
import Testing

@Suite("intentgen edit")
struct EditTests {
  @Test(
    "ends at the first command that fails of those that are piped in, and says which",
    arguments: [
      (["1", "1", "maximum=4"], 0, ""), (["1", "quit"], 0, ""),
      (
        ["1", "1", "maximum=x", "frobnicate", "maximum=4"], 1,
        "'maximum=x' failed, and nothing that follows"
      ),
      (["Cafe", "shots", "maximum=4"], 0, ""), (["Cafe.shots", "maximum=4"], 0, ""),
      (["intent Cafe", "parameter shots", "maximum=4", "..", "success"], 0, ""),
      (["Cafe.shots", "remove", "Cafe", "title=Coffee"], 0, ""),
      (["shot"], 1, "'shot' failed"), (["add parameter cups"], 1, "'add parameter cups' failed"),
      (["9"], 1, "'9' failed"), (["undo", "quit"], 1, "'undo' failed"),
      (["Cafe", "shot", "remove"], 1, "'shot' failed"),
      (["Cafe", "remove shots"], 1, "'remove shots' failed"),
      (["Cafe.shots", "up there"], 1, "'up there' failed"), (["quit now"], 1, "'quit now' failed"),
      (["1 2"], 1, "'1 2' failed"), (["Cafe.shots", "undo it"], 1, "'undo it' failed"),
      (["Cafe.shots", "move first please"], 1, "'move first please' failed"),
    ])
  func tellsOfFailures(_ lines: [String], status: Int32, words: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.intentgen(
        "init", "Cafe", "-o", folder.filePath, "--parameter", "shots:Integer")
      let definition = folder.appending(path: "Cafe.intentdefinition").filePath
      let input = folder.appending(path: "input.txt")
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
      let program = Command.products.appending(path: "intentgen").filePath
      let result = try Command.run(
        "sh", ["-c", "'\(program)' edit '\(definition)' < '\(input.filePath)'"])
      #expect(result.status == status, "\(result.output)")
      #expect(words.isEmpty ? result.errors.isEmpty : result.errors.contains(words))
      let described = try Command.intentgen("describe", definition).output
      #expect(
        described.contains(
          lines.contains("Cafe.shots") && lines.contains("remove") ? "Coffee" : "shots"))
      #expect(!described.contains("at most 4") || status == 0)
    }
  }

  @Test(
    "says how something is added, which works as it stands",
    arguments: [
      ("..", "add parameter Cafe cups"), ("Cafe", "add parameter cups"),
      ("Cafe.size", "add parameter cups"), ("Cafe.size", "add code closed"),
      ("Cafe", "add case Size medium"), ("Size", "add case medium"), ("Size", "add vocabulary"),
      ("Cafe.success", "add parameter cups"), ("..", "add parameter Cafe.cups"),
      ("Cafe.size", "add reason gone"), ("..", "add intent Tea"),
      ("Cafe.size", "add sentence Cafe get a {size} coffee"),
    ])
  func tellsHowToAdd(_ place: String, _ asked: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.shell(
        "intentgen init Cafe --enum Size:small --parameter size:Size", in: folder)
      for line in ["help", asked] {
        let output = try Command.shell(
          "printf '\(place)\\n\(line)\\n' | intentgen edit Cafe.intentdefinition", in: folder
        ).output
        let found = try #require(output.firstMatch(of: /: intentgen (.*)\n/), "\(output)")
        let added = try Command.shell("intentgen \(found.output.1)", in: folder)
        #expect(added.status == 0, "\(found.output.1): \(added.errors)")
      }
    }
  }

  @Test(
    "says how something is added with texts, options, kinds and places as they are meant",
    arguments: [
      ("add example Cafe Say \"soup\"", "example Cafe.intentdefinition Cafe 'Say \"soup\"'"),
      ("add example Cafe \"a soup\"", "example Cafe.intentdefinition Cafe 'a soup'"),
      (
        "add sentence Cafe una sopa -l es",
        "sentence Cafe.intentdefinition Cafe 'una sopa' -l es"
      ),
      ("add vocabulary es", "vocabulary Cafe.intentdefinition --language es"),
      ("add vocabulary --language es", "vocabulary Cafe.intentdefinition --language es"),
      ("add reason size tooSmall", "reason Cafe.intentdefinition Cafe.size tooSmall"),
      ("add reason Cafe.size", "reason Cafe.intentdefinition Cafe.size NAME"),
      ("add case Size", "case Cafe.intentdefinition Size NAME"),
      (
        "add parameter cups --type Integer --prompt \"How many?\"",
        "parameter Cafe.intentdefinition Cafe cups --type Integer --prompt 'How many?'"
      ),
      ("add reason quantity tooFew", "reason Cafe.intentdefinition PARAMETER tooFew"),
      (
        "add code closed \"We are closed.\"",
        "code Cafe.intentdefinition Cafe closed 'We are closed.'"
      ),
      ("add enumeration Kind a b", "enum Cafe.intentdefinition Kind a b"),
    ])
  func tellsWhatIsMeant(_ asked: String, _ expected: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = try Command.shell(
        "intentgen init Cafe --enum Size:small --parameter size:Size > /dev/null; "
          + "printf 'Cafe\\n\(asked)\\n' | intentgen edit Cafe.intentdefinition", in: folder
      ).output
      #expect(output.contains("type: intentgen add \(expected)\n"), "\(output)")
    }
  }

  @Test(
    "says what can be added where nothing is called so", arguments: ["add synonym Big", "add Cafe"])
  func tellsKinds(_ asked: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = try Command.shell(
        "intentgen init Cafe --enum Size:small --parameter size:Size > /dev/null; "
          + "printf '\(asked)\\n' | intentgen edit Cafe.intentdefinition", in: folder
      ).output
      #expect(output.contains("one of intent, parameter, reason, code, property"), "\(output)")
      let found = try #require(output.firstMatch(of: /: intentgen (.*)\n/), "\(output)")
      #expect(try Command.shell("intentgen \(found.output.1)", in: folder).status == 0)
    }
  }

  @Test("writes nothing that nobody sent, of bytes that are no UTF-8")
  func refusesOtherBytes() async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.shell("intentgen init Cafe --parameter shots:Integer", in: folder)
      let file = folder.appending(path: "Cafe.intentdefinition")
      let before = try Data(contentsOf: file)
      let refused = try Command.shell(
        "printf 'Cafe.shots\\ndisplay-name=Caf\\377\\n' | intentgen edit Cafe.intentdefinition",
        in: folder)
      #expect(refused.status == 1 && refused.output.contains("not UTF-8"), "\(refused)")
      #expect(try Data(contentsOf: file) == before)
      let taken = try Command.shell(
        "printf 'Cafe.shots\\r\\ndisplay-name=Caf\\303\\251' | intentgen edit Cafe.intentdefinition",
        in: folder)
      #expect(taken.status == 0, "\(taken)")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("<string>Café</string>"))
    }
  }

  @Test("asks which is meant where a command is the name of something that is there")
  func asksForCommandOrName() async throws {
    try await Fixture.withTemporaryFolder { folder in
      func edit(_ lines: String) throws -> CommandResult {
        try Command.shell("printf '\(lines)' | intentgen edit Cafe.intentdefinition", in: folder)
      }
      _ = try Command.shell("intentgen init Cafe --parameter remove:Integer", in: folder)
      let asked = try edit("Cafe\\nremove\\n")
      #expect(asked.status == 1)
      #expect(asked.output.contains("'command remove' or 'parameter remove'"), "\(asked.output)")
      let gone = try edit("Cafe\\nparameter remove\\ncommand remove\\n")
      #expect(gone.output.contains("removed parameter 'remove' of intent 'Cafe'"), "\(gone.output)")
    }
  }

  @Test("undoes a change that could not be undone before, once nothing stands in its way")
  func undoesAgain() async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.shell("intentgen init Cafe --parameter shots:Integer", in: folder)
      let file = folder.appending(path: "Cafe.intentdefinition")
      let before = try Data(contentsOf: file)
      let terminal = try TypedCommand(intentgen: ["edit", file.filePath])
      _ = terminal.type("Cafe.shots")
      #expect(terminal.type("maximum=4").contains("changed"))
      let changed = try Data(contentsOf: file)
      try Data("somebody else's".utf8).write(to: file)
      #expect(terminal.type("undo").contains("nothing was changed"))
      try changed.write(to: file)
      #expect(terminal.type("undo").contains("back"))
      #expect(try Data(contentsOf: file) == before)
      #expect(terminal.type("undo").contains("there is nothing to undo"))
      terminal.end()
    }
  }

  @Test("walks through a definition, changes it, and undoes that byte by byte")
  func walk() async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.intentgen(
        "init", "Cafe", "-o", folder.filePath, "--intent", "OrderCoffee", "--parameter",
        "shots:Integer", "--parameter", "cups:Integer")
      let definition = folder.appending(path: "Cafe.intentdefinition")
      let before = try Data(contentsOf: definition)
      func type(_ lines: String...) throws -> String {
        let input = folder.appending(path: "input.txt")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
        let program = Command.products.appending(path: "intentgen").filePath
        return try Command.run(
          "sh", ["-c", "'\(program)' edit '\(definition.filePath)' < '\(input.filePath)' 2>&1"]
        ).output
      }
      var output = try type(
        "1", "1", "maximum=4", "rename espressos", "move last", "frobnicate")
      output += try type("9")
      #expect(output.contains("  1  intent OrderCoffee\n"))
      #expect(output.contains("parameter 'shots' of intent 'OrderCoffee'"))
      #expect(output.contains("'frobnicate' is nothing that is here, or can be done; type 'help'"))
      #expect(output.contains("there is no 9 here"))
      let described = try Command.intentgen("describe", definition.filePath).output
      #expect(
        described.contains(
          "    cups: Integer resolved\n      prompt — Which cups?\n    espressos: Integer resolved\n"
        ))
      let undone = try type("1", "1", "remove", "undo", "1", "display-name=Mugs", "undo", "undo")
      #expect(undone.contains("removed parameter 'espressos' of intent 'OrderCoffee'\n"))
      #expect(!undone.contains("[y/N]"))
      #expect(undone.contains("there is nothing to undo"))
      #expect(try Command.intentgen("describe", definition.filePath).output == described)
      #expect(try Data(contentsOf: definition) != before)
    }
  }
}

/// A program that somebody talks to at a terminal.
private struct TypedCommand {
  private let process = Process()
  private let terminal: FileHandle
  private let output: FileHandle

  /// Starts a program of this package, and waits until it asks for something.
  init(intentgen arguments: [String]) throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    #if canImport(Darwin)
      try #require(grantpt(descriptor) == 0 && unlockpt(descriptor) == 0)
      let path = String(cString: try #require(ptsname(descriptor)))
    #else
      // TIOCSPTLCK and TIOCGPTN, which Glibc's module does not have.
      var (lock, number): (Int32, Int32) = (0, 0)
      try #require(ioctl(descriptor, 0x4004_5431, &lock) == 0)
      try #require(ioctl(descriptor, 0x8004_5430, &number) == 0)
      let path = "/dev/pts/\(number)"
    #endif
    terminal = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    process.executableURL = Command.products.appending(path: "intentgen")
    process.arguments = arguments
    process.standardInput = try #require(FileHandle(forUpdatingAtPath: path))
    let pipe = Pipe()
    output = pipe.fileHandleForReading
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = answer()
  }

  /// Types a line.
  ///
  /// - Returns: What comes of it.
  func type(_ line: String) -> String {
    terminal.write(Data("\(line)\n".utf8))
    return answer()
  }

  func end() {
    terminal.write(Data("quit\n".utf8))
    process.waitUntilExit()
  }

  private func answer() -> String {
    var text = ""
    while !text.hasSuffix("> ") {
      let data = output.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }
}
