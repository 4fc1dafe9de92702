import ArgumentParser
import Diagnostics
import HandlerStubs
import IntentDefinition
import IntentGenerator
import PropertyList

/// `intentgen manifest`.
struct WriteManifest: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest",
    abstract: "Lists the intents of definitions in an Info.plist.",
    discussion: """
      The intents are added under NSExtension, those that the definitions restrict while the device \
      is locked as well, and as activities that the app can be opened with. Everything else that an \
      Info.plist has stays as it is: entries, order, comments and layout.

      What was added is kept in '.intentgen-manifest.json' beside the Info.plist: check it in too. \
      An intent that a definition no longer has is taken out of the lists if that says that it was \
      added for this definition, and never otherwise. Definitions may be listed in one run or one \
      after the other; of two of one name the second is refused as long as the first is there.
      """
  )

  @Argument(
    help: "Definition files, or folders to search for them.",
    completion: .file(extensions: ["intentdefinition", "plist"])
  )
  var inputs: [String] = []

  @OptionGroup var reading: DefinitionOptions

  @Option(
    name: .shortAndLong, help: "The Info.plist to write or to change.",
    completion: .file(extensions: ["plist"]))
  var output: String

  @Option(help: "What the user is told when asked for permission.")
  var usageDescription: String?

  @Option(
    help: ArgumentHelp(
      "Take out what was added for a definition that is no longer listed. Repeat it for several.",
      valueName: "definition"))
  var remove: [String] = []

  func validate() throws {
    if output.isEmpty { throw ValidationError("Name the Info.plist to write.") }
    if let usageDescription, !usageDescription.isWritableInXML {
      throw ValidationError(
        "The usage description has a character that XML does not have; leave it out.")
    }
    if inputs.isEmpty && remove.isEmpty {
      throw ValidationError(
        "Name a definition file or a folder that holds one, or a definition to --remove.")
    }
  }

  func run() async throws {
    let set = try definitions()
    try refuseInput(set)
    // Two runs that read the same record would each keep their own alone.
    let folder = output.folderOfPath
    let lock = FolderLock(editing: [], [folder.isEmpty ? "." : folder])
    defer { withExtendedLifetime(lock) {} }
    let record = try Report.usable(ManifestRecord.read(besides: output))
    try checkRemoved(set, record)
    let listed = set.definitions.map(\.definition)
    Report.print(InterruptedRuns.diagnostics(of: listed.map(\.file)))
    _ = try Report.usable(Checked((), record.clashes(of: listed, in: output)))
    let before = try Report.usable(DefinitionLoader().bytes(ifPresent: output))
    var writer = ManifestWriter(usageDescription: usageDescription)
    writer.removed = Set(remove)
    let result = try Report.usable(
      writer.manifest(for: set, file: output, updating: before, record: record[output]))
    var updated = record
    updated[output] = result.record
    updated.note(listed, in: output)
    let kept = try Report.usable(
      DefinitionLoader().bytes(ifPresent: ManifestRecord.path(besides: output)))
    let update = try ManifestUpdate(
      output, result.text, before: before.map { String(decoding: $0, as: UTF8.self) },
      from: record, to: updated, kept: kept.map { String(decoding: $0, as: UTF8.self) })
    try Output.reported { try update.write(by: Output.writer()) }
  }

  private func definitions() throws -> DefinitionSet {
    var options = GeneratorOptions()
    options.classPrefix = reading.classPrefix
    return try Report.usable(
      GeneratorPipeline(options: options).load(inputs, context: reading.context))
  }

  /// Refuses to list intents in the definition itself.
  private func refuseInput(_ set: DefinitionSet) throws {
    guard set.definitions.contains(where: { FileIdentity.isSame($0.definition.file, output) })
    else { return }
    throw ValidationError(
      "'\(output)' is a definition to read; name the Info.plist to write with '--output'.")
  }

  /// Refuses to remove what was never added, or what is listed in the same run.
  private func checkRemoved(_ set: DefinitionSet, _ record: ManifestRecord) throws {
    let known = record[output].definitions
    for name in remove {
      if let listed = set.definitions.first(where: { $0.definition.name == name }) {
        throw ValidationError(
          "'\(name)' is among the definitions to list, as '\(listed.definition.file)'; leave it out of them to take it out "
            + "of '\(output)'.")
      }
      guard known.contains(name) else {
        let list = known.isEmpty ? "nothing was" : "there are \(known.joined(separator: ", "))"
        throw ValidationError(
          "'\(name)' is no definition for which intents were added; \(list).")
      }
    }
  }
}
