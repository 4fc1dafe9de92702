import ArgumentParser
import Diagnostics
import Foundation
import HandlerStubs
import IntentGenerator

extension HandlerOptions.Kind: ExpressibleByArgument {}
extension HandlerOptions.Scope: ExpressibleByArgument {}

/// `intentgen handlers`.
struct Handlers: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes handlers to fill in, and keeps those you have up to date.",
    discussion: """
      The first run writes a handler for each intent. Later ones add what is new in the definitions, \
      rename what was renamed, rewrite the signature of what has another type, and put a comment \
      above what is of no use any more. Nothing else is changed in a file that is there.

      Handlers are looked for in the whole target that the output folder is in, and in what --sources \
      names; tests that call a method by its old name are named, and stay as they are.

      What the definitions were is kept in '.intentgen-handlers.json' in the output folder: commit it \
      together with the handlers, and name the same folder each time. --check looks for it there.
      """
  )

  @Argument(
    help: "Definition files, or folders to search for them.",
    completion: .file(extensions: ["intentdefinition"])
  )
  var inputs: [String] = []

  @OptionGroup var output: OutputOptions

  @Option(
    name: .customLong("sources"),
    help: "A further folder whose handlers are kept up to date. Repeat it for several.",
    completion: .directory)
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(
      "What a new handler is (default: struct; in the style 'sirikit' always class)."))
  var kind: HandlerOptions.Kind?

  @Option(help: "What a new handler handles: an intent, or all intents of a domain.")
  var per = HandlerOptions().scope

  @OptionGroup var style: StyleOptions

  @OptionGroup var imports: ImportOptions

  @OptionGroup var reading: DefinitionOptions

  @Option(
    help: "Write what was done to each file to this file, as JSON.",
    completion: .file(extensions: ["json"]))
  var report: String?

  @Flag(help: "Write a handler again that was there once and is found no more.")
  var restore = false

  @Flag(help: "List the methods that are not written yet, and do nothing else.")
  var listUnfinished = false

  func validate() throws {
    if inputs.isEmpty && !listUnfinished {
      throw ValidationError("Name a definition file, or a folder that holds one.")
    }
    if let kind, kind != .class, style.style == .sirikit {
      throw ValidationError(
        "A handler in the style 'sirikit' is a class, for Apple's protocols ask for one; "
          + "leave out '--kind \(kind.rawValue)'.")
    }
  }

  func run() async throws {
    // Another run in these folders is waited for, to the end of this one.
    let lock = output.writes && !listUnfinished ? lockFolders() : nil
    defer { withExtendedLifetime(lock) {} }
    let state = try Report.usable(HandlerState.read(from: output.output, sources: folders))
    if listUnfinished { return try list(UnfinishedMethod.find(in: state.sources)) }
    let checked = changes(to: state)
    let changes = try Report.usable(checked)
    if let report {
      let text = try HandlerReport(changes, checked.diagnostics, isDryRun: !output.writes).encoded()
      _ = try Output.write([OutputFile(report, text)])
    }
    if output.dryRun {
      for file in changes.files.filter(\.isChanged) {
        Terminal.write(UnifiedDiff(from: file.before, to: file.after, path: file.path).text)
      }
      return
    }
    let summary = try Output.reported {
      try HandlerWriter(output: OutputWriter(isDryRun: output.check))
        .write(changes, to: output.output)
    }
    if output.check {
      sayWhetherRecordIsMissing()
      try Check.end(outOfDate: summary.written, command: "intentgen handlers")
    } else if !output.quiet {
      if state.takesUpInterruptedRun {
        Terminal.print("brought a run that was interrupted to its end")
      }
      HandlerSummary(changes, unread: unread).print()
    }
  }

  /// The target that the handlers are written to; none outside of a package.
  private var target: String? {
    let path = "\(output.output)/-"
    return PackageFolders.package(of: path).map { _ in PackageFolders.target(of: path) }
  }

  /// The folders besides that of the output.
  private var folders: [String] {
    sources + [target].compactMap(\.self).filter { $0 != output.output }
  }

  /// The folder of the package's tests.
  private var tests: String? {
    PackageFolders.package(of: "\(output.output)/-").flatMap(PackageFolders.tests)
  }

  /// What was not looked into, though it is beside the target.
  private var unread: [String] {
    (target.map(PackageFolders.targets(besides:)) ?? []).filter { !sources.contains($0) }
  }

  /// Says what is to be done where nobody knows what the definitions were: then everything is taken for new.
  private func sayWhetherRecordIsMissing() {
    guard !HandlerRecord.exists(in: output.output) else { return }
    let name = HandlerRecord.fileName
    Terminal.printError(
      "\(output.output) has no '\(name)', which says what the handlers were written for: name the folder that "
        + "has it with --output; or, where none has, run this without --check, and commit '\(name)' with the "
        + "handlers\n")
  }

  private func lockFolders() -> FolderLock {
    FolderLock([output.output] + folders) { folder in
      Terminal.printError("waiting for another run of 'intentgen handlers' in \(folder)\n")
    }
  }

  private func changes(to state: HandlerState) -> Checked<HandlerChanges> {
    var generator = GeneratorOptions()
    generator.style = style.style
    generator.classPrefix = reading.classPrefix
    generator.imports = imports.modules
    var options = HandlerOptions()
    (options.kind, options.scope, options.restoresMissing) = (
      kind ?? options.kind, per, restore
    )
    let pipeline = GeneratorPipeline(options: generator)
    return pipeline.load(inputs, context: reading.context).flatMap { set in
      HandlerRegenerator(options: options).regenerate(
        HandlerRecord.located(pipeline.handlerDefinitions(set), from: output.output),
        gone: state.record.goneDefinitions(from: output.output),
        in: state.sources,
        record: state.record,
        folder: output.output,
        tests: tests
      )
    }
  }

  private func list(_ checked: Checked<[UnfinishedMethod]>) throws {
    let methods = try Report.usable(checked)
    for method in methods { Terminal.print("\(method.location): \(method.name)") }
    guard !output.quiet else { return }
    Terminal.print("\(Count.of(methods.count, "method")) to be written")
  }
}
