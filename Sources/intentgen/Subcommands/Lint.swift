import ArgumentParser
import Diagnostics
import IntentDefinition
import IntentGenerator

extension DiagnosticFormat: ExpressibleByArgument {}

/// `intentgen lint`.
struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks definitions, translations and vocabularies.",
    discussion: """
      Every problem is reported, not only the first. Warnings alone leave the exit code 0, unless \
      --strict says otherwise. \
      What each language covers is counted: the intents with sentences, and the texts.

      'intentgen rules' says what each rule finds. A configuration ('intentgen.json') says how much \
      each matters, and what is meant to be as it is; a definition that is written by hand may say \
      the latter itself, by the key 'IGSuppressedRules' of any dictionary, with rules and reasons.
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup var rules: ConfigurationOptions

  @Option(help: "How to print what is found; all but 'text' goes to standard output.")
  var format = DiagnosticFormat.text

  @Flag(help: "Change the definitions where a fix is known, then report what is left.")
  var fix = false

  @Flag(help: "End with the exit code 1 where there is a warning, too.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print nothing but diagnostics.")
  var quiet = false

  func run() async throws {
    var options = GeneratorOptions()
    options.classPrefix = input.reading.classPrefix
    let policies = rules.checkedPolicies(for: input.inputs)
    let pipeline = GeneratorPipeline(options: options)
    func lint() -> Checked<DefinitionSet> {
      guard let policy = policies.value else { return Checked(nil, policies.diagnostics) }
      let checked = self.lint(pipeline, policy)
      let files = InputFinder().find(input.inputs).value?.definitions.map(\.file) ?? []
      let interrupted = InterruptedRuns.diagnostics(of: files)
      return Checked(checked.value, policies.diagnostics + checked.diagnostics + interrupted)
    }
    var checked = lint()
    if fix { checked = try fixed(checked, lint: lint) }
    let report = try format.report(
      checked.diagnostics, version: PackageVersion.current,
      replacements: DefinitionFixer().replacements)
    if let report {
      Terminal.writeExactly(report)
      if checked.diagnostics.hasErrors || checked.value == nil { throw ExitCode(1) }
      if strict, warnings(of: checked) > 0 { throw ExitCode(1) }
    } else {
      let set = try Report.usable(checked)
      let count = warnings(of: checked)
      guard !strict || count == 0 else {
        Terminal.printError("\(Count.of(count, "warning")), and --strict allows none\n")
        throw ExitCode(1)
      }
      summarize(set)
    }
  }

  private func warnings(of checked: Checked<DefinitionSet>) -> Int {
    checked.diagnostics.count { $0.severity == .warning }
  }

  private func lint(_ pipeline: GeneratorPipeline, _ policies: TargetPolicies) -> Checked<
    DefinitionSet
  > {
    pipeline.lint(input.inputs, context: input.reading.context, policies: policies)
  }

  /// What is left after fixes were applied, round by round: one may bring another to light.
  private func fixed(
    _ checked: Checked<DefinitionSet>, lint: () -> Checked<DefinitionSet>
  ) throws -> Checked<DefinitionSet> {
    var checked = checked
    var changed: [String] = []
    var applied = 0
    defer { report(applied, in: changed) }
    for _ in 0..<10 {
      let (files, count, refused) = DefinitionFixer().fix(checked.diagnostics)
      guard !files.isEmpty else {
        return Checked(checked.value, (checked.diagnostics + refused).sortedByPlace())
      }
      let written: [String]
      do {
        written = try Output.writer().write(files).written
      } catch let error as OutputError {
        checked.diagnostics.append(error.diagnostic)
        break
      }
      changed += written.filter { !changed.contains($0) }
      applied += count
      checked = lint()
    }
    return checked
  }

  /// Says what all rounds together have done.
  private func report(_ applied: Int, in changed: [String]) {
    guard applied > 0, !quiet, format == .text else { return }
    for file in changed { Terminal.print("changed \(file)") }
    Terminal.print("\(Count.of(applied, "fix", "fixes")) applied")
  }

  private func summarize(_ set: DefinitionSet) {
    guard !quiet else { return }
    let intents = set.definitions.reduce(0) { $0 + $1.definition.intents.count }
    Terminal.print(
      "\(Count.of(set.definitions.count, "definition")), \(Count.of(intents, "intent")): no errors"
    )
    for line in Coverage(set).descriptions { Terminal.print(line) }
  }
}
