import Mustache

/// A template that is rendered already but for what differs from model to model.
///
/// The engine looks for each name anew with each model, and casts what it finds several times, which
/// took half of a run. Here it renders a template once, with marks where values and sections go.
///
/// That holds for templates with values that are not escaped, lists and Booleans, as those are that
/// come with the generator; one of the user's own may have whatever the engine knows.
struct TemplateForm: Sendable {
  fileprivate enum Part: Sendable {
    case text(String)
    case value(String)
    case section(String, TemplateForm)
  }

  private let parts: [Part]

  /// - Parameter library: Where its partials are.
  init(of template: MustacheTemplate, in library: MustacheLibrary) {
    let marks = MarkModel(library)
    let texts = template.render(marks, library: library)
      .split(separator: MarkModel.mark, omittingEmptySubsequences: false)
    let places = marks.places.map(Optional.some) + [nil]
    parts = zip(texts, places).flatMap { text, place in
      [text.isEmpty ? nil : Part.text(String(text)), place].compactMap { $0 }
    }
  }

  /// The text for a model.
  func filled(with model: any TemplateModel) -> String {
    var text = ""
    var scopes = [TemplateValue.model(model)]
    write(to: &text, &scopes)
    return text
  }

  /// - Parameter scopes: What names are looked for in, the innermost last.
  private func write(to text: inout String, _ scopes: inout [TemplateValue]) {
    for part in parts {
      switch part {
      case .text(let same): text += same
      case .value(let name):
        if case .text(let value) = scopes.value(named: name) { text += value }
      case .section(let name, let form):
        switch scopes.value(named: name) {
        case .flag(let isThere): if isThere { form.write(to: &text, &scopes) }
        case .list(let values): for value in values { form.write(to: &text, &scopes, value) }
        case .some(let value): form.write(to: &text, &scopes, value)
        case nil: break
        }
      }
    }
  }

  /// - Parameter value: What the section is about.
  private func write(to text: inout String, _ scopes: inout [TemplateValue], _ value: TemplateValue)
  {
    scopes.append(value)
    write(to: &text, &scopes)
    scopes.removeLast()
  }
}

extension [TemplateValue] {
  /// What the innermost model has that knows a name; the innermost value itself for a dot.
  fileprivate func value(named name: String) -> TemplateValue? {
    if name == MarkModel.dot { return last }
    for case .model(let model) in reversed() {
      if let value = model.value(named: name) { return value }
    }
    return nil
  }
}

/// What the engine renders a template with to find what is the same for every model.
///
/// Whatever it is asked for is a lambda: that is handed the text of a section, and none for a value.
private final class MarkModel: MustacheParent, MustacheCustomRenderable {
  static let mark: Character = "\0"
  static let dot = "."

  private let library: MustacheLibrary
  /// What stands at the marks, in their order.
  private(set) var places: [TemplateForm.Part] = []

  init(_ library: MustacheLibrary) {
    self.library = library
  }

  func child(named name: String) -> Any? {
    MustacheLambda { [self] text in
      guard !text.isEmpty else { return mark(.value(name)) }
      // It is part of a template that has been parsed.
      guard let template = try? MustacheTemplate(string: text) else { return nil }
      return mark(.section(name, TemplateForm(of: template, in: library)))
    }
  }

  /// What `{{{.}}}` shows.
  var renderText: String { mark(.value(Self.dot)).renderText }

  var isNull: Bool { false }

  private func mark(_ place: TemplateForm.Part) -> EngineText {
    places.append(place)
    return EngineText(renderText: String(Self.mark))
  }
}
