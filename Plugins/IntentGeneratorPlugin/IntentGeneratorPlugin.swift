import Foundation
import PackagePlugin

/// Generates Swift from every definition of a target while the target is built.
@main
struct IntentGeneratorPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let imported = target.recursiveTargetDependencies.flatMap { dependency in
      (dependency as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
    }
    let inputs = GeneratorInputs(
      files: target.sourceFiles.map(\.url),
      imported: imported.filter { $0.pathExtension == "intentdefinition" }
    )
    return inputs.commands(
      tool: try context.tool(named: "intentgen-build").url,
      folder: context.pluginWorkDirectoryURL
    )
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentGeneratorPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      GeneratorInputs(files: target.inputFiles.map(\.url)).commands(
        tool: try context.tool(named: "intentgen-build").url,
        folder: context.pluginWorkDirectoryURL
      )
    }
  }
#endif
