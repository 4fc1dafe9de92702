import ArgumentParser
import Foundation
import IntentDefinition
import IntentGenerator

/// What a subcommand reads.
struct InputOptions: ParsableArguments {
  @Argument(
    help:
      "Definition files, or folders to search for them; if none is named, the package's own, or those of the present folder.",
    completion: .file(extensions: ["intentdefinition", "plist"])
  )
  var inputs: [String] = []

  @OptionGroup var reading: DefinitionOptions

  /// The linked definitions, after what is wrong with them is printed.
  ///
  /// - Throws: Exit code 1 where there is an error.
  func definitions() throws -> DefinitionSet {
    var options = GeneratorOptions()
    options.classPrefix = reading.classPrefix
    return try Report.usable(
      GeneratorPipeline(options: options).load(inputs, context: reading.context))
  }

  private static var holdsDefinition: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
    return names.contains { $0.hasSuffix(".intentdefinition") }
  }

  mutating func validate() throws {
    guard inputs.isEmpty else { return }
    inputs = PackageFolders.targets(of: ".")
    // A folder within a package, or one with definitions.
    if inputs.isEmpty, PackageFolders.package(of: "./-") != nil || Self.holdsDefinition {
      inputs = ["."]
    }
    if inputs.isEmpty {
      throw ValidationError("Name a definition file, or a folder that holds one.")
    }
  }
}
