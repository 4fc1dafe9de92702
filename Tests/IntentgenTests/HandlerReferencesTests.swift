import Foundation
import TestSupport
import Testing

@Suite("What a rename says of code that it does not follow")
struct HandlerReferencesTests {
  @Test(
    "lists references of the method, and no overload of the user's own",
    arguments: [
      ("_ = h.resolveQuantity(for:)", true), ("_ = h.resolveQuantity", true),
      ("_ = h.resolveQuantity(for: made())", true), ("_ = h.resolveQuantity(3)", false),
      ("_ = h.resolveQuantity(for: \"soup\")", false), ("_ = h.resolveQuantity(of:)", false),
      ("let resolveQuantity = 1; _ = resolveQuantity", false),
      ("_ = \\Some.resolveQuantity", false),
    ])
  func references(_ line: String, _ isListed: Bool) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell(
        "intentgen init Soup --intent OrderSoup --parameter quantity:Integer && intentgen handlers . -o .",
        in: folder)
      #expect(made.status == 0, "\(made)")
      let code =
        "import IntentRuntime\n\nfunc use(_ h: some OrderSoupIntentHandling) {\n  \(line)\n}\n"
      try Data(code.utf8).write(to: folder.appending(path: "Use.swift"))
      let renamed = try Command.shell(
        "intentgen rename Soup.intentdefinition OrderSoup.quantity count", in: folder)
      #expect(renamed.status == 0, "\(renamed)")
      #expect(renamed.errors.contains("Use.swift:4:") == isListed, "\(renamed)")
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
