import ArgumentParser
import IntentDefinition
import IntentGenerator

/// What a subcommand reads.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Definition files, or folders to search for them; the package's own if none is named.",
    completion: .file(extensions: ["intentdefinition", "plist"])
  )
  var inputs: [String] = []

  @OptionGroup var reading: DefinitionOptions

  /// The linked definitions, after what is wrong with them is printed.
  ///
  /// - Throws: Exit code 1 where there is an error.
  func definitions() throws -> DefinitionSet {
    var options = GeneratorOptions()
    options.classPrefix = reading.classPrefix
    return try Report.usable(
      GeneratorPipeline(options: options).load(inputs, context: reading.context))
  }

  mutating func validate() throws {
    guard inputs.isEmpty else { return }
    inputs = PackageFolders.targets(of: ".")
    if inputs.isEmpty {
      throw ValidationError("Name a definition file, or a folder that holds one.")
    }
  }
}
