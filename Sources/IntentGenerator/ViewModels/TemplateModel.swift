/// What a template is filled with.
protocol TemplateModel: Sendable {
  /// What the model has under a name that a template may use.
  func value(named name: String) -> TemplateValue?
}

/// What a template finds under a name.
enum TemplateValue: Sendable {
  /// A final text.
  case text(String)
  /// Whether a section is there.
  case flag(Bool)
  /// What a section is about.
  case model(any TemplateModel)
  /// What a section is repeated for.
  case list([TemplateValue])

  static func models(_ models: [some TemplateModel]) -> Self { .list(models.map { .model($0) }) }

  /// Texts, each of which is the dot of its section.
  static func texts(_ texts: [String]) -> Self { .list(texts.map { .text($0) }) }
}
