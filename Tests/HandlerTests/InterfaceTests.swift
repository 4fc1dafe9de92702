import Foundation
import TestSupport
import Testing

@Suite("Apple's interface", .enabled(if: Fixture.shared != nil, "the interface is not here"))
struct InterfaceTests {
  /// What Apple's framework declares.
  struct Interface: Decodable {
    struct Declarations: Decodable {
      let members: [String]
    }

    let protocols: [String: Declarations]
    let classes: [String: Declarations]
    let enums: [String: Declarations]
    let structs: [String: Declarations]

    var all: [InterfaceMember] {
      let groups: [(InterfaceMember.Kind, [String: Declarations])] = [
        (.protocol, protocols), (.class, classes), (.enumeration, enums), (.structure, structs),
      ]
      return groups.flatMap { kind, group in
        group.sorted { $0.key < $1.key }.flatMap { owner, declarations in
          declarations.members.map { InterfaceMember($0, of: owner, kind: kind) }
        }
      }
    }
  }

  /// What is not as it is there, with the reason.
  static let leftOut = [
    // The interface lists them under the class in which their own type is nested.
    "INCar": "static let"
  ]

  @Test("is there with its labels and types")
  func isThere() async throws {
    let file = try #require(Fixture.shared).appending(path: "catalogue/intents-interface.json")
    let interface = try JSONDecoder().decode(Interface.self, from: try Data(contentsOf: file))
    let members = interface.all.filter { $0.probe != nil && !$0.owner.hasPrefix("_") }
    #expect(members.count > 2_200)
    let missing = try await missing(of: members).filter {
      Self.leftOut[$0.owner].map($0.declaration.contains) != true
    }
    #expect(missing.isEmpty, "\(missing.map { "\($0.owner): \($0.declaration)" })")
  }

  /// The members that do not compile.
  private func missing(of members: [InterfaceMember]) async throws -> [InterfaceMember] {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "Probe.swift")
      let lines = members.compactMap(\.probe)
      let text = "import Intents\nfunc probe() {\n" + lines.joined(separator: "\n") + "\n}\n"
      try Data(text.utf8).write(to: file)
      let checked = try Command.run(
        "swiftc",
        [
          "-typecheck", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
          "-I", Command.products.appending(path: "Modules").filePath, file.filePath,
        ])
      let numbers = checked.errors.matches(of: /Probe\.swift:(\d+):\d+: error/).compactMap {
        Int($0.output.1)
      }
      #expect(checked.status == 0 || !numbers.isEmpty, "\(checked.errors)")
      return Set(numbers).sorted().compactMap { number in
        members.indices.contains(number - 3) ? members[number - 3] : nil
      }
    }
  }
}
