import Foundation
import TestSupport
import Testing

@Suite("What intentgen generate does with what it made of definitions that are gone")
struct AbandonedFilesTests {
  private static let parts = ["Handling", "Intents", "Responses", "Types"]

  /// A package with two definitions, and a folder for what is made of them.
  private struct Package {
    let folder: URL

    init(in folder: URL) throws {
      self.folder = folder
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in ["Soup", "Bread"]
      where !FileManager.default.fileExists(atPath: path("Definitions/\(name).intentdefinition")) {
        try run("init", name, "-o", "Definitions")
      }
    }

    @discardableResult
    func run(_ arguments: String...) throws -> CommandResult {
      try Command.run(
        Command.products.appending(path: "intentgen").filePath, arguments, in: folder)
    }

    /// Generates from one definition, or from all.
    @discardableResult
    func generate(_ name: String? = nil, to output: String = "Made", _ option: String? = nil)
      throws -> CommandResult
    {
      let input = name.map { "Definitions/\($0).intentdefinition" } ?? "Definitions"
      let arguments = ["generate", input, "-o", output] + [option].compactMap(\.self)
      return try Command.run(
        Command.products.appending(path: "intentgen").filePath, arguments, in: folder)
    }

    func path(_ name: String) -> String { folder.appending(path: name).filePath }

    func move(_ name: String, to other: String) throws {
      try FileManager.default.moveItem(atPath: path(name), toPath: path(other))
    }

    func link(_ name: String, to other: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: path(name), withDestinationPath: path(other))
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(atPath: path("Definitions/\(name).intentdefinition"))
    }

