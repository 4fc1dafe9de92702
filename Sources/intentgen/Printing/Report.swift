import ArgumentParser
import Diagnostics

/// Prints what was found, the way compilers do.
enum Report {
  /// The value of a stage, after its diagnostics are printed.
  ///
  /// - Throws: Exit code 1 where an error is among them.
  static func usable<Value>(_ checked: Checked<Value>) throws -> Value {
    print(checked.diagnostics)
    guard let value = checked.value, !checked.diagnostics.hasErrors else { throw ExitCode(1) }
    return value
  }

  /// Prints diagnostics for people, with their lines where a terminal shows them.
  static func print(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    let formatter = DiagnosticFormatter(
      isColored: Terminal.showsColors,
      sources: Terminal.isInteractive ? SourceLines(of: diagnostics) : nil)
    Terminal.printErrorExactly(diagnostics.sortedByPlace().map(formatter.format).joined())
  }
}
