import Mustache

/// A model as the template engine is handed it: by reference.
///
/// The engine casts what it looks into for each name that a template has, and a cast of a struct
/// copies all that this holds.
final class EngineModel: MustacheParent, Sendable {
  private let model: any TemplateModel

  init(_ model: any TemplateModel) {
    self.model = model
  }

  func child(named name: String) -> Any? { model.value(named: name)?.forEngine }
}

/// A final text, which the template engine takes as it is.
///
/// A plain `String` would be sent through reflection first.
struct EngineText: MustacheCustomRenderable, CustomStringConvertible, Sendable {
  let renderText: String

  var isNull: Bool { false }
  var description: String { renderText }
}

extension TemplateValue {
  /// The value in a form that the template engine knows.
  fileprivate var forEngine: Any {
    switch self {
    case .text(let text): EngineText(renderText: text)
    case .flag(let flag): flag
    case .model(let model): EngineModel(model)
    case .list(let values): values.map(\.forEngine)
    }
  }
}
