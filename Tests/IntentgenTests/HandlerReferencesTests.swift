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
