import Foundation
import TestSupport
import Testing

@Suite("The module Intents, beside the interface of Apple's framework")
struct FrameworkInterfaceTests {
  /// What Apple's interface says of a type.
  private struct Entry: Decodable {
    var inherits: [String]
    var members: [String]
  }

  private struct Interface: Decodable {
    var protocols: [String: Entry]
    var classes: [String: Entry]
    var enums: [String: Entry]
    var structs: [String: Entry]
  }

  /// What is left out, by the beginning of its place, and why.
  private static let leftOut: [(place: String, reason: String)] = [
    (
      "INEnumResolutionResult.class func __success",
      "only what is generated calls it, and ours calls an initialiser"
    ),
    (
      "INIntentResolutionResult.class func __confirmationRequiredWithItem",
      "only what is generated calls it, and ours calls an initialiser"
    ),
    (
      "INIntent.func __",
      "Swift has the images of parameters by key path, which a reference without one cannot name"
    ),
    (
      "INNotebookItemTypeResolutionResult.class func __disambiguation",
      "Swift has it as disambiguation(with:), of the items themselves"
    ),
  ]

  @Test(
    "has every method, initialiser, property, code and function of intents, responses and results",
    .enabled(if: Fixture.shared != nil, "Apple's interface is not here")
  )
  func hasIntents() async throws {
    let missing = try await missing { name in Self.isOfIntents(name) }
    print("intents: \(missing.count - missing.uses.count) of \(missing.count) declarations")
    for use in missing.uses {
      let isLeftOut = Self.leftOut.contains { "\(use.type).\(use.member)".hasPrefix($0.place) }
      #expect(isLeftOut, "\(use.type) has no '\(use.member)'")
    }
    #expect(missing.count > 1_000)
  }

  @Test(
    "has 95 % of what the classes of values have",
    .enabled(if: Fixture.shared != nil, "Apple's interface is not here")
  )
  func hasValues() async throws {
    let missing = try await missing { name in !Self.isOfIntents(name) }
    print("values: \(missing.count - missing.uses.count) of \(missing.count) declarations")
    let share = 1 - Double(missing.uses.count) / Double(missing.count)
    #expect(
      share >= 0.95,
      "\(missing.uses.count) of \(missing.count): \(missing.uses.map { "\($0.type).\($0.member)" })"
    )
  }

  /// Whether a type belongs to an intent, rather than being a value.
  private static func isOfIntents(_ name: String) -> Bool {
    [
      "Intent", "IntentResponse", "IntentResponseCode", "IntentHandling", "ResolutionResult",
      "Reason",
    ]
    .contains { name.hasSuffix($0) }
  }

  /// The declarations of some types that the compiler does not find, and how many there are.
  private func missing(
    where isWanted: (String) -> Bool
  ) async throws -> (uses: [InterfaceUse], count: Int) {
    let file = try #require(Fixture.shared).appending(path: "catalogue/intents-interface.json")
    let interface = try JSONDecoder().decode(Interface.self, from: Data(contentsOf: file))
    let types =
      interface.protocols.map { ($0, $1, true) }
      + (interface.classes.map { $0 } + interface.enums.map { $0 } + interface.structs.map { $0 })
      .map { ($0.key, $0.value, false) }
    let uses = types.filter { isWanted($0.0) }.sorted { $0.0 < $1.0 }.flatMap {
      name, entry, isProtocol in
      func uses(_ members: [String], _ aspect: InterfaceUse.Aspect) -> [InterfaceUse] {
        members.map {
          InterfaceUse(type: name, member: $0, isProtocol: isProtocol, aspect: aspect)
        }
      }
      return uses(entry.members, .declaration) + uses(entry.members, .asynchronousForm)
        + uses(entry.inherits, .inheritance)
    }
    .filter { $0.line(number: 0) != nil }
    return (try await uncompiled(uses), uses.count)
  }

  /// Compiles a line for each use, and gives those whose line has an error.
  private func uncompiled(_ uses: [InterfaceUse]) async throws -> [InterfaceUse] {
    try await Fixture.withTemporaryFolder { folder in
      let lines = uses.enumerated().compactMap { $1.line(number: $0) }
      let file = folder.appending(path: "Uses.swift")
      // Without the module every line would have an error, and the test would say the wrong thing.
      let module = Command.products.appending(path: "Modules/Intents.swiftmodule").filePath
      try #require(FileManager.default.fileExists(atPath: module), "the module is not built")
      let text = "import Intents\n" + lines.joined(separator: "\n") + "\n"
      try text.write(to: file, atomically: true, encoding: .utf8)
      let result = try Command.run(
        "swiftc",
        [
          "-typecheck", "-parse-as-library", "-swift-version", "5", "-module-name", "Uses",
          "-I", Command.products.appending(path: "Modules").filePath, file.filePath,
        ])
      let numbers = Set(
        result.errors.matches(of: /Uses\.swift:(\d+):\d+: error:/).compactMap { Int($0.1) })
      return numbers.sorted().compactMap { uses.indices.contains($0 - 2) ? uses[$0 - 2] : nil }
    }
  }
}
