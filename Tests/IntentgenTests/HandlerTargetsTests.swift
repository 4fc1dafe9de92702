import Foundation
import TestSupport
import Testing

@Suite("intentgen handlers in a package of several targets")
struct HandlerTargetsTests {
  /// A package whose targets 'Bike' and 'Soup' have a definition each, and shell commands in its folder.
  private func withTargets(_ body: (URL, (_ line: String) throws -> CommandResult) throws -> Void)
    async throws
  {
    try await Fixture.withTemporaryFolder { folder in
      try Data().write(to: folder.appending(path: "Package.swift"))
      func run(_ line: String) throws -> CommandResult { try Command.shell(line, in: folder) }
      for (target, intent) in [("Bike", "BookRepair"), ("Soup", "OrderSoup")] {
        let made = try run("intentgen init \(target) --intent \(intent) -o Sources/\(target)")
        #expect(made.status == 0, "\(made.errors)")
      }
      try body(folder, run)
    }
  }

  private func files(_ path: String, in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).filePath)
      .sorted()
  }

  @Test("lints each target by itself, whose names are no other's, and finds what is wrong in each")
  func lintsEachTarget() async throws {
    try await withTargets { folder, run in
      let other = "Sources/Soup/Bike.intentdefinition"
      #expect(try run("intentgen init Bike --intent BookRepair -o Sources/Soup").status == 0)
      let clean = try run("intentgen lint")
      #expect(clean.status == 0, "\(clean.errors)")
      #expect(clean.output.contains("3 definitions, 3 intents: no errors"), "\(clean.output)")
      for command in ["describe", "strings --language es"] {
        let read = try run("intentgen \(command)")
        #expect(read.status == 0, "\(read.errors)")
      }
      try Data("<plist>".utf8).write(to: folder.appending(path: other))
      let broken = try run("intentgen lint")
      #expect(broken.status == 1 && broken.errors.contains("\(other):"), "\(broken.errors)")
    }
  }

  @Test(
    "finds in a vocabulary what is wrong with it, though its definition is another target's",
    arguments: ["intentgen lint", "intentgen lint .", "intentgen lint Sources"])
  func lintsVocabularyElsewhere(_ command: String) async throws {
    try await withTargets { folder, run in
      let added = try run(
        "intentgen add sentence Sources/Soup/Soup.intentdefinition OrderSoup 'soup please' "
          + "&& sed 's/please/{txet}/' Sources/Soup/AppIntentVocabulary.plist > Sources/Bike/AppIntentVocabulary.plist "
          + "&& rm Sources/Soup/AppIntentVocabulary.plist")
      #expect(added.status == 0, "\(added.errors)")
      let found = try run(command)
      #expect(found.status == 1 && found.errors.contains("[unknown-slot]"), "\(found.errors)")
    }
  }

  @Test("takes a name for what the target itself has by it, in imports and in vocabularies")
  func takesOwnNames() async throws {
    try await withTargets { folder, run in
      for (target, size) in [("Bike", "Size"), ("Soup", "Amount")] {
        let made = try run(
          "cd Sources/\(target) && intentgen init Shared --enum \(size):small,large --intent Order "
            + "--parameter x\(size):\(size) && intentgen add sentence Shared.intentdefinition Order 'take {x\(size)}'"
        )
        #expect(made.status == 0, "\(made.errors)")
        let place = "Sources/\(target)/\(target).intentdefinition"
        let intent = target == "Bike" ? "BookRepair" : "OrderSoup"
        let added = try run(
          "intentgen add parameter \(place) \(intent) size --type Integer && sed "
            + "-e 's|^<dict>|<dict><key>IGImports</key><array><string>Shared</string></array>|' "
            + "-e 's|<key>INIntentParameterType<|<key>INIntentParameterEnumType</key><string>\(size)</string>&|' "
            + "\(place) > x && mv x \(place)")
        #expect(added.status == 0, "\(added.errors)")
      }
      for command in ["lint", "describe", "strings --language es"] {
        let clean = try run("intentgen \(command)")
        #expect(clean.status == 0 && !clean.errors.contains("error:"), "\(clean.errors)")
      }
      // One document has room for one of each name.
      for command in ["schema", "openapi"] {
        let refused = try run("intentgen \(command)")
        #expect(refused.status == 1 && refused.errors.contains("[clashing-names]"), "\(refused)")
      }
    }
  }

  @Test("takes a suppression for needed that is needed in one target of several")
  func suppressesInOneTarget() async throws {
    try await withTargets { folder, run in
      let place = "Sources/Soup/Soup.intentdefinition"
      #expect(try run("intentgen add parameter \(place) OrderSoup size --resolve").status == 0)
      for command in ["intentgen lint --strict", "intentgen lint . --strict"] {
        let found = try run(command)
        #expect(found.status == 1 && found.errors.contains("[missing-prompt]"), "\(found.errors)")
      }
      try Data(
        #"{ "suppressions": [ { "rule": "missing-prompt", "reason": "it is said in the title" } ] }"#
          .utf8
      ).write(to: folder.appending(path: "intentgen.json"))
      for command in ["intentgen lint --strict", "intentgen lint . --strict"] {
        let clean = try run(command)
        #expect(clean.status == 0 && clean.errors.isEmpty, "\(clean.errors)")
      }
    }
  }

  @Test(
    "finds a record whose definition is gone, though another target has its own",
    arguments: [
      "intentgen handlers", "intentgen handlers .", "intentgen handlers Sources/",
      "intentgen handlers ./Sources",
      "intentgen handlers Sources/Bike", "intentgen handlers Sources/Soup",
    ])
  func findsAbandonedRecord(_ command: String) async throws {
    try await withTargets { folder, run in
      for target in ["Bike", "Soup"] {
        let place = "Sources/\(target)"
        #expect(try run("intentgen handlers \(place) -o \(place)").status == 0)
      }
      #expect(try run("\(command) --check").status == 0)
      #expect(try run("rm Sources/Bike/Bike.intentdefinition").status == 0)
      let isAsked = !command.hasSuffix("Soup")
      let gone = try run("\(command) --check")
      #expect(gone.status == (isAsked ? 1 : 0), "\(gone.errors)")
      #expect(gone.errors.contains("there is no definition 'Bike' any more") == isAsked)
      #expect(try run(command).status == 0)
      #expect(try run("\(command) --check").status == 0)
    }
  }

  @Test(
    "follows in the record of a definition, where its target has another one",
    arguments: [false, true])
  func followsInItsOwnRecord(isRenamed: Bool) async throws {
    try await withTargets { folder, run in
      let tea = "Sources/Soup/Tea.intentdefinition"
      let made = try run(
        "intentgen init Tea --intent Brew --parameter pot:String -o Sources/Soup "
          + "&& intentgen set \(tea) Brew.pot resolve=true 'prompt=Which pot?' "
          + "&& intentgen handlers Sources/Soup/Soup.intentdefinition -o Sources/Soup/A "
          + "&& intentgen handlers \(tea) -o Sources/Soup/B")
      #expect(made.status == 0, "\(made.errors)")
      let changed = try run(
        "intentgen \(isRenamed ? "rename" : "remove") \(tea) Brew.pot\(isRenamed ? " can" : "")")
      #expect(changed.status == 0, "\(changed.errors)")
      #expect(!changed.output.contains("Soup/A"), "\(changed.output)")
      #expect(changed.output.contains("Sources/Soup/B/.intentgen-handlers.json"))
      let check = try run("intentgen handlers Sources/Soup --check")
      #expect(check.status == 0, "\(check.errors)")
    }
  }

  @Test("removes beside a damaged record, where handlers are to stay as they are")
  func removesBesideDamagedRecord() async throws {
    try await withTargets { folder, run in
      let place = "Sources/Soup/Soup.intentdefinition"
      let made = try run(
        "intentgen add parameter \(place) OrderSoup size && intentgen handlers Sources/Soup -o Sources/Soup "
          + "&& echo '{' > Sources/Soup/.intentgen-handlers.json")
      #expect(made.status == 0, "\(made.errors)")
      #expect(try run("intentgen remove \(place) OrderSoup.size").status == 1)
      let removed = try run("intentgen remove \(place) OrderSoup.size --keep-handlers")
      #expect(removed.status == 0, "\(removed.errors)")
    }
  }

  @Test(
    "takes each definition to the record of its target, once the commands were typed that it suggests",
    arguments: ["intentgen handlers .", "intentgen handlers", "intentgen handlers Sources"])
  func takesEachToItsTarget(_ command: String) async throws {
    try await withTargets { folder, run in
      for target in ["Bike", "Soup"] {
        let refused = try run(command)
        #expect(refused.status == 64)
        let suggestion = try refused.suggestion()
        #expect(suggestion == "\(command) --output Sources/\(target)", "\(refused.errors)")
        let written = try run(suggestion)
        #expect(written.status == 0, "\(written.errors)")
      }
      for (target, handler) in [("Bike", "BookRepair"), ("Soup", "OrderSoup")] {
        #expect(
          try files("Sources/\(target)", in: folder)
            == [
              ".intentgen-handlers.json", "\(target).intentdefinition",
              "\(handler)IntentHandler.swift",
            ].sorted())
      }
      let fresh = try run("\(command) --check")
      #expect(fresh.status == 0 && fresh.output.isEmpty, "\(fresh)")
      #expect(fresh.errors.hasSuffix("to be written; --list-unfinished names them\n"), "\(fresh)")
      _ = try run("intentgen add intent Sources/Soup/Soup.intentdefinition CancelSoup")
      _ = try run("intentgen add intent Sources/Bike/Bike.intentdefinition CancelRepair")
      let stale = try run("\(command) --check")
      #expect(stale.status == 1 && stale.errors.contains("4 files out of date"), "\(stale.errors)")
      #expect(try run(try stale.suggestion() + " --report report.json").status == 0)
      let report = try String(contentsOf: folder.appending(path: "report.json"), encoding: .utf8)
      for path in ["Bike/CancelRepairIntentHandler", "Soup/CancelSoupIntentHandler"] {
        #expect(report.contains("Sources/\(path).swift"), "\(report)")
      }
      #expect(try run("\(command) --check").status == 0)
      #expect(try run("cd Sources/Soup && intentgen handlers . --check").status == 0)
      let unfinished = try run("intentgen handlers --list-unfinished")
      #expect(unfinished.output.contains("Bike") && unfinished.output.contains("Soup"))
    }
  }

  @Test("writes nothing of another target to the folder that is named, and says what writes it")
  func leavesOthersOut() async throws {
    try await withTargets { folder, run in
      for _ in 1...2 {
        let written = try run("intentgen handlers . --output Sources/Bike")
        #expect(written.status == 0, "\(written.errors)")
        #expect(try files("Sources/Soup", in: folder).count < 4)
        #expect(try !files("Sources/Bike", in: folder).contains("OrderSoupIntentHandler.swift"))
        #expect(written.errors.contains("left out: 'Sources/Soup/Soup.intentdefinition'"))
        let other = try run(try written.suggestion())
        #expect(other.status == 0, "\(other.errors)")
        #expect(try files("Sources/Soup", in: folder).contains("OrderSoupIntentHandler.swift"))
      }
    }
  }

  @Test(
    "goes on where a record has a definition of another target by mistake",
    arguments: ["Sources/Soup", ".", ""])
  func prefersOwnTarget(_ input: String) async throws {
    try await withTargets { _, run in
      let mistaken = "intentgen handlers Sources/Soup/Soup.intentdefinition --output Sources/Bike"
      #expect(try run(mistaken).status == 0)
      #expect(try run("intentgen handlers Sources --output Sources/Bike").status == 0)
      #expect(try run("intentgen handlers Sources/Soup --output Sources/Soup").status == 0)
      let fresh = try run("intentgen handlers \(input) --check")
      #expect(fresh.status == 0, "\(fresh.errors)")
    }
  }

  @Test(
    "refuses to write what one target keeps into another, and says what writes it",
    arguments: ["Sources/Soup", "Sources/Soup/Soup.intentdefinition"])
  func refusesOtherTarget(_ input: String) async throws {
    try await withTargets { folder, run in
      for target in ["Bike", "Soup"] {
        #expect(try run("intentgen handlers Sources/\(target) -o Sources/\(target)").status == 0)
      }
      let before = try files("Sources/Bike", in: folder)
      let refused = try run("intentgen handlers \(input) -o Sources/Bike")
      #expect(refused.status == 64, "\(refused)")
      #expect(try files("Sources/Bike", in: folder) == before)
      let suggestion = try refused.suggestion()
      #expect(suggestion == "intentgen handlers Sources/Soup/Soup.intentdefinition")
      #expect(try run(suggestion).status == 0)
    }
  }

  @Test("lets several renames at once wait for each other")
  func renamesAtOnce() async throws {
    try await withTargets { _, run in
      let place = "Sources/Soup/Soup.intentdefinition"
      for name in ["a", "b", "c"] {
        let added = try run("intentgen add parameter \(place) OrderSoup \(name) --resolve")
        #expect(added.status == 0, "\(added.errors)")
      }
      #expect(try run("intentgen handlers Sources/Soup -o Sources/Soup").status == 0)
      // The pipe ends when all of them have; 'wait' needs signals that a test's process may block.
      let renamed = try run(
        "for n in a b c; do intentgen rename \(place) OrderSoup.$n ${n}x & done 2>&1 | cat")
      #expect(!renamed.output.contains("error"), "\(renamed.output)")
      let described = try run("intentgen describe \(place)").output
      for name in ["ax", "bx", "cx"] { #expect(described.contains(name), "\(described)") }
      let fresh = try run("intentgen handlers Sources/Soup --check")
      #expect(fresh.status == 0, "\(fresh.errors)")
    }
  }

  @Test("refuses to compare and to list in one run, of which one would be left out")
  func refusesListAndCheck() async throws {
    try await withTargets { _, run in
      let refused = try run("intentgen handlers Sources/Soup --check --list-unfinished")
      #expect(refused.status == 64 && refused.errors.contains("'--list-unfinished'"), "\(refused)")
    }
  }

  @Test("goes by the class prefix of the target's configuration, as its build does")
  func classPrefix() async throws {
    try await withTargets { folder, run in
      try Data(#"{ "classPrefix": "KC" }"#.utf8)
        .write(to: folder.appending(path: "Sources/Soup/intentgen.json"))
      #expect(try run("intentgen handlers Sources/Soup -o Sources/Soup").status == 0)
      #expect(try run("intentgen generate Sources/Soup -o Generated").status == 0)
      for file in ["Sources/Soup", "Generated"] {
        let found = try run("grep -rl KCOrderSoupIntent \(file)")
        #expect(found.status == 0, "\(file)")
      }
      #expect(try run("intentgen handlers Sources/Soup --check").status == 0)
      let several = try run("intentgen generate . -o Generated")
      #expect(several.status == 1 && several.errors.contains("several class prefixes"))
      #expect(try run("intentgen generate . -o Generated --class-prefix X").status == 0)
    }
  }

  @Test(
    "says of a definition in no target that it is in none, and what moves it into one",
    arguments: ["Garden.intentdefinition", ".", "Garden.intentdefinition --output ."])
  func saysWhatIsMisplaced(_ arguments: String) async throws {
    try await withTargets { folder, run in
      _ = try run("intentgen handlers . --output Sources/Bike")
      _ = try run("intentgen handlers . --output Sources/Soup")
      _ = try run("intentgen init Garden --intent WaterPlant")
      let refused = try run("intentgen handlers \(arguments)")
      #expect(refused.status == 64)
      #expect(refused.errors.contains("is in no target of the package"), "\(refused.errors)")
      #expect(try files("Sources/Bike", in: folder).count == 3)
      let move = try #require(refused.errors.firstMatch(of: /mv .*/)).output
      #expect(try run(String(move)).status == 0, "\(move)")
      #expect(try run("intentgen handlers .").status == 0)
      #expect(try files("Sources/Bike", in: folder).contains("WaterPlantIntentHandler.swift"))
      #expect(try !files("Sources/Soup", in: folder).contains("WaterPlantIntentHandler.swift"))
    }
  }

  @Test("names the definition that was meant, where none is there of that name")
  func namesNearest() async throws {
    try await withTargets { _, run in
      let refused = try run("intentgen handlers Sources/Bike/Bike.intentdefintion")
      #expect(refused.errors.contains("did you mean 'Sources/Bike/Bike.intentdefinition'?"))
    }
  }

  @Test(
    "makes no second record in a target, though two first runs begin before either has made one")
  func makesOneRecord() async throws {
    try await withTargets { folder, run in
      let descriptor = open(folder.appending(path: "Sources/Soup").filePath, O_RDONLY | O_CLOEXEC)
      #expect(flock(descriptor, LOCK_EX) == 0)
      var runs: [(process: Process, errors: FileHandle)] = []
      for output in ["Sources/Soup/A", "Sources/Soup/B"] {
        let (process, errors) = (Process(), Pipe())
        process.executableURL = Command.products.appending(path: "intentgen")
        process.arguments = ["handlers", "Sources/Soup/Soup.intentdefinition", "-o", output]
        process.currentDirectoryURL = folder
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // It has said that it waits.
        _ = errors.fileHandleForReading.availableData
        runs.append((process, errors.fileHandleForReading))
      }
      _ = close(descriptor)
      let said = runs.map { String(decoding: $0.errors.readDataToEndOfFile(), as: UTF8.self) }
      for run in runs { run.process.waitUntilExit() }
      #expect(runs.map(\.process.terminationStatus).sorted() == [0, 64], "\(said)")
      #expect(said.contains { $0.contains("is recorded in 'Sources/Soup/") }, "\(said)")
    }
  }

  @Test(
    "finds the record of a target behind a link, and refuses a second one",
    arguments: [
      ("Sources/Soup/Handlers", "Sources/Soup/Handlers"), ("Sources/Soup", "Sources/Soup"),
      ("Sources/Soup", "Sources/Soup/Handlers"),
    ])
  func findsLinkedRecord(_ link: String, output: String) async throws {
    try await withTargets { folder, run in
      let place = "Sources/Soup/Soup.intentdefinition"
      let made = try run(
        "intentgen add parameter \(place) OrderSoup soup --resolve && mkdir -p \(link) && mv \(link) real "
          + "&& ln -s \"$PWD/real\" \(link) && intentgen handlers \(place) -o \(output)")
      #expect(made.status == 0, "\(made.errors)")
      let second = try run("intentgen handlers \(place) -o Sources/Soup/Others")
      #expect(second.status == 64 && second.errors.contains("is recorded in"), "\(second.errors)")
      let renamed = try run(
        "intentgen rename \(place) OrderSoup.soup dish && intentgen handlers Sources/Soup && intentgen handlers Sources/Soup --check"
      )
      #expect(renamed.status == 0, "\(renamed.errors)")
      let handler = try String(
        contentsOf: folder.appending(path: "\(output)/OrderSoupIntentHandler.swift"),
        encoding: .utf8)
      #expect(handler.contains("resolveDish") && !handler.contains("resolveSoup"), "\(handler)")
      let record = try String(
        contentsOf: folder.appending(path: "\(output)/.intentgen-handlers.json"), encoding: .utf8)
      #expect(record.contains("\"dish\""), "\(record)")
    }
  }

  @Test("says of a name that makes the name of a file too long that it is to be shorter")
  func tellsLongName() async throws {
    try await withTargets { _, run in
      let name = String(repeating: "x", count: 250)
      let written = try run(
        "cd Sources/Soup && intentgen init Long --intent \(name) && intentgen handlers Long.intentdefinition -o Own"
      )
      #expect(written.status != 0 && written.errors.contains("a shorter name"), "\(written.errors)")
    }
  }
}
