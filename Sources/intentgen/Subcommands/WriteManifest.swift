import ArgumentParser
import Diagnostics
import IntentDefinition
import IntentGenerator

/// `intentgen manifest`.
struct WriteManifest: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest",
    abstract: "Writes the part of an Info.plist that lists the intents of definitions.",
    discussion: """
      An Info.plist that is there already keeps everything else that it has. The intents are \
      listed under NSExtension, those that the definitions restrict while the device is locked \
      as well, and as activities that the app can be opened with.
      """
  )

  @OptionGroup var input: InputOptions

  @Option(
    name: .shortAndLong, help: "The Info.plist to write or to change.",
    completion: .file(extensions: ["plist"]))
  var output: String

  @Option(help: "What the user is told when asked for permission.")
  var usageDescription: String?

  func run() async throws {
    let set = try input.definitions()
    let writer = ManifestWriter(usageDescription: usageDescription)
    let manifest = try Report.usable(
      DefinitionLoader().propertyList(output).flatMap { writer.manifest(for: set, updating: $0) })
    _ = try Output.write([OutputFile(output, manifest)])
  }
}
