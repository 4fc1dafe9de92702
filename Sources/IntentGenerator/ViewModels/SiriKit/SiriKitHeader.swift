/// What every generated file in the style of Apple's framework begins with.
struct SiriKitHeader: TemplateModel {
  /// The name of the definition's file, for a comment.
  var definition: String
  /// The modules to import on Apple's systems.
  var appleModules: [String]
  /// The lines that import modules elsewhere; empty in a file that holds its header alone.
  var imports: [String]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "definition": .text(definition)
    case "appleModules": .texts(appleModules)
    case "imports": .texts(imports)
    default: nil
    }
  }
}
