import IntentDefinition

/// What every generated file begins with.
struct FileHeader: TemplateModel {
  /// The name of the definition's file, for a comment.
  var definition: String
  /// The lines that import modules; empty in a file that holds its header alone.
  var imports: [String]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "definition": .text(definition)
    case "hasContent": .flag(!imports.isEmpty)
    case "imports": .texts(imports)
    default: nil
    }
  }
}

extension Definition {
  /// The name of its file, for a comment.
  var fileNameInComments: String {
    SwiftLiteral.comment(file.split(separator: "/").last.map(String.init) ?? name)
  }
}
