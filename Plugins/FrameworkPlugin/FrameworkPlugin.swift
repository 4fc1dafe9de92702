import Foundation
import PackagePlugin

/// Makes the classes that Apple's framework has for the system's intents, of the definitions of the
/// target's dependencies and of `AppleInterface.json` in its folder.
@main
struct FrameworkPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let interface = target.directoryURL.appending(path: "AppleInterface.json")
    let folder = context.pluginWorkDirectoryURL
    let definitions = definitions(of: target)
    let arguments: [String] = ["--interface", path(interface), "--output", path(folder)]
    return [
      .buildCommand(
        displayName: "Generating the classes of Apple's framework",
        executable: try context.tool(named: "framework-build").url,
        arguments: arguments + definitions.map(path),
        inputFiles: [interface] + definitions,
        outputFiles: outputs(of: definitions).map { folder.appending(path: $0) }
      )
    ]
  }

  private func definitions(of target: any Target) -> [URL] {
    var definitions: [URL] = []
    for case let dependency as any SourceModuleTarget in target.recursiveTargetDependencies {
      definitions += dependency.sourceFiles.map(\.url)
        .filter { $0.pathExtension == "intentdefinition" }
    }
    return definitions.sorted { path($0) < path($1) }
  }

  private func outputs(of definitions: [URL]) -> [String] {
    var names = ["SystemAdapters.swift"]
    for definition in definitions {
      let name = definition.deletingPathExtension().lastPathComponent
      names += ["Classes", "Handlers", "Adapters"].map { "\(name)+\($0).swift" }
    }
    return names
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
