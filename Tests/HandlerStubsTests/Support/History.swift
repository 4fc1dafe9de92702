import Diagnostics
import Foundation
import HandlerStubs
import IntentDefinition
import IntentGenerator
import TestSupport
import Testing

/// The versions of a definition, one after the other.
struct History: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// A folder or a file a version.
  let versions: [URL]

  /// The histories of real apps; none where they are absent.
  static let real: [History] = {
    guard let root = Fixture.shared?.appending(path: "histories") else { return [] }
    return root.folders.flatMap { app in
      app.folders.map { file in
        let name = "\(app.lastPathComponent)/\(file.lastPathComponent)"
        return History(testDescription: name, versions: file.folders)
      }
    }
  }()

  /// The versions that can be generated from, with what they ask of handlers.
  func load() -> [(url: URL, set: DefinitionSet, definitions: [HandlerDefinition])] {
    versions.compactMap { url in
      let pipeline = GeneratorPipeline()
      let loaded = pipeline.load([url.filePath])
      guard let set = loaded.value, !loaded.diagnostics.hasErrors else { return nil }
      let definitions = pipeline.handlerDefinitions(set).map { definition in
        var definition = definition
        definition.file = "../\(definition.name).intentdefinition"
        return definition
      }
      return (url, set, definitions)
    }
  }
}

/// What code of an intent's handler may say, so that it compiles in all later versions.
struct LastingCode {
  let versions: [[HandlerDefinition]]

  /// The properties of an intent that stay.
  func properties(_ intentType: String) -> [String] {
    guard let (intent, later) = lasting(intentType) else { return [] }
    return intent.subjects.filter { subject in
      later.allSatisfy { $0.subjects.contains { $0.key == subject.key } }
    }
    .map(\.property)
  }

  /// Uses of responses, of values and of cases that stay.
  func expressions(_ intentType: String) -> [String] {
    guard let (intent, later) = lasting(intentType) else { return [] }
    let response = intent.responseType
    let fields = intent.responseProperties.filter { property in
      later.allSatisfy { $0.responseProperties.contains { $0.key == property.key } }
    }
    .map { "\(response)(code: .success).\($0.name)" }
    let types = versions.first?.flatMap(\.types) ?? []
    let declared = Set(versions.flatMap { $0.flatMap(\.types) }.map(\.name))
    let members = intent.subjects.flatMap { subject -> [String] in
      guard
        later.allSatisfy({
          $0.subjects.contains { $0.key == subject.key && declared.contains($0.type) }
        }),
        let type = types.first(where: { $0.name == subject.type })
      else { return [] }
      return lasting(type).flatMap { member in
        type.kind == .object
          ? ["intent.\(subject.property)?.\(member)"]
          : ["intent.\(subject.property) == .\(member)", "\(type.name).\(member)"]
      }
    }
    return fields + members
  }

  private func lasting(_ intentType: String) -> (HandlerProtocol, [HandlerProtocol])? {
    guard
      let intent = versions.first?.flatMap(\.protocols).first(where: { $0.intentType == intentType }
      )
    else { return nil }
    var later: [HandlerProtocol] = []
    for version in versions {
      let last = later.last ?? intent
      let match =
        version.flatMap(\.protocols).first { $0.identity != nil && $0.identity == last.identity }
        ?? version.flatMap(\.protocols).first { $0.intent == last.intent }
      guard let match else { return nil }
      later.append(match)
    }
    return (intent, later)
  }

  private func lasting(_ type: HandlerType) -> [String] {
    var later: [HandlerType] = []
    for version in versions {
      let last = later.last ?? type
      let match =
        version.flatMap(\.types).first { $0.identity != nil && $0.identity == last.identity }
        ?? version.flatMap(\.types).first { $0.name == last.name }
      guard let match else { return [] }
      later.append(match)
    }
    return type.members.filter { member in
      later.allSatisfy { $0.members.contains { $0.key == member.key } }
    }
    .map(\.name)
  }
}

extension URL {
  /// The folders in it, by name.
  fileprivate var folders: [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: filePath)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") }
      .map { appending(path: $0, directoryHint: .isDirectory) }
  }
}
