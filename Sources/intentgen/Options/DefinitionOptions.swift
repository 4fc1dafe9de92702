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

  /// The prefix that was given, or else that of the configurations of the targets that the definitions are in.
  ///
  /// - Throws: Exit code 1 where these have several.
  func classPrefix(
    in configurations: @autoclosure () throws -> [GeneratorOptions]
  ) throws -> String {
    guard classPrefix.isEmpty else { return classPrefix }
    let prefixes = Set(try configurations().map(\.classPrefix))
    guard prefixes.count < 2 else {
      Terminal.printError(
        "error: by their configurations, types of these definitions have several class prefixes; name the definitions "
          + "of one target at a time, or a prefix for all with '--class-prefix'\n")
      throw ExitCode(1)
    }
    return prefixes.first ?? ""
  }

  /// What the configurations say that the build plugin goes by for some definitions, of each target once.
  func configurations(of definitions: [String]) throws -> [GeneratorOptions] {
    try Set(definitions.map { PackageFolders.configuration(of: $0) }).map { file in
      try file.map { try Report.usable(ConfigurationReader().read($0)) } ?? GeneratorOptions()
    }
  }

  func validate() throws {
    guard GeneratorOptions.isClassPrefix(classPrefix) else {
      throw ValidationError(
        "'\(classPrefix)' is no class prefix; give \(GeneratorOptions.classPrefixRule).")
    }
  }
}
