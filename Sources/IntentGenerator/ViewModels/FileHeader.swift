import Mustache

/// What every generated file begins with.
struct FileHeader: MustacheParent, Sendable {
  /// The name of the definition's file, for a comment.
  var definition: String
  /// The lines that import modules; empty in a file that holds its header alone.
  var imports: [String]

  func child(named name: String) -> Any? {
    switch name {
    case "definition": TemplateText(definition)
    case "hasContent": !imports.isEmpty
    case "imports": templateTexts(imports)
    default: nil
    }
  }
}
