import ArgumentParser
import IntentGenerator

#if !Command
  #error("the command 'intentgen' comes with the trait 'Command': do not leave it out")
#endif

/// The command that people type.
@main
struct Intentgen: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intentgen",
    abstract: "Turns intent definition files into Swift.",
    discussion: """
      An input is a definition file, or a folder that is searched for definitions, their \
      translations and vocabularies.

      Exit codes: 0 when all went well, 1 for problems in the input, 64 for wrong usage.
      """,
    version: PackageVersion.current,
    subcommands: [
      Init.self, Add.self, Generate.self, Watch.self, Handlers.self, Describe.self, Lint.self,
      WriteManifest.self,
    ]
  )
}
