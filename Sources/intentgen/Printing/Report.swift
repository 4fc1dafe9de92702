import ArgumentParser
import Diagnostics

/// Prints what was found, the way compilers do.
enum Report {
  /// The value of a stage, after its diagnostics are printed.
  ///
  /// - Throws: Exit code 1 where an error is among them.
  static func usable<Value>(_ checked: Checked<Value>) throws -> Value {
    let formatter = DiagnosticFormatter(isColored: Terminal.showsColors)
    let text = checked.diagnostics.sortedByPlace().map(formatter.format).joined()
    if !text.isEmpty { Terminal.printError(text) }
    guard let value = checked.value, !checked.diagnostics.hasErrors else { throw ExitCode(1) }
    return value
  }
}
