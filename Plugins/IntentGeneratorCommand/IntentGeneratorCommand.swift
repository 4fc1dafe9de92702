import Foundation
import PackagePlugin

/// `swift package intentgen …`: every subcommand of the command, in the folder where it is typed.
@main
struct IntentGeneratorCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(
      context.tool(named: "intentgen").url, arguments,
      in: Self.workingFolder(within: context.package.directoryURL))
  }

  /// The folder where the command was typed, which the shell keeps in `PWD`: SwiftPM changes to that of the package.
  /// The package's own where somebody stands outside of it, or in another one within it, as with `--package-path`.
  private static func workingFolder(within package: URL) -> URL {
    guard let path = ProcessInfo.processInfo.environment["PWD"] else { return package }
    let typed = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    let root = package.resolvingSymlinksInPath().pathComponents
    guard typed.pathComponents.starts(with: root),
      FileManager.default.fileExists(atPath: typed.path)
    else { return package }
    var folder = typed
    while folder.pathComponents.count > root.count {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return package }
      folder.deleteLastPathComponent()
    }
    return typed
  }

  /// Runs the command, and ends as it ends.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    // The command has said what is wrong; but of a sandbox it knows nothing.
    if !FileManager.default.isWritableFile(atPath: folder.path) {
      Diagnostics.remark(
        "nothing may be written here; what writes needs "
          + "'swift package --allow-writing-to-package-directory intentgen …'")
    }
    exit(process.terminationStatus)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentGeneratorCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that the user chose, which the command does not know of.
      var rest = ArgumentExtractor(arguments)
      _ = rest.extractOption(named: "target")
      try run(
        context.tool(named: "intentgen").url, rest.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
