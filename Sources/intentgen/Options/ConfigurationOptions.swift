import ArgumentParser
import Diagnostics
import IntentGenerator

/// What the configuration says of rules.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How much rules matter, and what is suppressed, as for the build plugin.",
      discussion:
        "Without it, the 'intentgen.json' beside the first input is read, or that of its package."),
    completion: .file(extensions: ["json"]))
  var configuration: String?

  /// The policy of the configuration that was named, or is beside an input.
  func policy(for inputs: [String]) throws -> DiagnosticPolicy {
    guard let file = configuration ?? inputs.first.flatMap(PackageFolders.configuration(beside:))
    else {
      return DiagnosticPolicy()
    }
    return try Report.usable(ConfigurationReader().read(file)).policy
  }
}