    func made(in folder: String = "Made") throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: path(folder))
        .filter { $0.hasSuffix(".swift") }.sorted()
    }
  }

  private func withPackage(_ body: (Package) throws -> Void) async throws {
    try await Fixture.withTemporaryFolder { folder in
      try body(Package(in: folder.appending(path: "App")))
    }
  }

  private func files(_ names: String...) -> [String] {
    names.flatMap { name in Self.parts.map { "\(name)+\($0).swift" } }.sorted()
  }

  @Test("it removes them, and says so, whatever the folder is called", arguments: [false, true])
  func removes(isAbsolute: Bool) async throws {
    try await withPackage { package in
      try package.generate()
      try package.move(
        "Definitions/Soup.intentdefinition", to: "Definitions/Broth.intentdefinition")
      let output = isAbsolute ? package.path("Made") : "./Made/"
      let result = try package.generate(to: output)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains(": 4 files written, 4 unchanged, 4 removed ("))
      #expect(try package.made() == files("Bread", "Broth"))
      let again = try package.generate(to: output)
      #expect(!again.output.contains("removed"), "\(again.output)")
    }
  }

  @Test("--check and --dry-run tell of them, and leave them", arguments: ["--check", "--dry-run"])
  func tells(_ option: String) async throws {
    try await withPackage { package in
      try package.generate()
      try package.remove("Soup")
      for _ in 0...1 {
        let result = try package.generate(nil, option)
        let isCheck = option == "--check"
        for file in files("Soup") {
          let words = isCheck ? "of a definition that is gone:" : "would remove"
          #expect(result.output.contains("\(words) Made/\(file)\n"), "\(result.output)")
        }
        #expect(result.status == (isCheck ? 1 : 0))
        #expect(result.errors.contains("this removes what is of") == isCheck, "\(result.errors)")
        #expect(try package.made() == files("Bread", "Soup"))
      }
    }
  }

  @Test("it removes what was made of the last one, though there is nothing to generate from")
  func removesLast() async throws {
    try await withPackage { package in
      try package.generate()
      for name in ["Soup", "Bread"] { try package.remove(name) }
      let result = try package.generate()
      #expect(result.status == 1)
      #expect(result.errors.contains("the folder holds no definition"), "\(result.errors)")
      #expect(result.output == "8 files of definitions that are gone removed\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: package.path("Made")).isEmpty)
    }
  }

  @Test("it removes nothing where another definition cannot be read")
  func removesNothingWithErrors() async throws {
    try await withPackage { package in
      try package.generate()
      try package.remove("Soup")
      try Data("garbage".utf8).write(
        to: URL(filePath: package.path("Definitions/Bread.intentdefinition")))
      #expect(try package.generate().status == 1)
      #expect(try package.made() == files("Bread", "Soup"))
    }
  }

  @Test(
    "it knows what all of several runs at once have written, wherever the folder is",
    arguments: ["Made", "Deeper/Made"])
  func knowsRunsAtOnce(_ output: String) async throws {
    try await withPackage { package in
      let names = ["Soup", "Bread", "Tea", "Rice"]
      for name in names.dropFirst(2) { try package.run("init", name, "-o", "Definitions") }
      let runs = names.map {
        "intentgen generate Definitions/\($0).intentdefinition -o \(output) &"
      }
      // The pipe ends with the last of them.
      _ = try Command.shell("(\(runs.joined(separator: " "))) | cat", in: package.folder)
      for name in names.dropFirst() { try package.remove(name) }
      try package.generate(to: output)
      let made = try package.made(in: output)
      #expect(made == files("Soup"))
    }
  }

  @Test("it waits for no run that writes elsewhere, and leaves no folder where it writes nothing")
  func locksOutputAlone() async throws {
    try await withPackage { package in
      let descriptor = open(package.folder.filePath, O_RDONLY | O_CLOEXEC)
      #expect(flock(descriptor, LOCK_EX) == 0)
      defer { _ = close(descriptor) }
      for output in ["Made", "Deeper/Made"] {
        let made = try package.generate("Soup", to: output)
        #expect(made.status == 0, "\(made.errors)")
      }
      let (missing, dry) = (
        try package.generate("Missing", to: "None/Made"),
        try package.generate("Soup", to: "None/Made", "--dry-run")
      )
      #expect(missing.status == 1 && dry.status == 0)
      #expect(!FileManager.default.fileExists(atPath: package.path("None")))
    }
  }

  @Test("it says that it waits for a run that writes to the same folder")
  func saysThatItWaits() async throws {
    try await withPackage { package in
      try package.generate()
      let (said, status) = try Command.intentgen(
        ["generate", "Definitions", "-o", "Made"], in: package.folder, waitingFor: "Made")
      #expect(said == "waiting for another run of 'intentgen' in Made\n" && status == 0, "\(said)")
    }
  }

  @Test("it removes what watch made before", .timeLimit(.minutes(15)))
  func removesOfWatch() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let package = try Package(in: folder.appending(path: "App"))
      let watch = try RunningCommand(
        intentgen: ["watch", package.path("Definitions"), "-o", package.path("Made")])
      #expect(try #require(await watch.nextLine()).contains("8 files written"))
      #expect(watch.interrupt() == 0)
      #expect(try package.generate(nil, "--check").status == 0)
      try package.remove("Soup")
      #expect(try package.generate().output.contains("4 removed"))
      #expect(try package.made() == files("Bread"))
    }
  }

  @Test("it removes what another run made of a definition that is gone by now")
  func removesOfOtherRuns() async throws {
    try await withPackage { package in
      for name in ["Soup", "Bread"] { try package.generate(name) }
      try package.remove("Soup")
      // Nothing that this run reads has changed.
      #expect(try package.generate("Bread", "--check").status == 1)
      #expect(try package.generate("Bread").output.contains("4 removed"))
      #expect(try package.made() == files("Bread"))
      #expect(try package.generate("Bread", "--check").status == 0)
    }
  }

  @Test("it leaves what another run makes of a definition that is there, however it is named")
  func leavesOthers() async throws {
    try await withPackage { package in
      try package.link("Linked", to: "Definitions")
      try package.link("Output", to: "Made")
      try package.run("generate", "Linked/Soup.intentdefinition", "-o", package.path("Made"))
      for output in ["Made", "Output", package.path("Output")] {
        for name in ["Bread", "Soup", "Bread"] {
          let result = try package.generate(name, to: output)
          #expect(result.status == 0 && !result.output.contains("removed"), "\(result.output)")
          #expect(try package.generate(name, to: output, "--check").status == 0)
        }
      }
      #expect(try package.made() == files("Bread", "Soup"))
    }
  }

  @Test("it leaves what is of a link that leads to another place by now")
  func leavesThoseOfLinks() async throws {
    try await withPackage { package in
      try package.move("Definitions", to: "First")
      try package.link("Definitions", to: "First")
      for name in ["Soup", "Bread"] { try package.generate(name) }
      try FileManager.default.removeItem(atPath: package.path("Definitions"))
      try package.move("First", to: "Second")
      try package.link("Definitions", to: "Second")
      #expect(try package.generate("Bread", "--check").status == 0)
      #expect(try package.made() == files("Bread", "Soup"))
    }
  }

  @Test("it leaves what was made of one of two definitions of a name as long as the other is there")
  func leavesThoseOfTwins() async throws {
    try await withPackage { package in
      try package.run("init", "Soup", "-o", "Others")
      for folder in ["Others", "Definitions"] {
        try package.run("generate", "\(folder)/Soup.intentdefinition", "-o", "Made")
      }
      try package.generate("Bread")
      try package.remove("Soup")
      try package.generate("Bread")
      #expect(try package.made() == files("Bread", "Soup"))
    }
  }

  @Test("it leaves what somebody wrote or changed, or put a link in the place of")
  func leavesOwn() async throws {
    try await withPackage { package in
      try package.generate()
      try Data("// By hand.\n".utf8).write(to: URL(filePath: package.path("Made/Soup+Types.swift")))
      try Data("// By hand.\n".utf8).write(to: URL(filePath: package.path("Made/Own+Types.swift")))
      try package.move("Made/Soup+Intents.swift", to: "Intents.swift")
      try package.link("Made/Soup+Intents.swift", to: "Intents.swift")
      try package.remove("Soup")
      let result = try package.generate()
      #expect(result.output.contains("2 removed"))
      // The link is the user's own.
      let told = result.errors.components(separatedBy: ": warning: the file is of a definition")
      #expect(told.count == 2 && told[0].hasSuffix("Made/Soup+Types.swift"), "\(result.errors)")
      #expect(
        try package.made()
          == (files("Bread") + ["Own+Types.swift", "Soup+Intents.swift", "Soup+Types.swift"])
          .sorted())
    }
  }

  @Test("it writes over nothing that somebody else wrote, says so, and removes nothing of it later")
  func refusesForeignFiles() async throws {
    try await withPackage { package in
      let own = URL(filePath: package.path("Made/Soup+Types.swift"))
      _ = try Command.shell(
        "mkdir Made; echo '// By hand.' > Made/Soup+Types.swift", in: package.folder)
      for option in [nil, "--check", "--dry-run"] {
        let refused = try package.generate(nil, option)
        #expect(refused.status == 1)
        #expect(
          refused.errors.contains("Made/Soup+Types.swift: error: the file is none that"),
          "\(refused.errors)")
        #expect(try package.made() == ["Soup+Types.swift"])
      }
      #expect(try String(contentsOf: own, encoding: .utf8) == "// By hand.\n")
      try package.move("Made/Soup+Types.swift", to: "Own.swift")
      #expect(try package.generate().output.contains("8 files written"))
      // What begins as what is written does was written, though no record says so.
      let changed = try Command.shell(
        "rm Made/.intentgen-cache.json; echo '// Changed.' >> Made/Soup+Types.swift; "
          + "intentgen generate Definitions -o Made", in: package.folder)
      #expect(changed.output.contains("1 file written, 7 unchanged"), "\(changed.errors)")
    }
  }

  @Test("it removes what a run has left that was killed before its end", .timeLimit(.minutes(15)))
  func knowsKilledRuns() async throws {
    try await withPackage { package in
      // It says something behind the files, of a plugin that makes the same, and waits there for somebody to read that.
      _ = try Command.shell(
        "echo '.target(name: \"Soup\", plugins: [.plugin(name: \"IntentGeneratorPlugin\")])' > Package.swift; "
          + "mkdir -p Sources/Soup; cp Definitions/Soup.intentdefinition Sources/Soup",
        in: package.folder)
      let (process, errors) = (Process(), Pipe())
      let descriptor = errors.fileHandleForWriting.fileDescriptor
      let flags = fcntl(descriptor, F_GETFL)
      _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
      while write(descriptor, "x", 1) == 1 {}
      _ = fcntl(descriptor, F_SETFL, flags)
      process.executableURL = Command.products.appending(path: "intentgen")
      process.arguments = ["generate", "Sources/Soup", "-o", "Sources/Soup/Made"]
      process.currentDirectoryURL = package.folder
      process.standardError = errors
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let last = package.path("Sources/Soup/Made/Soup+Types.swift")
      while !FileManager.default.fileExists(atPath: last) { sched_yield() }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      try package.move(
        "Sources/Soup/Soup.intentdefinition", to: "Sources/Soup/Broth.intentdefinition")
      let result = try package.generate("../Sources/Soup/Broth", to: "Sources/Soup/Made")
      #expect(result.output.contains("4 files written, 0 unchanged, 4 removed"), "\(result.output)")
    }
  }

  @Test("it takes a definition that is a link for gone when the link is")
  func followsNoLastLink() async throws {
    try await withPackage { package in
      let made = try Command.shell(
        "mkdir Linked; ln -s ../Definitions/Soup.intentdefinition Linked/Broth.intentdefinition; "
          + "cp Definitions/Bread.intentdefinition Linked; intentgen generate Linked -o Made; "
          + "rm Linked/Broth.intentdefinition; intentgen generate Linked -o Made",
        in: package.folder)
      #expect(made.output.contains("4 removed"), "\(made.output)\(made.errors)")
      #expect(try package.made() == files("Bread"))
    }
  }

  @Test("it goes on in a package that was moved, and leaves all where the folder was moved alone")
  func followsMoves() async throws {
    try await withPackage { package in
      for name in ["Soup", "Bread"] { try package.generate(name) }
      try FileManager.default.copyItem(
        atPath: package.path("Made"), toPath: package.path("../Copied"))
      let moved = package.folder.deletingLastPathComponent().appending(path: "Deeper/Down")
      try FileManager.default.createDirectory(
        at: moved.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: package.folder, to: moved)
      let other = try Package(in: moved)

      #expect(try other.generate("Bread", to: "../../Copied").status == 0)
      #expect(try other.made(in: "../../Copied") == files("Bread", "Soup"))

      try other.generate("Bread")
      #expect(try other.made() == files("Bread", "Soup"))
      try other.remove("Soup")
      #expect(try other.generate("Bread").output.contains("4 removed"))
      #expect(try other.made() == files("Bread"))

      // A copy of the whole, in which a definition is removed before anything is generated.
      let copied = moved.deletingLastPathComponent().appending(path: "Copy")
      try other.run("init", "Soup", "-o", "Definitions")
      try other.generate("Soup", to: other.path("Made"))
      try FileManager.default.copyItem(at: moved, to: copied)
      let copy = try Package(in: copied)
      try copy.remove("Soup")
      try copy.remove("Bread")
      try copy.run("init", "Rice", "-o", "Definitions")
      #expect(try copy.generate(nil, "--check").status == 1)
      #expect(try copy.generate().output.contains("8 removed"))
      #expect(try copy.made() == files("Rice"))
    }
  }

  @Test("it removes nothing by a record that is lost or damaged, or names other folders")
  func believesLittle() async throws {
    try await withPackage { package in
      let record = URL(filePath: package.path("Made/.intentgen-cache.json"))
      for damage in 0...2 {
        try package.run("init", "Soup", "-o", "Definitions")
        try package.generate()
        let text = try String(contentsOf: record, encoding: .utf8)
        try package.remove("Soup")
        let damaged = ["", String(text.dropLast(9)), text.replacing("Soup+", with: "../Soup+")]
        try Data(damaged[damage].utf8).write(to: record)
        for file in files("Soup") {
          try Data("".utf8).write(to: URL(filePath: package.path(file)))
        }
        try package.generate()
        #expect(try package.made() == files("Bread", "Soup"), "\(damage)")
        for file in files("Soup") {
          #expect(FileManager.default.fileExists(atPath: package.path(file)))
        }
      }
    }
  }
}
