import Diagnostics
import IntentDefinition
import Foundation
import IntentGenerator

/// The tool that the build plugin runs: one definition in, its four files out.
///
///     intentgen-build --definition FILE [--localization FILE]… [--vocabulary FILE]…
///       [--context FILE]… [--configuration FILE] [--template FILE]… --output FILE…
///
/// The plugin names every output and the tool obeys, so that the rule for names exists once. It
/// prints nothing but diagnostics.
@main
struct BuildTool {
  static func main() async {
    StandardStream.takePlaces()
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      exit(await run(arguments))
    } catch {
      printError("intentgen-build: error: \(error)\n")
      exit(64)
    }
  }

  private static func printError(_ text: String) {
    try? StandardStream.error.print(text)
  }

  private static func run(_ arguments: Arguments) async -> Int32 {
    guard let options = report(options(of: arguments)) else { return 1 }
    let pipeline = GeneratorPipeline(options: options)
    let files = InputFiles(
      definitions: [
        .init(file: arguments.definition, localizations: arguments.localizations)
      ],
      vocabularies: arguments.vocabularies
    )
    let generation = GenerationRun(
      files, context: arguments.context, options: options, output: arguments.outputs)
    let folder = arguments.outputs[0].folderOfPath as NSString
    let name = DefinitionDecoder.baseName(of: arguments.definition)
    let recordFile = folder.appendingPathComponent(".intentgen-cache-\(name).json")
    if let record = GenerationRecord(recordFile, of: generation) {
      _ = report(Checked((), record.diagnostics))
      return 0
    }
    async let templates = pipeline.templates()
    let (loaded, hashes) = await pipeline.loadNoting(files, context: arguments.context)
    guard let set = report(loaded) else { return 1 }
    let rendered = await pipeline.generate(set, with: templates)
    guard let generated = report(rendered) else { return 1 }
    do {
      let contents = zip(arguments.outputs, generated).map { OutputFile($0, $1.contents) }
      _ = try OutputWriter().write(contents)
      GenerationRecord(
        of: generation, inputs: hashes, outputs: contents,
        diagnostics: loaded.diagnostics + rendered.diagnostics, counts: []
      ).write(to: recordFile)
      return 0
    } catch {
      printError("\(error)\n")
      return 1
    }
  }

  /// The options of the target's configuration.
  ///
  /// A template that the plugin did not name is no input of the build: a change of it would leave
  /// what was made of it before.
  private static func options(of arguments: Arguments) -> Checked<GeneratorOptions> {
    guard let file = arguments.configuration else { return Checked(GeneratorOptions()) }
    let read = ConfigurationReader().read(file)
    guard let folder = read.value?.templates else { return read }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let known = Set(arguments.templates.map { URL(fileURLWithPath: $0).standardized })
    let unknown = names.sorted().first { name in
      let url = URL(fileURLWithPath: folder).appendingPathComponent(name).standardized
      return name.hasSuffix(".mustache") && !known.contains(url)
    }
    guard let unknown else { return read }
    let message =
      "the template '\(unknown)' is not among the target's files; keep it in the target's folder, "
      + "and do not exclude it"
    let location = SourceLocation(file: file, position: .start)
    return Checked(nil, [Diagnostic(.error, .brokenTemplate, message, at: location)])
  }

  /// The value of a stage, after its diagnostics are printed; none where an error is among them.
  private static func report<Value>(_ checked: Checked<Value>) -> Value? {
    let formatter = DiagnosticFormatter()
    for diagnostic in checked.diagnostics where diagnostic.severity != .note {
      printError(formatter.format(diagnostic))
    }
    return checked.diagnostics.hasErrors ? nil : checked.value
  }
}
