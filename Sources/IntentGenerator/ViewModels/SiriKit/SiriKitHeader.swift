import Mustache

/// What every generated file in the style of Apple's framework begins with.
struct SiriKitHeader: MustacheParent, Sendable {
  /// The name of the definition's file, for a comment.
  var definition: String
  /// The modules to import on Apple's systems.
  var appleModules: [String]
  /// The lines that import modules elsewhere; empty in a file that holds its header alone.
  var imports: [String]

  func child(named name: String) -> Any? {
    switch name {
    case "definition": TemplateText(definition)
    case "appleModules": templateTexts(appleModules)
    case "imports": templateTexts(imports)
    default: nil
    }
  }
}
