import ArgumentParser
import IntentGenerator

/// How definitions are read.
struct DefinitionOptions: ParsableArguments {
  @Option(
    name: .customLong("context"),
    help: "A definition that the inputs import, to be read and no more. Repeat it for several.",
    completion: .file(extensions: ["intentdefinition"]))
  var context: [String] = []

  @Option(help: "The prefix of every type whose definition gives none.")
  var classPrefix = GeneratorOptions().classPrefix

  func validate() throws {
    guard GeneratorOptions.isClassPrefix(classPrefix) else {
      throw ValidationError(
        "'\(classPrefix)' is no class prefix; give \(GeneratorOptions.classPrefixRule).")
    }
  }
}
