import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator
import Mustache

/// The tool that a plugin runs: the system's definitions in, the classes out that Apple's framework
/// has for them.
///
///     framework-build --interface FILE --output FOLDER DEFINITION…
///
/// It writes three files a definition, and one that lists all adapters. The plugin names them too.
@main
struct FrameworkBuild {
  /// What is made of a definition: a template each.
  static let parts = ["Classes", "Handlers", "Adapters"]

  static func main() async {
    do {
      var words = CommandLine.arguments.dropFirst()
      guard words.popFirst() == "--interface", let interface = words.popFirst(),
        words.popFirst() == "--output", let folder = words.popFirst(), !words.isEmpty
      else {
        throw Failure("usage: framework-build --interface FILE --output FOLDER DEFINITION…")
      }
      let data = try Data(contentsOf: URL(fileURLWithPath: interface))
      let read = try JSONDecoder().decode(AppleInterface.self, from: data)
      let files = try files(made(of: Array(words), with: read))
      _ = try OutputWriter().write(files.map { OutputFile("\(folder)/\($0.name)", $0.contents) })
    } catch {
      FileHandle.standardError.write(Data("framework-build: error: \(error)\n".utf8))
      exit(1)
    }
  }

  /// The models of some definitions.
  private static func made(
    of definitions: [String], with interface: AppleInterface
  ) throws -> [(name: String, file: FrameworkFile)] {
    let pipeline = GeneratorPipeline()
    let inputs = InputFiles(definitions: definitions.map { .init(file: $0) })
    let loaded = pipeline.load(inputs)
    guard let set = loaded.value, !loaded.diagnostics.hasErrors else {
      throw Failure(loaded.diagnostics.map(DiagnosticFormatter().format).joined())
    }
    let translator = FrameworkTranslator(set: set, interface: interface)
    return try zip(set.definitions, pipeline.handlerDefinitions(set)).map { linked, handlers in
      let file = try translator.file(linked.definition, handlers: handlers.protocols)
      return (linked.definition.name, file)
    }
  }

  private static func files(
    _ models: [(name: String, file: FrameworkFile)]
  ) throws -> [(name: String, contents: String)] {
    let templates = try FrameworkTemplates()
    let adapters = models.flatMap(\.file.intents).filter { !$0.handler.isEmpty }
    return try models.flatMap { name, file in
      try parts.map { ("\(name)+\($0).swift", try templates.render(file, with: $0)) }
    } + [("SystemAdapters.swift", try templates.render(["intents": adapters], with: "List"))]
  }
}
