import Diagnostics
import HandlerStubs
import IntentGenerator

extension EditOptions {
  /// The handlers of a definition that changes, and the tests of its package.
  ///
  /// - Parameter folder: The folder with the handlers; that of the definition's target if not given.
  func following(_ folder: String? = nil) -> HandlerFollowing {
    HandlerFollowing(
      target: folder ?? PackageFolders.target(of: definition),
      tests: PackageFolders.package(of: definition).flatMap(PackageFolders.tests))
  }

  /// What handlers are asked for before a change and after it; none where something is wrong with the definitions.
  func handlerDefinitions(_ result: EditedDefinition.Result) throws
    -> (before: [HandlerDefinition], after: [HandlerDefinition])?
  {
    var generator = GeneratorOptions()
    if let file = PackageFolders.configuration(of: definition) {
      generator = try Report.usable(ConfigurationReader().read(file))
    }
    let pipeline = GeneratorPipeline(options: generator)
    var loader = DefinitionLoader(classPrefix: generator.classPrefix)
    guard let before = loader.load(result.inputs).value else { return nil }
    loader.drafts = result.drafts
    guard let after = loader.load(result.inputs).value else { return nil }
    return (pipeline.handlerDefinitions(before), pipeline.handlerDefinitions(after))
  }
}
