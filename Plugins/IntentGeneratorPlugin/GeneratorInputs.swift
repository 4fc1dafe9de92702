import Foundation
import PackagePlugin

/// The files of a target that generation has to do with, by path alone: what is in them is for the
/// tool to read, since a build remembers what a plugin said.
struct GeneratorInputs {
  /// The definitions.
  var definitions: [URL]
  /// All translations, of whichever definition.
  var localizations: [URL]
  /// The vocabularies.
  var vocabularies: [URL]
  /// `intentgen.json`, where the target has one.
  var configuration: URL?
  /// The templates that replace built-in ones.
  var templates: [URL]
  /// The definitions of the modules that the target depends on.
  var imported: [URL]

  init(files: [URL], imported: [URL] = []) {
    let all = files.filter { $0.pathExtension == "intentdefinition" }
    // Old projects keep a whole translated copy beside the one in Base.lproj.
    let base = Set(all.filter { $0.folderName == "Base.lproj" }.map(\.lastPathComponent))
    definitions = all.filter { definition in
      !base.contains(definition.lastPathComponent) || definition.folderName == "Base.lproj"
    }
    localizations = files.filter { ["strings", "xcstrings"].contains($0.pathExtension) }
    vocabularies = files.filter { $0.lastPathComponent == "AppIntentVocabulary.plist" }
    configuration = files.first { $0.lastPathComponent == "intentgen.json" }
    templates = files.filter { $0.pathExtension == "mustache" }
    self.imported = imported
  }

  /// A command for each definition.
  func commands(tool: URL, folder: URL) -> [Command] {
    var names: [String: URL] = [:]
    for definition in definitions {
      let name = definition.deletingPathExtension().lastPathComponent
      if let other = names.updateValue(definition, forKey: name) {
        Diagnostics.error(
          "two definitions of one target are named '\(name)', and would write the same files; "
            + "rename \(definition.path(percentEncoded: false)) "
            + "or \(other.path(percentEncoded: false))"
        )
        return []
      }
    }
    return definitions.map { command(for: $0, tool: tool, folder: folder) }
  }

  /// The command of one definition: its inputs and outputs by path.
  private func command(for definition: URL, tool: URL, folder: URL) -> Command {
    let name = definition.deletingPathExtension().lastPathComponent
    let own = localizations.filter { $0.deletingPathExtension().lastPathComponent == name }
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
        option.files.flatMap { [option.name, $0.path(percentEncoded: false)] }
      },
      inputFiles: options.flatMap(\.files),
      outputFiles: outputs
    )
  }
}

extension URL {
  /// The name of the folder that the file is in.
  fileprivate var folderName: String { deletingLastPathComponent().lastPathComponent }
}
