import Foundation
import PackagePlugin

/// Generates Swift from every definition of a target while the target is built.
@main
struct IntentGeneratorPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "intentgen-build").url
    let files = target.sourceFiles.map(\.url)
    let definitions = files.filter { $0.pathExtension == "intentdefinition" }
    return definitions.map { definition in
      command(for: definition, among: files, definitions, tool, context.pluginWorkDirectoryURL)
    }
  }

  /// The command of one definition: its inputs and outputs by path, nothing read.
  private func command(
    for definition: URL,
    among files: [URL],
    _ definitions: [URL],
    _ tool: URL,
    _ folder: URL
  ) -> Command {
    let name = definition.deletingPathExtension().lastPathComponent
    let localizations = files.filter {
      ["strings", "xcstrings"].contains($0.pathExtension)
        && $0.deletingPathExtension().lastPathComponent == name
    }
    let context = definitions.filter { $0 != definition }
    let outputs = ["Intents", "Handling", "Responses", "Types"]
      .map { folder.appending(path: "\(name)+\($0).swift") }
    let arguments =
      ["--definition", definition.path(percentEncoded: false)]
      + localizations.flatMap { ["--localization", $0.path(percentEncoded: false)] }
      + context.flatMap { ["--context", $0.path(percentEncoded: false)] }
      + outputs.flatMap { ["--output", $0.path(percentEncoded: false)] }
    return .buildCommand(
      displayName: "Generating Swift from \(definition.lastPathComponent)",
      executable: tool,
      arguments: arguments,
      inputFiles: [definition] + localizations + context,
      outputFiles: outputs
    )
  }
}
