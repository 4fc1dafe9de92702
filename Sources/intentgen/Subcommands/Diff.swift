import ArgumentParser
import DefinitionComparison
import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator

/// `intentgen diff`.
struct Diff: AsyncParsableCommand {
  /// How changes are printed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown, sarif
  }

  static let configuration = CommandConfiguration(
    abstract: "Says what changed between two versions of definitions, and what that breaks.",
    discussion: """
      A change breaks what is 'stored' (requests, sessions and interactions no longer decode, or mean \
      something else), 'source' (handlers or callers no longer compile) or 'behaviour', or it is safe. \
      The exit code is 1 where one is an error: 'intentgen rules' says what each rule finds, and the \
      configuration how much it matters here.
      """
  )

  @Argument(
    help:
      "The old and the new definitions, files or folders; with --against the new ones alone, or if none is named the package's own.",
    completion: .file(extensions: ["intentdefinition"]))
  var inputs: [String] = []

  @Option(help: "Compare with what git has in this revision: a commit, a branch, a tag.")
  var against: String?

  @Option(help: "How to print the changes.")
  var format = Format.text

  @OptionGroup var rules: ConfigurationOptions
  @OptionGroup var reading: DefinitionOptions

  mutating func validate() throws {
    if against != nil, inputs.isEmpty { inputs = try InputOptions.ofPresentFolder() }
    if against == nil, inputs.count != 2 {
      throw ValidationError("Name the old and the new definitions, or the new ones with --against.")
    }
    if against?.hasPrefix("-") == true { throw ValidationError("A revision begins with no '-'.") }
  }

  func run() async throws {
    let revision = against.map { GitRevision($0, of: inputs) }
    defer { revision?.remove() }
    let found = changes(revision)
    // Who reads what machines are given knows nothing of the present folder.
    let told = revision.flatMap { isForMachines ? $0.inRepository(found.diagnostics) : nil }
    try print(Checked(found.value, told ?? found.diagnostics))
    if found.value == nil || found.diagnostics.hasErrors { throw ExitCode(1) }
  }

  private var isForMachines: Bool { format == .json || format == .sarif }

  /// What changed, as diagnostics; no value where the versions cannot be compared, with why not.
  private func changes(_ revision: GitRevision?) -> Checked<Void> {
    var options = GeneratorOptions()
    options.classPrefix = reading.classPrefix
    let pipeline = GeneratorPipeline(options: options)
    let new = revision == nil ? Array(inputs.suffix(1)) : inputs
    let policies = rules.checkedPolicies(for: new)
    guard let policy = policies.value else { return Checked(nil, policies.diagnostics) }
    let older = usable(olderSet(pipeline, revision))
    guard let old = older.value else { return Checked(nil, older.diagnostics) }
    // Before the first definition and after the last one there is none to be found, as long as there is one at all.
    let present = revision == nil ? new : new.filter { !isWithout($0) }
    let isNone = old.definitions.isEmpty && present.isEmpty
    let newer = usable(set(of: isNone ? new : present, pipeline))
    guard let set = newer.value else { return Checked(nil, newer.diagnostics) }
    let changes = DefinitionComparer().compare(old, set, fileNamesCount: fileNamesCount)
    return Checked(
      (),
      PolicyApplication(policy, to: set.all)
        .told(of: changes.map { revision?.named($0) ?? $0 }, isAdvising: false))
  }

  /// Whether a file of another name is another definition: files that are named may lie about under any.
  private var fileNamesCount: Bool {
    against != nil || inputs.allSatisfy { !$0.hasSuffix(".intentdefinition") }
  }

  /// The old definitions, with diagnostics that name them as the user would.
  private func olderSet(_ pipeline: GeneratorPipeline, _ revision: GitRevision?) -> Checked<
    DefinitionSet
  > {
    guard let revision else { return set(of: Array(inputs.prefix(1)), pipeline) }
    let old = revision.extract(inputs).flatMap { set(of: $0, pipeline) }
    return Checked(old.value, old.diagnostics.map(revision.named))
  }

  /// The definitions of some inputs; none of no input.
  private func set(of inputs: [String], _ pipeline: GeneratorPipeline) -> Checked<DefinitionSet> {
    inputs.isEmpty
      ? Checked(DefinitionSet(definitions: [], context: [], vocabularies: []))
      : pipeline.load(inputs, context: reading.context, isByModule: true)
  }

  /// Whether an input is a folder without a definition, or gone.
  private func isWithout(_ input: String) -> Bool {
    !FileManager.default.fileExists(atPath: input)
      || InputFinder().find([input], isByModule: true).diagnostics
        .contains { $0.rule == .noDefinition }
  }

  /// The definitions where they have no error; what else is wrong is for 'lint' to say.
  private func usable(_ checked: Checked<DefinitionSet>) -> Checked<DefinitionSet> {
    let errors = checked.diagnostics.filter { $0.severity == .error }
    return Checked(errors.isEmpty ? checked.value : nil, errors)
  }

  private func print(_ found: Checked<Void>) throws {
    switch format {
    case .text, .markdown:
      guard found.value != nil else { return Report.print(found.diagnostics) }
      Terminal.write(text(of: found.diagnostics))
    case .json, .sarif:
      let machine = format == .json ? DiagnosticFormat.json : .sarif
      let text = try machine.report(found.diagnostics, version: PackageVersion.current) { _ in [] }
      Terminal.writeExactly(text ?? "")
    }
  }

  private func text(of changes: [Diagnostic]) -> String {
    let report = ChangeReport(changes)
    guard format == .text else { return report.markdown }
    let formatter = DiagnosticFormatter(
      sources: Terminal.isInteractive ? SourceLines(of: changes) : nil)
    return report.text(formatter.format) + report.summary + "\n"
  }
}
