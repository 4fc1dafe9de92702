import ArgumentParser
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
  /// - Parameter isByModule: Whether names of one target of a package may be those of another; not where all go into
  ///   one document.
  /// - Throws: Exit code 1 where there is an error.
  func definitions(isByModule: Bool = false) throws -> DefinitionSet {
    var options = GeneratorOptions()
    options.classPrefix = reading.classPrefix
    return try Report.usable(
      GeneratorPipeline(options: options)
        .load(inputs, context: reading.context, isByModule: isByModule))
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
