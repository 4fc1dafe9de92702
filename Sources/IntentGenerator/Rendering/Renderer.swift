import Mustache

/// Renders the models of Swift files.
struct Renderer: Sendable {
  let templates: TemplateLibrary

  /// The content of a file.
  func render(_ file: SwiftFile) -> String {
    switch file {
    case .intents(let model): render(model, with: "Intents")
    case .handling(let model): render(model, with: "Handling")
    case .responses(let model): render(model, with: "Responses")
    case .types(let model): render(model, with: "Types")
    case .siriKitIntents(let model): render(model, with: "SiriKitIntents")
    case .siriKitHandling(let model): render(model, with: "SiriKitHandling")
    case .siriKitResponses(let model): render(model, with: "SiriKitResponses")
    case .siriKitTypes(let model): render(model, with: "SiriKitTypes")
    }
  }

  private func render(_ model: some MustacheParent & Sendable, with template: String) -> String {
    templates.library.render(TemplateObject(model), withTemplate: template) ?? ""
  }
}
