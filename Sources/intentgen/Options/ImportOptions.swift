import ArgumentParser
import IntentGenerator

/// The modules that what is written imports.
struct ImportOptions: ParsableArguments {
  @Option(
    name: .customLong("import"),
    help: "A module to import besides. Repeat it for several.")
  var modules: [String] = []

  func validate() throws {
    for name in modules where !GeneratorOptions.isModule(name) {
      throw ValidationError("'\(name)' names no module; use \(GeneratorOptions.moduleRule).")
    }
  }
}
