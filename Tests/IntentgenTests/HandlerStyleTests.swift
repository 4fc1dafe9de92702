import Foundation
import TestSupport
import Testing

@Suite("The style of handlers")
struct HandlerStyleTests {
  private typealias Run = (_ line: String) throws -> CommandResult

  /// A folder with a definition and a file with a handler, and commands in it.
  private func withHandler(
    _ handler: String, at path: String = "H.swift", of line: String = Self.soup,
    _ body: (URL, Run) throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let made = try Command.shell(line, in: folder)
      #expect(made.status == 0, "\(made)")
      let file = folder.appending(path: path)
      try Data(handler.utf8).write(to: file)
      try body(file) { try Command.shell("intentgen \($0)", in: folder) }
    }
  }

  private func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  private static let soup = "intentgen init A --intent OrderSoup --parameter size"

  private static let resolving = """
      func resolveSize(for intent: OrderSoupIntent, with done: @escaping (INStringResolutionResult) -> Void) {
        done(.notRequired())
      }

    """
  private static let handling = """
      func handle(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {
        completion(OrderSoupIntentResponse(code: .success, userActivity: nil))
      }

    """
  private static let completing = resolving + handling

  private static func appleClass(_ conformance: String, with beside: String = "") -> String {
    "import Intents\n\(beside)\nclass H: NSObject, \(conformance) {\n\(completing)}\n"
  }

  @Test(
    "is Apple's however a class with completions says what it conforms to, or wherever it has them",
    arguments: [
      appleClass("OrderSoupIntentHandling"),
      appleClass("@preconcurrency OrderSoupIntentHandling"),
      appleClass("@MainActor OrderSoupIntentHandling"),
      appleClass("nonisolated OrderSoupIntentHandling"),
      appleClass("`OrderSoupIntentHandling`"),
      appleClass("A.OrderSoupIntentHandling"),
      appleClass("(OrderSoupIntentHandling)"),
      appleClass("OrderSoupIntentHandling & Sendable"),
      appleClass("Soups", with: "typealias Soups = OrderSoupIntentHandling & Sendable"),
      appleClass("Soups", with: "protocol Soups: OrderSoupIntentHandling {}"),
      "class Base: NSObject {}\nclass H: Base, OrderSoupIntentHandling {}\nextension H {\n\(completing)}\n",
      "class H: Base, OrderSoupIntentHandling {\n\(handling)}\nclass Base {\n\(resolving)}\n",
    ])
  func isApples(_ handler: String) async throws {
    try await withHandler(handler) { file, run in
      let refused = try run("handlers . --output .")
      #expect(refused.status == 64 && refused.errors.contains("--style sirikit"), "\(refused)")
      #expect(try text(file) == handler)
      let renamed = try run("rename A.intentdefinition OrderSoup.size big")
      #expect(renamed.status == 0 && !renamed.errors.contains("signature"), "\(renamed)")
      #expect(try text(file) == handler.replacing("resolveSize", with: "resolveBig"))
    }
  }

  @Test("is Apple's in a handler of a whole domain")
  func ofDomain() async throws {
    let definitions = Fixture.packageRoot.appending(path: "Definitions").filePath
    let handler = """
      import Intents

      final class H: NSObject, RidesharingDomainHandling {
        func resolvePartySize(for intent: RequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {
          completion(.notRequired())
        }

        func handle(intent: RequestRideIntent, completion: @escaping (RequestRideIntentResponse) -> Void) {
          completion(RequestRideIntentResponse(code: .success, userActivity: nil))
        }
      }

      """
    let copying = ["Ridesharing", "Common"].map { "cp '\(definitions)/\($0).intentdefinition' S/" }
    let line = "mkdir S; " + copying.joined(separator: "; ")
    try await withHandler(handler, at: "S/H.swift", of: line) { file, run in
      let refused = try run("handlers S -o S --per domain")
      #expect(refused.status == 64 && refused.errors.contains("--style sirikit"), "\(refused)")
      #expect(try text(file) == handler)
      let renamed = try run("rename S/Ridesharing.intentdefinition RequestRide.partySize crowd")
      #expect(renamed.status == 0 && !renamed.errors.contains("signature"), "\(renamed)")
      // What else the domain asks for is added.
      let lines = handler.replacing("PartySize", with: "Crowd").split(separator: "\n")
      let kept = Set(try text(file).split(separator: "\n"))
      #expect(lines.allSatisfy(kept.contains), "\(kept)")
    }
    try await withHandler("", of: line) { _, run in
      let made = try run("handlers S -o S --per domain --style sirikit -q")
      #expect(made.status == 0, "\(made)")
      #expect(try run("handlers S").status == 64)
    }
  }

  @Test("is Apple's still where the intent has another name by now")
  func ofRenamedIntent() async throws {
    let handler = Self.appleClass("OrderSoupIntentHandling")
    try await withHandler(handler) { file, run in
      let first = try run("handlers . --output . --style sirikit -q")
      let kept = try text(file)
      #expect(first.status == 0 && kept.contains("with done"), "\(first)")
      let definition = file.deletingLastPathComponent().appending(path: "A.intentdefinition")
      let renamed = try text(definition).replacing(
        "<string>OrderSoup</string>", with: "<string>OrderStew</string>")
      try Data(renamed.utf8).write(to: definition)
      let refused = try run("handlers .")
      #expect(refused.status == 64 && refused.errors.contains("--style sirikit"), "\(refused)")
      #expect(try text(file) == kept)
    }
  }

  private static let answering = """
      func resolveSize(for intent: OrderSoupIntent) async throws -> ResolutionResult<String> { .notRequired() }
      func handle(intent: OrderSoupIntent) async throws -> OrderSoupIntentResponse { .init(code: .success) }

    """

  @Test(
    "is ours by the methods that are asked for, wherever they are and whatever else the type has",
    arguments: [
      "final class H: NSObject, OrderSoupIntentHandling {}\nextension H {\n\(answering)}\n",
      "struct H: OrderSoupIntentHandling {\n\(answering)"
        + "  private func load(for url: String, with completion: @escaping (Int) -> Void) { completion(1) }\n}\n",
      "final class H: OrderSoupIntentHandling {\n\(answering)"
        + "  private func load(for intent: OrderSoupIntent, with completion: @escaping (Int) -> Void) { completion(1) }\n}\n",
      "final class H: OrderSoupIntentHandling {\n\(answering)"
        + "  func resolveSize(for intent: OrderSoupIntent, with options: Options) -> ResolutionResult<String> { .notRequired() }\n}\n",
      "import Intents\nimport A\nstruct H: OrderSoupIntentHandling {\n\(answering.replacing(" throws", with: ""))}\n",
      "import Intents\nimport A\nactor H: OrderSoupIntentHandling {\n"
        + "  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init(code: .success) }\n}\n",
      "import Intents\nimport A\nclass H: NSObject, OrderSoupIntentHandling {\n\(answering.replacing(" throws", with: ""))}\n",
    ])
  func isOurs(_ handler: String) async throws {
    try await withHandler(handler) { file, run in
      let refused = try run("handlers . --output . --style sirikit")
      #expect(refused.status == 64 && refused.errors.contains("--style value"), "\(refused)")
      #expect(try text(file) == handler)
      let result = try run("handlers . --output .")
      #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    }
  }

  @Test("is Apple's where only a method of the user's own throws")
  func ofThrowingHelper() async throws {
    let handler = """
      import Intents

      class H: NSObject, OrderSoupIntentHandling {
        func resolveKind(for intent: OrderSoupIntent) async -> KindResolutionResult { .notRequired() }
        func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init(code: .success, userActivity: nil) }
        func price(for soup: String) throws -> Int { 1 }
      }

      """
    let soup = "intentgen init A --intent OrderSoup --enum Kind:thin,thick --parameter kind:Kind"
    try await withHandler(handler, of: soup) { file, run in
      #expect(try run("handlers . --output .").status == 64)
      let going = try run("handlers . --output . --style sirikit")
      #expect(going.status == 0, "\(going)")
      _ = try run("add parameter A.intentdefinition OrderSoup size --resolve")
      let renamed = try run("rename A.intentdefinition OrderSoup.kind sort")
      #expect(renamed.status == 0, "\(renamed)")
      #expect(try text(file).contains("resolveSort(for intent: OrderSoupIntent) async -> Kind"))
      #expect(
        try text(file).contains(
          "resolveSize(for intent: OrderSoupIntent) async -> INStringResolutionResult"))
    }
  }

  /// Handlers with the style that they are in, whose methods may belong to either.
  private static let mixed: [(style: String, handler: String)] = [
    (
      "sirikit",
      """
      import Intents
      typealias Sizes = INObjectCollection<NSString>
      class H: NSObject, OrderSoupIntentHandling {
        func provideSizeOptionsCollection(for intent: OrderSoupIntent) async throws -> Sizes { Sizes(items: []) }
      \(plain)}

      """
    ),
    (
      "sirikit",
      """
      import Intents
      class H: NSObject, OrderSoupIntentHandling {
        func provideSizeOptions(for intent: OrderSoupIntent) async throws -> [String] { [] }
      \(plain)}

      """
    ),
    ("sirikit", returningNothing),
    (
      "value",
      "\(own)  func handle(intent: OrderSoupIntent, completion: @escaping (Error?) -> Void) {}\n}\n"
    ),
    ("value", "\(own)  func handle(intent: OrderSoupIntent, completion: Progress) {}\n}\n"),
  ]

  private static let plain =
    "  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init(code: .success, userActivity: nil) }\n"
  private static let own =
    "import IntentRuntime\nfinal class H: OrderSoupIntentHandling {\n\(answering)"
  private static let returningNothing = appleClass("OrderSoupIntentHandling")
    .replacing("-> Void) {", with: "-> Void) -> (Void) {")

  @Test(
    "is told the same whichever style a run is in, where only what offers values throws, or an overload has a completion",
    arguments: mixed)
  func isToldAlike(_ style: String, handler: String) async throws {
    let soup = Self.soup + "; intentgen set A.intentdefinition OrderSoup.size options=true"
    try await withHandler(handler, of: soup) { file, run in
      let other = style == "value" ? "sirikit" : "value"
      let refused = try run("handlers . --output . --style \(other)")
      #expect(refused.status == 64 && refused.errors.contains("--style \(style)"), "\(refused)")
      #expect(try text(file) == handler)
      let going = try run("handlers . --output . --style \(style) --dry-run")
      #expect(going.status == 0, "\(going)")
      let renamed = try run("rename A.intentdefinition OrderSoup.size big")
      #expect(renamed.status == 0, "\(renamed)")
      let written = try text(file)
      let ours = ["ResolutionResult<String>", "OptionsCollection<String>"].contains {
        written.contains($0)
      }
      #expect(ours == (style == "value"), "\(written)")
    }
  }

  @Test("is that of the target's configuration where no option says it")
  func isConfigured() async throws {
    let soup =
      "mkdir -p Sources/T; echo '// swift-tools-version: 6.1' > Package.swift; cd Sources/T; "
      + "\(Self.soup); echo '{ \"style\": \"sirikit\" }' > intentgen.json"
    try await withHandler("", at: "Sources/T/Empty.swift", of: soup) { file, run in
      let made = try run("handlers Sources/T -o Sources/T")
      #expect(made.status == 0 && made.output.contains("created"), "\(made)")
      let folder = file.deletingLastPathComponent()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
      let written = try names.filter { $0.hasSuffix("Handler.swift") }
        .map { try text(folder.appending(path: $0)) }
      #expect(written.count == 1 && written[0].contains("class OrderSoup"), "\(written)")
    }
  }

  @Test("says nothing of a helper that has a completion beside what gives a default")
  func leavesHelpers() async throws {
    let handler = Self.appleClass("OrderSoupIntentHandling").replacing(
      "OrderSoupIntentHandling {\n",
      with: "OrderSoupIntentHandling {\n"
        + "  func defaultSize(for intent: OrderSoupIntent, with completion: @escaping (String) -> Void) {}\n"
    )
    let soup = Self.soup + "; intentgen set A.intentdefinition OrderSoup.size default=true"
    try await withHandler(handler, of: soup) { _, run in
      let result = try run("handlers . --output . --style sirikit --strict")
      #expect(!result.errors.contains("changed-handler"), "\(result)")
    }
  }
}
