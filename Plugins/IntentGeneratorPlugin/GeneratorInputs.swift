import Foundation
import PackagePlugin

/// The files of a target that generation has to do with, as `InputRule` says: what is in them is for
/// the tool to read, since a build remembers what a plugin said.
struct GeneratorInputs {
  /// The definitions.
  var definitions: [URL]
  /// All files of the target, translations among them.
  var files: [String]
  /// The vocabularies.
  var vocabularies: [URL]
  /// The templates that replace built-in ones.
  var templates: [URL]
  /// The definitions of the modules that the target depends on.
  var imported: [URL]

  init(files: [URL], imported: [URL] = []) {
    self.files = files.map(\.filePath).sorted()
    definitions = InputRule.definitions(among: self.files).map { URL(filePath: $0) }
    vocabularies = self.files.filter(InputRule.isVocabulary).map { URL(filePath: $0) }
    templates = files.filter { $0.pathExtension == "mustache" }
    self.imported = imported
  }

  /// A command for each definition.
  func commands(tool: URL, folder: URL) -> [Command] {
    var names: [String: URL] = [:]
    for definition in definitions {
      let name = InputRule.baseName(of: definition.filePath)
      if let other = names.updateValue(definition, forKey: name.lowercased()) {
        Diagnostics.error(
          "two definitions of one target are named '\(name)', and would write the same files; "
            + "rename \(definition.filePath) or \(other.filePath)"
        )
        return []
      }
    }
    return definitions.map { command(for: $0, tool: tool, folder: folder) }
  }

  /// The command of one definition: its inputs and outputs by path.
  private func command(for definition: URL, tool: URL, folder: URL) -> Command {
    let name = InputRule.baseName(of: definition.filePath)
    let own = InputRule.localizations(of: definition.filePath, among: files)
      .map { URL(filePath: $0) }
    let configuration = InputRule.configuration(of: definition.filePath, among: files)
      .map { URL(filePath: $0) }
    let context = definitions.filter { $0 != definition } + imported
    let outputs = ["Intents", "Handling", "Responses", "Types"]
      .map { folder.appending(path: "\(name)+\($0).swift") }
    let options: [(name: String, files: [URL])] = [
      ("--definition", [definition]), ("--localization", own), ("--vocabulary", vocabularies),
      ("--context", context), ("--configuration", configuration.map { [$0] } ?? []),
      ("--template", templates),
    ]
    let all = options + [("--output", outputs)]
    return .buildCommand(
      displayName: "Generating Swift from \(definition.lastPathComponent)",
      executable: tool,
      arguments: all.flatMap { option in
        option.files.flatMap { [option.name, $0.filePath] }
      },
      inputFiles: options.flatMap(\.files),
      outputFiles: outputs
    )
  }
}

extension URL {
  /// The path, as the file system has it.
  fileprivate var filePath: String { path(percentEncoded: false) }
}
