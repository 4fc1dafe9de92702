import Foundation
import TestSupport
import Testing

@Suite("Names that Swift, Foundation or the runtime use")
struct NamesTests {
  /// Every case and every setting, for who has an hour: `INTENTGEN_ALL_NAMES=1`.
  static let isExhaustive = ProcessInfo.processInfo.environment["INTENTGEN_ALL_NAMES"] != nil

  @Test("compile wherever they can stand", arguments: NamePlace.allCases)
  func compile(_ place: NamePlace) async throws {
    let number = NamePlace.allCases.firstIndex(of: place) ?? 0
    let settings = CompilerSetting.all
    let accesses = ["public", "package", "internal"]
    let pairs =
      Self.isExhaustive
      ? settings.flatMap { setting in accesses.map { (setting, $0) } }
      : [(settings[number % settings.count], accesses[(number / 3) % accesses.count])]
    let names = names(for: place)
    #expect(names.count > 200)
    for (setting, access) in pairs {
      let errors = try await errors(of: place, names, setting, access)
      #expect(errors.isEmpty, "\(place), \(setting), \(access): \(errors.prefix(2_000))")
    }
  }

  @Test(
    "are refused, with place and remedy, where no type can have them",
    arguments: SwiftNames.refusedForTypes.sorted())
  func areRefused(_ name: String) async throws {
    for place in NamePlace.allCases where place.isType {
      let errors = try await errors(of: place, [name], CompilerSetting.all[0], "public")
      #expect(
        errors.contains(/Names.intentdefinition:\d+:\d+: error: .*rename it.*\[invalid-name\]/))
    }
  }

  @Test(
    "can all be types of an app's own beside generated code", arguments: ["Kitchen", "Awkward"])
  func areNotCaptured(_ name: String) async throws {
    let definition = GeneratedCodeTests.snapshots.appending(path: "\(name).intentdefinition")
    try await Fixture.withTemporaryFolder { folder in
      let generated = try Command.intentgen(
        "generate", definition.filePath, "--output", folder.filePath, "--quiet")
      try #require(generated.status == 0, "\(generated.errors)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
        .filter { $0.hasSuffix(".swift") }
      let text = try files.map {
        try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      }
      .joined()
      let declared = Set(text.matches(of: /(?:struct|enum|protocol|typealias) `?(\w+)/).map(\.1))
      let own = SwiftNames.inUse.filter {
        !SwiftNames.refusedForTypes.contains($0) && !declared.contains($0[...])
      }
      try own.map { "struct `\($0)` {}\n" }.joined()
        .write(to: folder.appending(path: "Own.swift"), atomically: true, encoding: .utf8)
      let checked = try CompilerSetting.all[0].typecheck(in: folder)
      #expect(checked.status == 0 && checked.errors.isEmpty, "\(checked.errors.prefix(2_000))")
    }
  }

  @Test("are no names of two definitions or domains that become one in Swift")
  func areToldApart() async throws {
    for (first, second) in [("my-soup", "my_soup"), ("Soup", "soup")] {
      try await Fixture.withTemporaryFolder { folder in
        for (name, intent) in [(first, "Cook"), (second, "Eat")] {
          try NamePlace.intent.definition([intent])
            .write(to: folder.appending(path: "\(name).intentdefinition"))
        }
        let result = try Command.intentgen("lint", folder.filePath)
        #expect(result.status == 1)
        let places = result.output + result.errors
        #expect(places.contains("[clashing-names]"))
        #expect(places.contains("\(first).intentdefinition"))
        #expect(places.contains("\(second).intentdefinition"))
      }
    }
  }

  /// The names that a place takes, none of which is there twice in Swift.
  private func names(for place: NamePlace) -> [String] {
    let all = Self.isExhaustive ? SwiftNames.inAllCases : SwiftNames.inUse
    var seen: Set<String> = []
    switch place {
    case .enumerationValue, .option, .domain:
      return all.filter { seen.insert($0.lowercased()).inserted }
    case .intentClassName, .enumeration, .type:
      let suffixes = ["ResolutionResult", "Response", "ResponseCode", "Handling", "Presenting"]
      let known = Set(all)
      return all.filter { name in
        !SwiftNames.refusedForTypes.contains(name)
          && !(place == .intentClassName && SwiftNames.refusedForIntents.contains(name))
          && !suffixes.contains {
            name.hasSuffix($0) && known.contains(String(name.dropLast($0.count)))
          }
      }
    default: return all
    }
  }

  /// What is wrong with a definition of names, or with what it becomes.
  private func errors(
    of place: NamePlace,
    _ names: [String],
    _ setting: CompilerSetting,
    _ access: String
  ) async throws -> String {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "Names.intentdefinition")
      try place.definition(names).write(to: file)
      let generated = try Command.intentgen(
        "generate", file.filePath, "--output", folder.filePath, "--access", access, "--quiet")
      guard generated.status == 0 else { return generated.errors }
      let checked = try setting.typecheck(in: folder)
      return checked.errors.isEmpty && checked.status != 0 ? "not compiled" : checked.errors
    }
  }
}
