import DefinitionComparison
import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator
import IntentRuntime
import NewShop
import OldShop
import TestSupport
import Testing

@Suite("The verdict on a change of a definition")
struct VerdictTests {
  @Test("is given for each kind of change", arguments: Versions.rules)
  func isGiven(_ rule: Rule) throws {
    let name = Versions.subject(of: rule)
    let found = Versions.changes.filter {
      $0.rule == rule && ($0.message.contains("'\(name)'") || $0.message.contains("'\(name)Value'"))
    }
    #expect(!found.isEmpty)
    for change in found {
      #expect(change.location.file.contains("NewShop"), "\(change)")
      let isNew = "\(rule)".hasPrefix("added") || rule == .addedMethod
      #expect(isNew || change.notes.contains { $0.location?.file.contains("OldShop") ?? false })
    }
  }

  @Test("is given nowhere else")
  func isRight() {
    // Texts and details go with names, and a reason before another one is new as well.
    let others: Set<Rule> = [.changedText, .changedTextIdentifier, .changedDetail, .addedReason]
    for change in Versions.changes where !others.contains(change.rule) {
      let name = Versions.subject(of: change.rule)
      #expect(change.message.contains("'\(name)") || change.message.contains("'Fry'"), "\(change)")
    }
    if let old = Versions.old { #expect(DefinitionComparer().compare(old, old).isEmpty) }
  }

  /// Requests, responses and reasons as the older version writes them are read by the newer one.
  @Test("says whether what was stored is read, and means the same", arguments: Versions.rules)
  func isTrueOfStored(_ rule: Rule) throws {
    let set = try #require(Versions.old)
    let name = Versions.subject(of: rule)
    guard
      let intent = set.definitions.flatMap(\.definition.intents).first(where: {
        $0.name.value == name
      })
    else { return }
    let old = try #require(OlderVersion.catalog.intents.first { $0.intentDescriptor.name == name })
    let new = NewerVersion.catalog.intents.first { $0.intentDescriptor.name == name }
    var isRead = new != nil
    if let new {
      for request in try Storage.requests(of: intent, in: set, as: old) {
        let meant = try Storage.meaning(of: request, as: old)
        let read = try? Storage.meaning(of: request, as: new)
        isRead = try isRead && Storage.text(of: read) == Storage.text(of: meant)
      }
      for (number, code) in Storage.codes(of: old) {
        isRead = isRead && Storage.codes(of: new)[number] == code
      }
      for (place, reason) in Storage.reasons(of: old) {
        isRead = isRead && Storage.reasons(of: new)[place] == reason
      }
    }
    #expect(isRead == !Versions.verdicts(about: rule).contains(.stored))
  }

  /// Code that uses all of the older version is compiled with the newer one.
  @Test("says whether handlers and callers compile")
  func isTrueOfSource() async throws {
    let old = try #require(Versions.old)
    let new = try #require(Versions.new)
    let code = CodeUsingDefinitions(old).files
    #expect(try await Compilation.broken(code, with: old).isEmpty)
    let broken = try await Compilation.broken(code, with: new)
    for rule in Versions.rules {
      let name = Versions.subject(of: rule)
      let isBroken = !broken.isDisjoint(with: [name, "\(name)Value"])
      #expect(isBroken == Versions.verdicts(about: rule).contains(.source), "\(rule): \(broken)")
    }
  }

  /// What the assistant goes by is part of the intent's own description.
  @Test(
    "of behaviour is one on what the assistant goes by",
    arguments: Versions.rules.filter { $0.verdicts == [.behaviour] })
  func isTrueOfBehaviour(_ rule: Rule) throws {
    let name = Versions.subject(of: rule)
    let types = [OlderVersion.catalog, NewerVersion.catalog].map { catalog in
      catalog.intents.first { $0.intentDescriptor.name == name }
    }
    let old = try #require(types[0])
    let new = try #require(types[1])
    switch rule {
    case .changedOutcome: #expect(outcomes(of: old) != outcomes(of: new))
    case .changedBackgroundExecution, .removedMethod, .narrowedHandling, .changedSynonyms,
      .changedSpokenProperty:
      // These are for whoever writes the app's own lists, for handlers, and of types.
      #expect(Versions.verdicts(about: rule) == [.behaviour])
    default: #expect(old.intentDescriptor != new.intentDescriptor)
    }
  }

  @Test("is that a file's name is gone, where there are several")
  func isGivenOnFiles() throws {
    var old = try #require(Versions.old)
    old.definitions.append(old.definitions[0])
    old.definitions[1].definition.name = "Bar"
    let found = DefinitionComparer().compare(old, try #require(Versions.new))
    #expect(found.contains { $0.rule == .renamedDefinition && $0.message.contains(".bar") })
  }

  private func outcomes(of type: any IntentRuntime.Intent.Type) -> [String] {
    func all<Root: IntentRuntime.Intent>(_ type: Root.Type) -> [String] {
      Root.IntentResponseType.IntentResponseCodeType.allCases.map { "\($0) \($0.intentOutcome)" }
    }
    return all(type)
  }
}

/// Compiles code with what definitions become.
enum Compilation {
  /// The names of the files of some code that do not compile.
  static func broken(
    _ code: [(name: String, text: String)], with set: DefinitionSet
  ) async throws -> Set<String> {
    try await Fixture.withTemporaryFolder { folder in
      let generated = await GeneratorPipeline().generate(set).value ?? []
      var files = generated.map {
        OutputFile(folder.appending(path: $0.name).filePath, $0.contents)
      }
      files += code.map {
        OutputFile(folder.appending(path: "Use-\($0.name).swift").filePath, $0.text)
      }
      let support = folder.appending(path: "Support.swift").filePath
      files.append(OutputFile(support, CodeUsingDefinitions.support))
      _ = try OutputWriter().write(files)
      let checked = try Command.run(
        "swiftc",
        [
          "-typecheck", "-parse-as-library", "-swift-version", "6", "-suppress-warnings",
          "-continue-building-after-errors",
          "-I", Command.products.appending(path: "Modules").filePath,
        ] + files.map(\.path)
      )
      let errors = checked.errors.split(separator: "\n").filter { $0.contains(": error: ") }
      let names = errors.compactMap { line -> String? in
        guard let start = line.range(of: "/Use-"), let end = line.range(of: ".swift:") else {
          return String(line)
        }
        return String(line[start.upperBound..<end.lowerBound])
      }
      return Set(names)
    }
  }
}
