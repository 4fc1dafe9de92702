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
    help: "The old and the new definitions, files or folders; with --against, the new ones alone.",
    completion: .file(extensions: ["intentdefinition"]))
  var inputs: [String]

  @Option(help: "Compare with what git has in this revision: a commit, a branch, a tag.")
  var against: String?

  @Option(help: "How to print the changes.")
  var format = Format.text

  @OptionGroup var rules: ConfigurationOptions
  @OptionGroup var reading: DefinitionOptions

  func validate() throws {
    if against == nil, inputs.count != 2 {
      throw ValidationError("Name the old and the new definitions, or the new ones with --against.")
    }
    if inputs.isEmpty {
      throw ValidationError("Name a definition file, or a folder that holds one.")
    }
    if against?.hasPrefix("-") == true { throw ValidationError("A revision begins with no '-'.") }
  }

  func run() async throws {
    var options = GeneratorOptions()
    options.classPrefix = reading.classPrefix
    let pipeline = GeneratorPipeline(options: options)
    let new = against == nil ? [inputs[1]] : inputs
    let policies = try rules.policies(for: new)
    let (old, renamed) = try olderSet(pipeline)
    let newer = try usable(pipeline.load(new, context: reading.context))
    let changes = DefinitionComparer().compare(old, newer).map(renamed)
    let told = PolicyApplication(policies, to: newer.all).told(of: changes, isAdvising: false)
    try print(told)
    if told.hasErrors { throw ExitCode(1) }
  }

  /// The old definitions, and what names them as the user would.
  private func olderSet(_ pipeline: GeneratorPipeline) throws
    -> (DefinitionSet, (Diagnostic) -> Diagnostic)
  {
    guard let against else {
      return (try usable(pipeline.load([inputs[0]], context: reading.context)), { $0 })
    }
    let revision = GitRevision(against)
    defer { revision.remove() }
    let files = try Report.usable(revision.extract(inputs))
    let set = try usable(pipeline.load(files, context: reading.context), named: revision.named)
    return (set, revision.named)
  }

  /// The definitions, after their errors are printed; what else is wrong is for 'lint' to say.
  private func usable(
    _ checked: Checked<DefinitionSet>, named: (Diagnostic) -> Diagnostic = { $0 }
  ) throws -> DefinitionSet {
    try Report.usable(
      Checked(checked.value, checked.diagnostics.filter { $0.severity == .error }.map(named)))
  }

  private func print(_ changes: [Diagnostic]) throws {
    let report = ChangeReport(changes)
    switch format {
    case .text:
      let formatter = DiagnosticFormatter(
        sources: Terminal.isInteractive ? SourceLines(of: changes) : nil)
      Terminal.write(report.text(formatter.format) + report.summary + "\n")
    case .markdown: Terminal.write(report.markdown)
    case .json, .sarif:
      let machine = format == .json ? DiagnosticFormat.json : .sarif
      let text = try machine.report(changes, version: PackageVersion.current) { _ in [] }
      Terminal.write(text ?? "")
    }
  }
}
