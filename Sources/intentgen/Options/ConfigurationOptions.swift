import ArgumentParser
import Diagnostics
import Foundation
import IntentGenerator

/// What the configuration says of rules.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How much rules matter, and what is suppressed, as for the build plugin.",
      discussion:
        "Without it, the 'intentgen.json' beside the first input is read, if there is one."),
    completion: .file(extensions: ["json"]))
  var configuration: String?

  /// The policy of the configuration that was named, or is beside an input.
  func policy(for inputs: [String]) throws -> DiagnosticPolicy {
    guard let file = configuration ?? Self.configuration(beside: inputs) else {
      return DiagnosticPolicy()
    }
    return try Report.usable(ConfigurationReader().read(file)).policy
  }

  private static func configuration(beside inputs: [String]) -> String? {
    guard let input = inputs.first else { return nil }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: input, isDirectory: &isFolder)
    let folder =
      exists && isFolder.boolValue ? input : input.folderOfPath
    let file = (folder as NSString).appendingPathComponent("intentgen.json")
    return FileManager.default.fileExists(atPath: file) ? file : nil
  }
}
