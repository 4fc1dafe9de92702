import Diagnostics
import IntentDefinition
import Foundation
import IntentGenerator

/// The tool that the build plugin runs: one definition in, its four files out.
///
///     intentgen-build --definition FILE [--localization FILE]… [--context FILE]… --output FILE…
///
/// The plugin names every output and the tool obeys, so that the rule for names exists once. It
/// prints nothing but diagnostics.
@main
struct BuildTool {
  static func main() async {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      exit(await run(arguments))
    } catch {
      FileHandle.standardError.write(Data("intentgen-build: error: \(error)\n".utf8))
      exit(64)
    }
  }

  private static func run(_ arguments: Arguments) async -> Int32 {
    let pipeline = GeneratorPipeline()
    let files = InputFiles(
      definitions: [
        .init(file: arguments.definition, localizations: arguments.localizations)
      ]
    )
    let loaded = pipeline.load(files, context: arguments.context)
    guard let set = report(loaded) else { return 1 }
    guard let generated = report(await pipeline.generate(set)) else { return 1 }
    do {
      let contents = zip(arguments.outputs, generated).map { ($0, $1.contents) }
      _ = try OutputWriter().write(contents)
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 1
    }
  }

  /// The value of a stage, after its diagnostics are printed; none where an error is among them.
  private static func report<Value>(_ checked: Checked<Value>) -> Value? {
    let formatter = DiagnosticFormatter()
    for diagnostic in checked.diagnostics where diagnostic.severity != .note {
      FileHandle.standardError.write(Data(formatter.format(diagnostic).utf8))
    }
    return checked.diagnostics.hasErrors ? nil : checked.value
  }
}
