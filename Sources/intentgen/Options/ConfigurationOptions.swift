import ArgumentParser
import Diagnostics
import IntentGenerator

/// What the configuration says of rules.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How much rules matter, and what is suppressed, as for the build plugin.",
      discussion:
        "Without it, each definition goes by the 'intentgen.json' of its target, or that of its package."
    ),
    completion: .file(extensions: ["json"]))
  var configuration: String?

  /// The policy of the configuration that was named, or of those of the targets that some inputs are of.
  func policies(for inputs: [String]) throws -> TargetPolicies {
    if let configuration {
      return TargetPolicies(try Report.usable(ConfigurationReader().read(configuration)).policy)
    }
    // What cannot be found is told by what reads it.
    let found = InputFinder().find(inputs).value ?? InputFiles()
    let files = found.definitions.map(\.file) + found.vocabularies
    return try Report.usable(TargetPolicies.read(of: files, in: inputs))
  }
}
