import Foundation
import TestSupport
import Testing

@Suite("Code that a change of the definition is about")
struct FollowingCodeTests {
  /// A folder in which some commands were run.
  private func withFolder(_ commands: String, _ body: (URL) throws -> Void) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell("set -e; \(commands)", in: folder)
      #expect(made.status == 0, "\(made)")
      try body(folder)
    }
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private static let soup = """
    intentgen init Soup --intent OrderSoup --parameter quantity:Integer --parameter note:String
    """

  /// Code that is nested too deep, by what it is nested with.
  private static let deepCode = [
    "calls": "let a = OrderSoupIntent()" + String(repeating: ".a()", count: 5_000),
    "branches": "func f(_ i: OrderSoupIntent) { "
      + String(repeating: "if i.quantity == 1 { } else ", count: 20_000) + "{ } }",
    "more branches than are parsed": String(repeating: "// else\n", count: 50_000)
      + "let a = OrderSoupIntent()",
  ]

  @Test(
    "is followed beside a branch for another version of the compiler that does not parse",
    arguments: [
      "compiler(>=99)", "swift(>=99)", "os(Linux) && compiler(>=99)", "!swift(<99)",
    ])
  func followsBesideOtherVersions(_ condition: String) async throws {
    try await withFolder("\(Self.soup); intentgen handlers . --output . -q") { folder in
      try """
      #if \(condition)
      let x = $ magic) syntax
      #else
      func f(_ i: OrderSoupIntent) -> Int? { i.quantity }
      #endif
      func g(_ i: OrderSoupIntent) -> Int? { i.quantity }

      """.write(to: folder.appending(path: "Other.swift"), atomically: true, encoding: .utf8)
      let result = try Command.shell(
        "intentgen rename Soup.intentdefinition OrderSoup.quantity bowls && intentgen handlers . --check",
        in: folder)
      #expect(result.status == 0, "\(result)")
      #expect(result.errors.contains("Other.swift:1:"), "\(result)")
      let code = try text("Other.swift", in: folder)
      #expect(code.contains("let x = $ magic) syntax"))
      #expect(code.components(separatedBy: "i.bowls").count == 3, "\(code)")
    }
  }

  @Test(
    "is not changed beside what does not parse in a branch that may be compiled",
    arguments: [
      ("compiler(>=5.9)", "#else\nlet y = 1\n"), ("swift(>=6)", ""), ("compiler(>=6.1)", ""),
      ("os(Linux)", "#else\nlet y = 1\n"), ("compiler(<99)", ""),
      ("compiler(>=99)\n#else", ""), ("!compiler(>=99) || os(Linux)", ""),
    ])
  func refusesHalfTyped(_ condition: String, rest: String) async throws {
    try await withFolder("\(Self.soup); intentgen handlers . --output . -q") { folder in
      let other = """
        #if \(condition)
        func f(_ i: OrderSoupIntent) -> Int? { i.quantity }
        let half = (
        \(rest)#endif
        func g(_ i: OrderSoupIntent) -> Int? { i.quantity }

        """
      try other.write(
        to: folder.appending(path: "Other.swift"), atomically: true, encoding: .utf8)
      let result = try Command.shell(
        "intentgen rename Soup.intentdefinition OrderSoup.quantity bowls", in: folder)
      #expect(result.status != 0, "\(result)")
      #expect(try text("Other.swift", in: folder) == other)
    }
  }

  @Test("cannot be changed where files may not grow, and say so")
  func survivesLimit() async throws {
    try await withFolder(Self.soup) { folder in
      let before = try text("Soup.intentdefinition", in: folder)
      let result = try Command.shell(
        "ulimit -f 1; intentgen set Soup.intentdefinition OrderSoup description=x", in: folder)
      #expect(result.status == 1, "\(result)")
      #expect(result.errors.contains("File too large"), "\(result)")
      #expect(try text("Soup.intentdefinition", in: folder) == before)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
      #expect(!files.contains { $0.hasPrefix(".intentgen-") && $0.hasSuffix(".new") }, "\(files)")
    }
  }

  @Test(
    "in the style of Apple's framework keeps its style",
    arguments: [
      "rename Soup.intentdefinition OrderSoup.quantity bowls",
      "remove Soup.intentdefinition OrderSoup.quantity",
    ])
  func keepsStyle(_ command: String) async throws {
    try await withFolder(
      """
      \(Self.soup); intentgen handlers . --output . --style sirikit -q
      intentgen add parameter Soup.intentdefinition OrderSoup size --resolve
      intentgen set Soup.intentdefinition OrderSoup.note type=Integer
      """
    ) { folder in
      let result = try Command.shell("intentgen \(command)", in: folder)
      #expect(result.status == 0, "\(result)")
      let code = try text("OrderSoupIntentHandler.swift", in: folder)
      #expect(
        code.contains(
          "func resolveSize(for intent: OrderSoupIntent) async -> INStringResolutionResult"))
      #expect(
        code.contains(
          "func resolveNote(for intent: OrderSoupIntent) async -> INIntegerResolutionResult"))
      #expect(!code.contains("IntentRuntime") && !code.contains("throws"), "\(code)")
      let again = try Command.shell("intentgen handlers . --style sirikit --check", in: folder)
      #expect(again.status == 0, "\(again)")
    }
  }

  @Test("is up to date after a type was renamed that a definition beside imports")
  func recordsImporting() async throws {
    try await withFolder(
      """
      mkdir -p Sources/A; echo '// swift-tools-version: 6.1' > Package.swift; cd Sources/A
      intentgen init Places --intent GoTo --enum Zone:north,south --parameter zone:Zone
      intentgen init Rides --intent Ride --parameter zone:Zone
      intentgen handlers . --output . -q
      """
    ) { folder in
      let target = folder.appending(path: "Sources/A")
      let renamed = try Command.shell(
        "intentgen rename Places.intentdefinition Zone Area", in: target)
      #expect(renamed.status == 0, "\(renamed)")
      let checked = try Command.shell("intentgen handlers . --check", in: target)
      #expect(checked.status == 0 && !checked.errors.contains("warning"), "\(checked)")
    }
  }

  @Test(
    "of another target that imports the definition's is told of, and that of others is not",
    arguments: [
      "rename Sources/A/Soup.intentdefinition OrderSoup.quantity bowls",
      "remove Sources/A/Soup.intentdefinition OrderSoup.quantity",
    ])
  func tellsOfOtherTargets(_ command: String) async throws {
    try await withFolder(
      """
      mkdir -p Sources/A Sources/B Sources/C; echo '// swift-tools-version: 6.1' > Package.swift
      cd Sources/A; \(Self.soup); intentgen handlers . --output . -q; cd ../..
      printf 'import A\\nlet a = OrderSoupIntent(quantity: 1)\\n' > Sources/B/B.swift
      printf 'let a = OrderSoupIntent(quantity: 1)\\n' > Sources/C/C.swift
      """
    ) { folder in
      let result = try Command.shell("intentgen \(command)", in: folder)
      #expect(result.status == 0, "\(result)")
      #expect(
        result.errors.contains("Sources/B/B.swift:2:25: warning: this names 'quantity'"),
        "\(result)")
      #expect(!result.errors.contains("C.swift"), "\(result)")
    }
  }

  @Test("that names functions of the definition with their labels follows")
  func followsLabels() async throws {
    try await withFolder(
      """
      \(Self.soup)
      intentgen add property Soup.intentdefinition OrderSoup response opening --type Integer
      intentgen add code Soup.intentdefinition OrderSoup closed --format 'Open at ${opening}.'
      intentgen handlers . --output . -q
      """
    ) { folder in
      func code(_ quantity: String, _ closed: String, _ opening: String) -> String {
        """
        import IntentRuntime
        func f() {
          let a = OrderSoupIntentResponse.\(closed)(\(opening):)
          let b = OrderSoupIntent.init(\(quantity):note:)
          let c = OrderSoupIntent.init(of:)
          _ = (a, b, c)
        }
        extension OrderSoupIntent { init(of quantity: Int) { self.init(\(quantity): quantity) } }
        extension OrderSoupIntentResponse {
          static var g: (Int) -> Self { \(closed)(\(opening):) }
        }

        """
      }
      try Data(code("quantity", "closed", "opening").utf8).write(
        to: folder.appending(path: "F.swift"))
      for names in [
        "'OrderSoup response opening' opens", "OrderSoup.closed shut", "OrderSoup.quantity bowls",
      ] {
        let result = try Command.shell(
          "intentgen rename Soup.intentdefinition \(names)", in: folder)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
      }
      #expect(try text("F.swift", in: folder) == code("bowls", "shut", "opens"))
    }
  }

  @Test("that names a function with its labels is told of, where the function is gone")
  func tellsOfLabels() async throws {
    try await withFolder(
      """
      \(Self.soup)
      intentgen add property Soup.intentdefinition OrderSoup response opening --type Integer
      intentgen add code Soup.intentdefinition OrderSoup closed --format 'Open at ${opening}.'
      printf 'let a = OrderSoupIntentResponse.closed(opening:)\\n' > F.swift
      """
    ) { folder in
      let result = try Command.shell(
        "intentgen set Soup.intentdefinition OrderSoup.closed 'format=Closed'", in: folder)
      #expect(
        result.errors.contains("F.swift:1:33: warning: this calls 'closed(opening:)', which is"),
        "\(result)")
    }
  }

  @Test(
    "that is nested too deep to be looked into is named, and nothing changes",
    arguments: deepCode.keys.sorted())
  func refusesDeepCode(_ kind: String) async throws {
    let code = try #require(Self.deepCode[kind])
    try await withFolder("\(Self.soup); intentgen handlers . --output . -q") { folder in
      try Data((code + "\n").utf8).write(to: folder.appending(path: "Deep.swift"))
      let definition = try text("Soup.intentdefinition", in: folder)
      for command in ["handlers .", "rename Soup.intentdefinition OrderSoup.quantity bowls"] {
        let result = try Command.shell("intentgen \(command)", in: folder)
        #expect(result.status == 1, "\(result)")
        #expect(
          result.errors.contains("Deep.swift: error: the file is nested deeper than"), "\(result)")
      }
      #expect(try text("Soup.intentdefinition", in: folder) == definition)
    }
  }

  @Test("that is nested as deep as people write it follows")
  func followsLongChains() async throws {
    try await withFolder("\(Self.soup); intentgen handlers . --output . -q") { folder in
      let chain = "let a = OrderSoupIntent(quantity: 1)" + String(repeating: ".a()", count: 300)
      try Data((chain + "\n").utf8).write(to: folder.appending(path: "Deep.swift"))
      let result = try Command.shell(
        "intentgen rename Soup.intentdefinition OrderSoup.quantity bowls", in: folder)
      #expect(result.status == 0, "\(result)")
      #expect(try text("Deep.swift", in: folder).hasPrefix("let a = OrderSoupIntent(bowls: 1).a()"))
    }
  }

  @Test("is marked for the reason that there is by now")
  func followsReason() async throws {
    try await withFolder(
      """
      \(Self.soup); intentgen add intent Soup.intentdefinition BuySoup
      intentgen handlers . --output . -q
      intentgen remove Soup.intentdefinition OrderSoup
      """
    ) { folder in
      let name = "OrderSoupIntentHandler.swift"
      #expect(try text(name, in: folder).contains("no longer has the intent 'OrderSoup'"))
      let result = try Command.shell(
        "intentgen add intent Soup.intentdefinition OrderSoup && intentgen handlers . && intentgen handlers . --check",
        in: folder)
      #expect(result.status == 0, "\(result)")
      let code = try text(name, in: folder)
      #expect(!code.contains("no longer has the intent"))
      #expect(
        code.contains(
          """
            // intentgen: the intent 'OrderSoup' no longer asks for this method; remove it once you no longer need its code
            func resolveQuantity(
          """), "\(code)")
    }
  }

  @Test("has the names of a definition in one spelling of letters with marks, whichever that has")
  func composesNames() async throws {
    try await withFolder(
      """
      intentgen init Soup --intent OrderSoup --enum Cr\u{E8}me:d\u{E9}j\u{E0},neuf --parameter caf\u{E9}:Cr\u{E8}me
      intentgen handlers . --output . -q; intentgen generate . -o g -q
      """
    ) { folder in
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "g").filePath
      ).filter { $0.hasSuffix(".swift") }
      let before = try files.map { try Data(contentsOf: folder.appending(path: "g/\($0)")) }
      let place = folder.appending(path: "Soup.intentdefinition")
      let composed = try Data(contentsOf: place)
      var text = String(decoding: composed, as: UTF8.self)
      for name in ["caf\u{E9}", "Cr\u{E8}me", "d\u{E9}j\u{E0}"] {
        text = text.replacing(
          ">\(name)<", with: ">\(name.decomposedStringWithCanonicalMapping)<")
      }
      let decomposed = Data(text.utf8)
      #expect(decomposed != composed)
      try decomposed.write(to: place)
      let result = try Command.shell(
        "cp OrderSoupIntentHandler.swift before; intentgen handlers . && cmp OrderSoupIntentHandler.swift before && "
          + "intentgen generate . -o g -q", in: folder)
      #expect(result.status == 0, "\(result)")
      for (file, data) in zip(files, before) {
        let after = try Data(contentsOf: folder.appending(path: "g/\(file)"))
        let lines = zip(
          String(decoding: data, as: UTF8.self).unicodeScalars.split(separator: "\n"),
          String(decoding: after, as: UTF8.self).unicodeScalars.split(separator: "\n"))
        for (old, new) in lines where !old.elementsEqual(new) {
          // Texts may differ in what people read; no identifier does.
          #expect(new.contains("\"") || String(new).contains("//"), "\(String(new))")
        }
      }
      let renamed = try Command.shell(
        "intentgen rename Soup.intentdefinition OrderSoup.caf\u{E9} caf\u{E9}", in: folder)
      #expect(renamed.status == 0, "\(renamed)")
      let now = try Data(contentsOf: place)
      #expect(now.count == decomposed.count - 1)
    }
  }

  @Test(
    "is not added to a definition with a value that cannot be read",
    arguments: [
      "parameter Soup.intentdefinition OrderSoup spice", "case Soup.intentdefinition Size huge",
    ])
  func refusesUnreadable(_ words: String) async throws {
    try await withFolder(
      """
      intentgen init Soup --intent OrderSoup --enum Size:small,large --parameter size:Size
      intentgen set Soup.intentdefinition OrderSoup.size display-name='How large'
      sed -i.old 's:<integer>1</integer>:<real>1e400</real>:' Soup.intentdefinition
      """
    ) { folder in
      let before = try text("Soup.intentdefinition", in: folder)
      let result = try Command.shell("intentgen add \(words)", in: folder)
      #expect(result.status == 1, "\(result)")
      #expect(result.errors.contains("belongs there [wrong-value-type]"), "\(result)")
      #expect(try text("Soup.intentdefinition", in: folder) == before)
    }
  }
}
