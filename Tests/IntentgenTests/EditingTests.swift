import Foundation
import TestSupport
import Testing

@Suite("intentgen init and add")
struct EditingTests {
  @Test("make a definition whose code compiles, step by step")
  func makeDefinition() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let definition = folder.appending(path: "Soup.intentdefinition").filePath
      #expect(try Command.intentgen("init", "Soup", "-o", folder.filePath).status == 0)
      for arguments in [
        ["type", "Dish"], ["property", "Dish", "price", "--type", "CurrencyAmount"],
        ["enum", "Size", "small", "large"], ["case", "Size", "huge"],
        ["intent", "OrderSoup", "--category", "order", "--verb", "Order", "--confirm"],
        ["parameter", "OrderSoup", "dish", "--type", "Dish", "--resolve", "--options", "--search"],
        ["parameter", "OrderSoup", "size", "--type", "Size", "--prompt", "How large?"],
        ["parameter", "OrderSoup", "guests", "--type", "Person", "--array"],
        ["parameter", "OrderSoup", "payee", "--type", "BillPayee"],
        ["reason", "OrderSoup.size", "tooLarge", "--format", "We have no ${size} bowl."],
        ["property", "OrderSoup", "waitTime", "--type", "Integer"],
        ["code", "OrderSoup", "cooking", "--success", "--format", "Ready in ${waitTime} minutes."],
      ] {
        let result = try Command.run(
          Command.products.appending(path: "intentgen").filePath,
          ["add", arguments[0], definition] + arguments.dropFirst())
        #expect(result.status == 0)
        #expect(result.errors.isEmpty, "\(arguments): \(result.errors)")
      }
      let described = try Command.intentgen("describe", definition).output
      #expect(described.contains("    dish: Dish resolved with options\n"))
      #expect(
        described.contains(
          "    size: Size resolved\n      prompt — How large?\n"
            + "      refused as tooLarge — We have no ${size} bowl.\n"))
      #expect(described.contains("    guests: [Person]\n"))
      #expect(described.contains("    code cooking — Ready in ${waitTime} minutes.\n"))
      #expect(described.contains("    huge = 3 — Huge\n"))
    }
  }

  @Test(
    "change no other line of a real definition, and use no tag or ID twice",
    .enabled(if: Fixture.shared != nil, "the real definitions are not here"))
  func leaveOtherLines() async throws {
    let real = try #require(Fixture.corpus.first { $0.path.contains("soup-chef") })
    try await Fixture.withTemporaryFolder { folder in
      let copy = folder.appending(path: "Intents.intentdefinition")
      // Not the permissions: the real one may be write-protected.
      try Data(contentsOf: real).write(to: copy)
      let before = try String(contentsOf: copy, encoding: .utf8).split(separator: "\n")
      for arguments in [
        ["parameter", copy.filePath, "OrderSoup", "spiciness", "--type", "Integer"],
        ["code", copy.filePath, "OrderSoup", "kitchenClosed", "--format", "We are closed."],
      ] {
        let result = try Command.run(
          Command.products.appending(path: "intentgen").filePath, ["add"] + arguments)
        #expect(result.status == 0, "\(result.errors)")
      }
      let after = try String(contentsOf: copy, encoding: .utf8).split(separator: "\n")
      // Apart from the highest tag, lines were only added.
      let removed = after.difference(from: before).removals
      #expect(removed.count == 1)
      #expect(after.contains { $0.contains("<string>spiciness</string>") })
      let identifiers = after.indices.filter { after[$0].contains("DisplayNameID</key>") }
        .map { after[$0 + 1] }
      #expect(Set(identifiers).count == identifiers.count)
    }
  }

  @Test(
    "say what cannot be, and change nothing",
    arguments: [
      (["intent", "Soup"], "there is an intent 'Soup' already; choose another name"),
      (["intent", "Order Soup"], "cannot name a Swift type"),
      (
        ["parameter", "Sup", "a"],
        "there is no intent 'Sup' in the definition; did you mean 'Soup'?"
      ),
      (["parameter", "Soup.text", "a"], "'Soup.text' is a parameter; name an intent"),
      (["parameter", "Soup", "frame size"], "call it 'frameSize'"),
      (["code", "Soup", "sold-out"], "call it 'soldOut'"),
      (["parameter", "a"], "Name the definition, what to add to, and what is added"),
      (["parameter", "Soup", "one,two"], "is several names; part them with spaces"),
      (
        ["parameter", "Soup", "of", "the", "day"],
        "'of' and 'the' and 'day' are 3 names; add one at a time, 'Soup of' first, or write them as one: 'ofTheDay'"
      ),
      (
        ["parameter", "Soup", "day", "--prompt", "On", "which", "day?"],
        "there is no 'day which day?' in 'Soup'; put a text of several words in quotes"
      ),
      (
        ["sentence", "Soup", "soup", "of", "the", "day"],
        "there is no 'soup of the …' in 'Soup'; put a text of several words in quotes"
      ),
      (
        ["code", "Soup", "late", "--format", "In ${days} days."],
        "this adds it: intentgen add property"
      ),
      (["parameter", "Soup", "text"], "there is a parameter 'text' already"),
      (
        ["parameter", "Soup", "a", "--type", "Strng"], "'Strng' is no type; did you mean 'String'?"
      ),
      (
        ["reason", "Soup", "txt", "long"],
        "there is no parameter 'Soup txt' in the definition; did you mean 'Soup.text'?"
      ),
      (
        ["code", "Soup", "success", "--format", "Here you are."],
        "there is a code 'success' already; choose another name, or change that one with 'intentgen set'"
      ),
      (["property", "Dish", "a"], "there is no type or intent 'Dish' in the definition"),
      (
        ["case", "Size", "a"], "there is no enumeration 'Size' in the definition; there is none yet"
      ),
      (
        ["intent", "Tea", "--title", "a\u{1}b"], "'a\\u{1}b' has a character that XML does not have"
      ),
      (["domain", "Mesages"], "there is no domain 'Mesages'; did you mean 'Messages'?"),
    ]
  )
  func refuse(_ arguments: [String], problem: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let definition = folder.appending(path: "Soup.intentdefinition")
      _ = try Command.intentgen("init", "Soup", "-o", folder.filePath)
      let before = try Data(contentsOf: definition)
      let result = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        ["add", arguments[0], definition.filePath] + arguments.dropFirst())
      let isUsage = problem.first?.isUppercase == true
      #expect(result.status == (isUsage ? 64 : 1))
      #expect(result.errors.contains(problem), "\(result.errors)")
      #expect(isUsage || result.errors.hasPrefix(definition.filePath + ":"))
      #expect(try Data(contentsOf: definition) == before)
    }
  }

  @Test(
    "say that no number is left above the highest there is, and go on where none is needed",
    arguments: [
      ("INIntentLastParameterTag", ["parameter", "Soup", "a"], "none is left for it"),
      ("INIntentParameterTag", ["parameter", "Soup", "a"], "none is left for it"),
      ("INIntentParameterDisplayPriority", ["parameter", "Soup", "a"], nil),
      ("INEnumValueIndex", ["case", "Size", "huge"], "none is left for it"),
      ("INTypePropertyTag", ["property", "Dish", "a"], "none is left for it"),
      ("INTypeLastPropertyTag", ["property", "Dish", "a"], "none is left for it"),
    ] as [(String, [String], String?)])
  func endOfNumbers(_ key: String, arguments: [String], problem: String?) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let definition = folder.appending(path: "Soup.intentdefinition")
      _ = try Command.intentgen("init", "Soup", "-o", folder.filePath)
      _ = try Command.intentgen("add", "type", definition.filePath, "Dish")
      _ = try Command.intentgen("add", "enum", definition.filePath, "Size", "small", "large")
      let text = try String(contentsOf: definition, encoding: .utf8)
      let last = try #require(text.range(of: "<key>\(key)</key>", options: .backwards))
      let number = try #require(text[last.upperBound...].firstRange(of: /[0-9]+/))
      let changed = text.replacingCharacters(in: number, with: "9223372036854775807")
      try Data(changed.utf8).write(to: definition)
      let result = try Command.run(
        Command.products.appending(path: "intentgen").filePath,
        ["add", arguments[0], definition.filePath] + arguments.dropFirst())
      #expect(!result.isKilled && result.status == (problem == nil ? 0 : 1), "\(result.errors)")
      if let problem { #expect(result.errors.contains(problem)) }
    }
  }

  @Test("keep comments and layout that Xcode's editor would not have")
  func keepForeignLayout() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let definition = folder.appending(path: "Soup.intentdefinition")
      _ = try Command.intentgen("init", "Soup", "-o", folder.filePath)
      let text = try String(contentsOf: definition, encoding: .utf8)
      let commented =
        "\u{FEFF}"
        + text.replacing("<dict>\n\t<key>INEnums", with: "<dict>\n\t<!-- a --><key>INEnums")
        .replacing("\n", with: "\r\n").replacing("\t", with: "  ")
      try Data(commented.utf8).write(to: definition)
      let added = try Command.intentgen("add", "intent", definition.filePath, "Tea")
      #expect(added.status == 0, "\(added.errors)")
      let after = String(decoding: try Data(contentsOf: definition), as: UTF8.self)
      #expect(after.hasPrefix("\u{FEFF}") && !after.contains("\t"))
      #expect(after.replacing("\r\n", with: "").contains("\n") == false)
      let difference = after.split(separator: "\r\n")
        .difference(from: commented.split(separator: "\r\n"))
      #expect(difference.removals.isEmpty)
      #expect(try Command.intentgen("lint", definition.filePath).status == 0)
    }
  }

  @Test("begin with what is named")
  func beginWithNames() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.intentgen(
        "init", "Cafe", "-o", folder.filePath, "--confirm", "--intent", "OrderCoffee", "--enum",
        "Size:small,large", "--parameter", "size:Size", "--parameter", "shots:Integer",
        "--parameter", "guests:[Person]")
      #expect(made.status == 0, "\(made.errors)")
      let described = try Command.intentgen(
        "describe", folder.appending(path: "Cafe.intentdefinition").filePath
      ).output
      #expect(described.contains("  intent OrderCoffeeIntent — Order Coffee\n    asks the user"))
      #expect(
        described.contains(
          "    size: Size resolved\n      prompt — Which size?\n    shots: Integer resolved\n"))
      #expect(described.contains("    guests: [Person] resolved\n"))
      #expect(described.contains("    large = 2 — Large\n"))
      #expect(!described.contains("CafeIntent —") && !described.contains("text:"))
      let refused = try Command.intentgen("init", "A", "--empty", "--intent", "B")
      #expect(refused.status == 64)
    }
  }

  @Test("begin with a domain of the system, or with nothing, and overwrite nothing")
  func begin() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let messages = try Command.intentgen(
        "init", "Chat", "--domain", "Messages", "-o", folder.filePath)
      #expect(messages.status == 0, "\(messages.errors)")
      let chat = folder.appending(path: "Chat.intentdefinition").filePath
      #expect(
        try Command.intentgen("describe", chat).output.contains(
          "intent SendMessageIntent in Messages"))
      #expect(
        try Command.intentgen("init", "Nothing", "--empty", "-o", folder.filePath).status == 0)
      let again = try Command.intentgen("init", "Chat", "-o", folder.filePath)
      #expect(again.status == 1)
      #expect(again.errors.contains("the file is there already"))
    }
  }

  @Test(
    "name nothing that another definition of the target names, and say what adds to that one",
    arguments: [
      "intentgen init Second --intent BookRepair -o Sources/Bike/More",
      "intentgen add intent Sources/Bike/Second.intentdefinition BookRepair",
      "intentgen rename Sources/Bike/Second.intentdefinition Second BookRepair",
    ])
  func takenNames(_ command: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      try Data().write(to: folder.appending(path: "Package.swift"))
      func run(_ line: String) throws -> CommandResult { try Command.shell(line, in: folder) }
      #expect(try run("intentgen init Bike --intent BookRepair -o Sources/Bike").status == 0)
      #expect(try run("intentgen init Second -o Sources/Bike").status == 0)
      let elsewhere = try run("intentgen init Bike --intent BookRepair -o Sources/Other")
      #expect(elsewhere.status == 0, "\(elsewhere.errors)")
      let before = try run("find . -type f | sort | xargs cat").output
      let refused = try run(command)
      #expect(refused.status == 1 && refused.errors.contains("[clashing-names]"), "\(refused)")
      #expect(try run("find . -type f | sort | xargs cat").output == before)
      let isBegun = command.contains(" init ")
      #expect(
        refused.errors.contains("'intentgen add intent Sources/Bike/Bike.intentdefinition NAME'")
          == isBegun)
    }
  }
}
