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
      names, which is remembered with what the definitions were; tests that call a method by its old name are named, and stay as they are.

      What the definitions were is kept in '.intentgen-handlers.json' in the output folder: commit it \
      together with the handlers. The first run names that folder; later ones find it by that file where \
      the package has one for the definitions: of several targets each has its own.
      """
  )

  @Argument(
    help: ArgumentHelp(InputOptions.help),
    completion: .file(extensions: ["intentdefinition"])
  )
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: "The folder to write to; the one with '.intentgen-handlers.json' if not given.",
    completion: .directory)
  var output: String?

  @OptionGroup var writing: WritingOptions

  @Option(
    name: .customLong("sources"),
    help:
      "A further folder whose handlers are kept up to date, in later runs too. Repeat it for several.",
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
    help:
      "Write what was done to each file to this file, as JSON; in the place of an earlier report alone.",
    completion: .file(extensions: ["json"]))
  var report: String?

  @Flag(help: "Write a handler again that was there once and is found no more.")
  var restore = false

  @Flag(help: "List the methods that are not written yet, and do nothing else.")
  var listUnfinished = false

  @Flag(
    help:
      "End with the exit code 1 where there is a warning or, with --list-unfinished, a method, too."
  )
  var strict = false

  mutating func validate() throws {
    if output?.isEmpty == true { throw ValidationError(OutputOptions.missingFolder) }
    if inputs.isEmpty && !listUnfinished { inputs = try InputOptions.ofPresentFolder() }
    if listUnfinished, writing.check {
      throw ValidationError(
        "'--list-unfinished' lists methods and compares nothing; leave out '--check', or run each by itself."
      )
    }
    if let kind, kind != .class, style.style == .sirikit {
      throw ValidationError(
        "A handler in the style 'sirikit' is a class, for Apple's protocols ask for one; "
          + "leave out '--kind \(kind.rawValue)'.")
    }
  }

  func run() async throws {
    // Another run in these folders is waited for, to the end of this one; it may have made a record.
    let lock = writing.writes && !listUnfinished ? lockFolders() : nil
    defer { withExtendedLifetime(lock) {} }
    let earlier = try report.flatMap { try Report.usable(HandlerReport.replaceable(at: $0)) }
    let all = try places()
    if listUnfinished {
      let states = all.map(\.state)
      let sources = try states.flatMap { try Report.usable($0).sources }
      try list(UnfinishedMethod.find(in: sources))
      return try refuse(states.flatMap(\.diagnostics).filter { $0.severity == .warning })
    }
    if let report, earlier == nil { try refuse(report: report, besides: all) }
    var whole: HandlerReport?
    var outdated: [String] = []
    var warnings: [Diagnostic] = []
    // One after the other: what one writes another may look into.
    for places in all {
      try finishInterruptedRun(in: places)
      let read = places.state
      let state = try Report.usable(read)
      let checked = try changes(to: state, in: places)
      let changes = try Report.usable(checked)
      let diagnostics = read.diagnostics + checked.diagnostics
      let part = HandlerReport(changes, diagnostics, isDryRun: !writing.writes)
      whole = whole?.adding(part) ?? part
      warnings += diagnostics.filter { $0.severity == .warning }
      outdated += try write(changes, to: places, state)
    }
    if let report, let whole {
      // What came there since is no report.
      let file = OutputFile(report, try whole.encoded(), expected: earlier)
      do {
        _ = try Output.writer().write([file])
      } catch let error as OutputError {
        Terminal.printError(
          "\(report.escapingInvisibles): error: the report cannot be written (\(error.reason.escapingInvisibles)); what "
            + "else there was to do is done\n")
        throw ExitCode(1)
      }
    }
    if writing.check { try Check.end(outOfDate: outdated) }
    try refuse(warnings)
  }

  /// Refuses a report in the place of a file that the run is about to make.
  private func refuse(report: String, besides all: [HandlerPlaces]) throws {
    let path = RelativePath.resolved(report)
    for places in all {
      var made = [HandlerRecord.fileName, HandlerJournal.fileName]
        .map { "\(places.output)/\($0)" }
      if let state = places.state.value, let changes = try changes(to: state, in: places).value {
        made += changes.files.filter { $0.before == nil }.map(\.path)
      }
      guard !made.map(RelativePath.resolved).contains(path) else {
        throw ValidationError(
          "'\(report)' is a file that this run is about to make; name another file with '--report'."
        )
      }
    }
  }

  /// - Throws: Exit code 1 where a run that only looks finds no record: nothing is wrong with how it was called.
  private func places() throws -> [HandlerPlaces] {
    do {
      return try HandlerPlaces.all(output: output, inputs: inputs, sources: sources)
    } catch let error as ValidationError where writing.check && output == nil {
      Terminal.printError("error: \(error.message)\n")
      throw ExitCode(1)
    }
  }

  /// Ends a run that only looks where a handler is gone, and with --strict any run that warned.
  private func refuse(_ warnings: [Diagnostic]) throws {
    let missing = warnings.count { $0.rule == .missingHandler }
    if writing.check, missing > 0 {
      Terminal.printError(
        "\(Count.of(missing, "handler")) missing: --restore writes what is gone, and --sources names a "
          + "folder that it moved to\n")
      throw ExitCode(1)
    }
    guard strict, !warnings.isEmpty else { return }
    Terminal.printError("\(Count.of(warnings.count, "warning")), and --strict allows none\n")
    throw ExitCode(1)
  }

  /// Writes what became of handlers, or says what would be written.
  ///
  /// - Returns: The paths of what is written, or is out of date.
  private func write(_ changes: HandlerChanges, to places: HandlerPlaces, _ state: HandlerState)
    throws -> [String]
  {
    let summary = HandlerSummary(
      changes, try HandlerRecord.change(to: changes.record, in: places.output),
      unread: places.unread)
    if writing.dryRun {
      summary.show(isQuiet: writing.quiet)
      return []
    }
    let written = try Output.reported {
      try HandlerWriter(output: Output.writer(isDryRun: writing.check))
        .write(changes, to: places.output).written
    }
    if writing.check {
      sayWhetherRecordIsMissing(in: places.output)
      if !writing.quiet { summary.tellUnfinished() }
    } else if !writing.quiet {
      if state.takesUpInterruptedRun {
        Terminal.print("brought a run that was interrupted to its end")
      }
      summary.print()
    }
    return written
  }

  /// Says what is to be done where nobody knows what the definitions were: then everything is taken for new.
  private func sayWhetherRecordIsMissing(in folder: String) {
    guard !HandlerRecord.exists(in: folder) else { return }
    let name = HandlerRecord.fileName
    Terminal.printError(
      "\(folder) has no '\(name)', which says what the handlers were written for: name the folder that "
        + "has it with --output; or, where none has, run this without --check, and commit '\(name)' with the "
        + "handlers\n")
  }

  /// A lock of the folders in which there is something to do, as far as that is known before; where it is not, the run
  /// ends with what is wrong.
  private func lockFolders() -> FolderLock {
    let all = try? HandlerPlaces.all(
      output: output, inputs: inputs, sources: sources, tellsOfOthers: false)
    return FolderLock(
      editing: [], all?.flatMap(\.folders) ?? [], making: all?.map(\.output) ?? [])
  }

  private func changes(to state: HandlerState, in places: HandlerPlaces) throws
    -> Checked<HandlerChanges>
  {
    var generator = GeneratorOptions()
    let definitions = InputFinder().find(places.inputs).value?.definitions.map(\.file) ?? []
    let configurations = try reading.configurations(of: definitions)
    let styles = Set(configurations.map(\.style))
    generator.style = style.style ?? (styles.count == 1 ? styles.first : nil) ?? generator.style
    generator.classPrefix = try reading.classPrefix(in: configurations)
    generator.imports = imports.modules
    var options = HandlerOptions()
    (options.kind, options.scope, options.restoresMissing) = (
      kind ?? options.kind, per, restore
    )
    let pipeline = GeneratorPipeline(options: generator)
    let context = reading.context + places.context
    let asked = pipeline.load(places.inputs, context: context).map(pipeline.handlerDefinitions)
      .map { HandlerRecord.located($0, from: places.output) }
    let gone = state.record.goneDefinitions(from: places.output)
    let namesakes = NamesakeFiles(
      of: asked.value ?? [], seenFrom: places.output, searched: places.folders, own: places.output)
    let sources = HandlerSources(
      state.sources.filter { !namesakes.contains($0.realPath) })
    try refuseOtherStyle(
      than: generator.style, of: asked.value ?? [], gone, state.record, in: sources)
    return asked.flatMap { definitions in
      let clashes =
        state.record.clashes(with: definitions, from: places.output)
        + state.record.clashesOfIntents(with: definitions, from: places.output)
      guard clashes.isEmpty else { return Checked(nil, clashes) }
      return HandlerRegenerator(options: options).regenerate(
        definitions,
        gone: gone,
        in: sources,
        record: state.record,
        folder: places.output,
        tests: places.tests
      )
    }
  }

  /// Refuses to write methods of one style into handlers of the other.
  private func refuseOtherStyle(
    than style: GeneratedStyle, of definitions: [HandlerDefinition], _ gone: Set<String>,
    _ record: HandlerRecord,
    in sources: HandlerSources
  ) throws {
    let other = style == .sirikit ? GeneratedStyle.value : .sirikit
    let found = HandlerStyle.first(
      other, of: definitions, gone: gone, record: record, in: sources)
    guard let handler = found else { return }
    throw ValidationError(
      "\(handler): this handler is in the style '\(other.rawValue)', and would get methods of the other; where others are in "
        + "that, name definitions of one style at a time; else name its style: "
        + ShellCommand.running.with(["--style"], other.rawValue).line)
  }

  /// Brings a run to its end that was interrupted, as far as it is about other files than handlers.
  private func finishInterruptedRun(in places: HandlerPlaces) throws {
    guard !listUnfinished else { return }
    guard !writing.writes else {
      return try Output.finishInterruptedRun(in: places.output, within: places.reach)
    }
    let files = try Report.usable(
      HandlerJournal.unfinished(in: places.output, within: places.reach))
    let old = try Output.write(files, isDryRun: true).written
    _ = try Report.usable(
      Checked(
        (),
        old.map { path in
          Diagnostic(
            .error, .invalidHandlerRecord,
            "a run that was interrupted was about to change this file; run this without '--check' and '--dry-run', which "
              + "brings it to its end",
            at: SourceLocation(file: path))
        }))
  }

  private func list(_ checked: Checked<[UnfinishedMethod]>) throws {
    let methods = try Report.usable(checked)
    for method in methods { Terminal.print("\(method.location): \(method.name)") }
    if !writing.quiet { Terminal.print("\(Count.of(methods.count, "method")) to be written") }
    if strict, !methods.isEmpty { throw ExitCode(1) }
  }
}
