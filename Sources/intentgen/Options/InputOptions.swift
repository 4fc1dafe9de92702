import ArgumentParser
import IntentDefinition
import IntentGenerator

/// What a subcommand reads.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Definition files, or folders to search for them.",
    completion: .file(extensions: ["intentdefinition", "plist"])
  )
  var inputs: [String]

  @Option(
    name: .customLong("context"),
    help: "A definition that the inputs import, to be read and no more. Repeat it for several.",
    completion: .file(extensions: ["intentdefinition"]))
  var context: [String] = []

  @Option(help: "The prefix of every type whose definition gives none.")
  var classPrefix = GeneratorOptions().classPrefix

  /// The linked definitions, after what is wrong with them is printed.
  ///
  /// - Throws: Exit code 1 where there is an error.
  func definitions() throws -> DefinitionSet {
    var options = GeneratorOptions()
    options.classPrefix = classPrefix
    return try Report.usable(GeneratorPipeline(options: options).load(inputs, context: context))
  }

  func validate() throws {
    if inputs.isEmpty {
      throw ValidationError("Name a definition file, or a folder that holds one.")
    }
  }
}
