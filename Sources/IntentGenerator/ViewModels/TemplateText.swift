import Mustache

/// A final text, which the template engine takes as it is.
///
/// A plain `String` would be sent through reflection first.
struct TemplateText: MustacheCustomRenderable, Sendable {
  let renderText: String

  var isNull: Bool { false }

  init(_ text: String) {
    renderText = text
  }
}

/// A list that a template goes through; it answers the engine without casts of its elements.
func templateTexts(_ texts: [String]) -> [TemplateText] {
  texts.map(TemplateText.init)
}
