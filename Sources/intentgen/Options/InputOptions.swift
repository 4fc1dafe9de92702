import ArgumentParser
import IntentGenerator

/// What a subcommand reads.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Definition files, or folders to search for them.",
    completion: .file(extensions: ["intentdefinition", "plist"])
  )
  var inputs: [String]

  @Option(help: "The prefix of every type whose definition gives none.")
  var classPrefix = GeneratorOptions().classPrefix

  func validate() throws {
    if inputs.isEmpty {
      throw ValidationError("Name a definition file, or a folder that holds one.")
    }
  }
}
