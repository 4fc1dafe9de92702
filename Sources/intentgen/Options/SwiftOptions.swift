import ArgumentParser
import IntentGenerator

extension AccessLevel: ExpressibleByArgument {}
extension GeneratedStyle: ExpressibleByArgument {}

/// How Swift is made.
struct SwiftOptions: ParsableArguments {
  @Option(help: "Who may use what is generated.")
  var access = GeneratorOptions().access

  @OptionGroup var style: StyleOptions

  @OptionGroup var imports: ImportOptions

  @Option(
    help: "A folder with templates that replace the built-in ones of the same names.",
    completion: .directory
  )
  var templates: String?

  /// The options as the generator takes them.
  func generatorOptions(classPrefix: String) -> GeneratorOptions {
    var options = GeneratorOptions()
    options.style = style.style
    options.access = access
    options.classPrefix = classPrefix
    options.imports = imports.modules
    options.templates = templates
    return options
  }
}
