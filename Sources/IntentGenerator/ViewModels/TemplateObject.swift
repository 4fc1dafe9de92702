import Mustache

/// A model as the template engine is handed it: by reference.
///
/// The engine casts what it looks into for each name that a template has, and a cast of a struct
/// copies all that this holds.
final class TemplateObject: MustacheParent, Sendable {
  private let model: any MustacheParent & Sendable

  init(_ model: some MustacheParent & Sendable) {
    self.model = model
  }

  func child(named name: String) -> Any? { model.child(named: name) }
}

/// A list of models that a template goes through.
func templateObjects(_ models: [some MustacheParent & Sendable]) -> [TemplateObject] {
  models.map { TemplateObject($0) }
}
