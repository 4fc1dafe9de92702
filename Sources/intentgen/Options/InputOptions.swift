import ArgumentParser
import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator

/// What a subcommand reads.
struct InputOptions: ParsableArguments {
  /// What is said of the inputs.
  static let help =
    "Definition files, or folders to search for them; if none is named, the package's own, or those of the present folder."

  @Argument(
    help: ArgumentHelp(help),
    completion: .file(extensions: ["intentdefinition", "plist"])
  )
  var inputs: [String] = []

  @OptionGroup var reading: DefinitionOptions

  /// The linked definitions, after what is wrong with them is printed.
  ///
  /// - Parameter isByModule: Whether names of one target of a package may be those of another.
  /// - Throws: Exit code 1 where there is an error.
  func definitions(isByModule: Bool = false) throws -> DefinitionSet {
    var options = GeneratorOptions()
    options.classPrefix = reading.classPrefix
    return try Report.usable(
      GeneratorPipeline(options: options)
        .load(inputs, context: reading.context, isByModule: isByModule))
  }

  /// The linked definitions of all targets, whose intents go into one document: each has a name of its own there.
  ///
  /// - Throws: Exit code 1 where there is an error.
  func definitionsOfOneDocument() throws -> DefinitionSet {
    let set = try definitions(isByModule: true)
    _ = try Report.usable(Checked(set, set.clashesOfIntents))
    return set
  }

  private static var holdsDefinition: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    return names.contains { $0.hasSuffix(".intentdefinition") }
  }

  /// What is read where nothing is named.
  ///
  /// - Throws: What to name, where there is nothing.
  static func ofPresentFolder() throws -> [String] {
    let targets = PackageFolders.targets(of: ".")
    guard targets.isEmpty else { return targets }
    // A folder within a package, or one with definitions.
    if PackageFolders.package(of: "./-") != nil || holdsDefinition { return ["."] }
    throw ValidationError("Name a definition file, or a folder that holds one.")
  }

  mutating func validate() throws {
    if inputs.isEmpty { inputs = try Self.ofPresentFolder() }
  }
}

extension DefinitionSet {
  /// An error for each intent that has the name of one of another target.
  fileprivate var clashesOfIntents: [Diagnostic] {
    var first: [String: SourceLocation] = [:]
    var clashes: [Diagnostic] = []
    for definition in definitions.map(\.definition) {
      for intent in definition.intents where definition.generates(intent) {
        let place = SourceLocation(file: definition.file, position: intent.name.position)
        guard
          let other = first.updateValue(
            first[intent.name.value] ?? place, forKey: intent.name.value)
        else { continue }
        let message =
          "the intent '\(intent.name.value)' has the name of another target's, and one document has room for one of "
          + "each name; name one target, or rename the intent"
        clashes.append(
          Diagnostic(
            .error, .clashingNames, message, at: place,
            notes: [.init("the other is here", at: other)]))
      }
    }
    return clashes
  }
}
