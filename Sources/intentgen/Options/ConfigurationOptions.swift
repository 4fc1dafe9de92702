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
  ///
  /// - Throws: Exit code 1 where one cannot be read, after that is printed.
  func policies(for inputs: [String]) throws -> TargetPolicies {
    try Report.usable(checkedPolicies(for: inputs))
  }

  /// The same, with what is wrong with the configurations.
  func checkedPolicies(for inputs: [String]) -> Checked<TargetPolicies> {
    if let configuration {
      return ConfigurationReader().read(configuration).map { TargetPolicies($0.policy) }
    }
    // What cannot be found is told by what reads it.
    let found = InputFinder().find(inputs).value ?? InputFiles()
    let files = found.definitions.map(\.file) + found.vocabularies
    return TargetPolicies.read(of: files, in: inputs)
  }
}
