import Foundation
import TestSupport
import Testing

@Suite("What a rename says of code that it does not follow")
struct HandlerReferencesTests {
  @Test(
    "is nothing of references of the method that follow, and of overloads of the user's own",
    arguments: [
      ("_ = h.resolveQuantity(for:)", true), ("_ = h.resolveQuantity", true),
      ("_ = h.resolveQuantity(for: made())", true), ("_ = h.resolveQuantity(3)", false),
      ("_ = h.resolveQuantity(for: \"soup\")", false), ("_ = h.resolveQuantity(of:)", false),
      ("let resolveQuantity = 1; _ = resolveQuantity", false),
      ("_ = \\Some.resolveQuantity", false),
    ], ["_ h: some OrderSoupIntentHandling", "_ h: any OrderSoupIntentHandling"])
  func references(_ reference: (line: String, follows: Bool), _ parameter: String) async throws {
    try await withUse("func use(\(parameter)) {\n  \(reference.line)\n}\n") { renamed, code in
      #expect(renamed.status == 0 && !renamed.errors.contains("Use.swift"), "\(renamed)")
      #expect(code.contains("resolveCount") == reference.follows, "\(code)")
      #expect(code.contains("resolveQuantity") == !reference.follows, "\(code)")
    }
  }

  @Test("follows references of a generic handler, and lists what may be a handler of the intent")
  func genericReferences() async throws {
    let code = """
      func use<H: OrderSoupIntentHandling>(_ h: H) {
        _ = h.resolveQuantity(for:)
        _ = load().resolveQuantity(for:)
      }

      """
    try await withUse(code) { renamed, text in
      #expect(renamed.errors.contains("Use.swift:5:14: warning: this names"), "\(renamed)")
      #expect(!renamed.errors.contains("Use.swift:4:"), "\(renamed)")
      #expect(text.contains("_ = h.resolveCount(for:)"), "\(text)")
    }
  }

  /// What a rename says, and makes, of code beside a handler.
  private func withUse(
    _ code: String, _ body: (_ renamed: CommandResult, _ code: String) throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell(
        "intentgen init Soup --intent OrderSoup --parameter quantity:Integer && intentgen handlers . -o .",
        in: folder)
      #expect(made.status == 0, "\(made)")
      let place = folder.appending(path: "Use.swift")
      try Data("import IntentRuntime\n\n\(code)".utf8).write(to: place)
      let renamed = try Command.shell(
        "intentgen rename Soup.intentdefinition OrderSoup.quantity count", in: folder)
      try body(renamed, try String(contentsOf: place, encoding: .utf8))
    }
  }

  @Test(
    "lists properties of what may be the intent, in code and in tests", arguments: [true, false])
  func doubts(_ isRenamed: Bool) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let use =
        "import IntentRuntime\\nfunc use(_ order: OrderSoupIntent) { let x = load(); _ = x.quantity }\\n"
      let manifest =
        "// swift-tools-version: 6.0\\nimport PackageDescription\\n"
        + "let package = Package(name: \"App\", targets: [.target(name: \"App\"), .testTarget(name: \"AppTests\")])\\n"
      let change =
        isRenamed ? "rename $soup OrderSoup.quantity count" : "remove $soup OrderSoup.quantity"
      let result = try Command.shell(
        "mkdir -p Sources/App Tests/AppTests; printf '\(manifest)' > Package.swift; soup=Sources/App/Soup.intentdefinition; "
          + "printf '\(use)' | tee Sources/App/Use.swift > Tests/AppTests/UseTests.swift; "
          + "intentgen init Soup --intent OrderSoup --parameter quantity:Integer -o Sources/App >/dev/null && "
          + "intentgen handlers -o Sources/App >/dev/null && intentgen \(change) >/dev/null && cat Sources/App/Use.swift",
        in: folder)
      #expect(result.status == 0 && result.output.contains("x.quantity"), "\(result)")
      for file in ["Sources/App/Use.swift", "Tests/AppTests/UseTests.swift"] {
        #expect(result.errors.ranges(of: "\(file):2:60: warning: this ").count == 1, "\(result)")
      }
    }
  }

  @Test("leaves calls alone that are given another intent, whose method keeps its name")
  func otherIntents() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell(
        """
        intentgen init Soup --intent OrderSoup --parameter quantity:Integer
        intentgen add intent Soup.intentdefinition CancelSoup
        intentgen add parameter Soup.intentdefinition CancelSoup quantity --type Integer
        intentgen set Soup.intentdefinition CancelSoup.quantity resolve=true; intentgen handlers . -o .
        """, in: folder)
      #expect(made.status == 0, "\(made)")
      let code = """
        import IntentRuntime

        func use<H: OrderSoupIntentHandling & CancelSoupIntentHandling>(_ h: H) async throws {
          _ = try await h.resolveQuantity(for: CancelSoupIntent())
          _ = try await h.resolveQuantity(for: OrderSoupIntent())
          _ = try await h.resolveQuantity(for: made())
        }

        """
      try Data(code.utf8).write(to: folder.appending(path: "Use.swift"))
      let renamed = try Command.shell(
        "intentgen rename Soup.intentdefinition OrderSoup.quantity bowls", in: folder)
      #expect(renamed.status == 0, "\(renamed)")
      let told = renamed.errors.split(separator: "\n").filter { $0.contains("Use.swift") }
      #expect(told.count == 1 && told.first?.contains("Use.swift:6:") == true, "\(renamed)")
      #expect(
        try String(contentsOf: folder.appending(path: "Use.swift"), encoding: .utf8)
          == code.replacing(
            "resolveQuantity(for: OrderSoupIntent())", with: "resolveBowls(for: OrderSoupIntent())")
      )
    }
  }

  @Test("tells of a method of the new name and another type, and lets the working one follow later")
  func obstructed() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handler = folder.appending(path: "H.swift")
      let code = """
        import IntentRuntime

        struct H: OrderSoupIntentHandling {
          func resolveQuantity(for intent: OrderSoupIntent) async throws -> ResolutionResult<Int> { .success(with: 1) }
          func resolveCount(for intent: OrderSoupIntent) -> Int { 1 }
          func handle(intent: OrderSoupIntent) async throws -> OrderSoupIntentResponse { .init(code: .success) }
        }

        """
      try Data(code.utf8).write(to: handler)
      let renamed = try Command.shell(
        "intentgen init Soup --intent OrderSoup --parameter quantity:Integer && intentgen handlers . -o . && "
          + "intentgen rename Soup.intentdefinition OrderSoup.quantity count", in: folder)
      #expect(renamed.status == 0, "\(renamed)")
      #expect(
        renamed.errors.contains("H.swift:5:8: warning: 'resolveCount(for:)' has another type"))
      #expect(try String(contentsOf: handler, encoding: .utf8) == code)
      let again = try Command.shell("intentgen handlers .", in: folder)
      #expect(again.errors.contains("H.swift:5:8: warning: 'resolveCount(for:)' has another type"))
      #expect(try String(contentsOf: handler, encoding: .utf8) == code)
      let moved = code.replacing("resolveCount", with: "amount")
      try Data(moved.utf8).write(to: handler)
      let followed = try Command.shell("intentgen handlers .", in: folder)
      #expect(followed.status == 0 && followed.errors.isEmpty, "\(followed)")
      #expect(
        try String(contentsOf: handler, encoding: .utf8)
          == moved.replacing("resolveQuantity", with: "resolveCount"))
    }
  }
}
