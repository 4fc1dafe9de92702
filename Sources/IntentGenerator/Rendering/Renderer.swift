/// Renders the models of Swift files.
struct Renderer: Sendable {
  let templates: TemplateLibrary

  /// The content of a file.
  func render(_ file: SwiftFile) -> String {
    switch file {
    case .intents(let model): templates.render(model, with: "Intents")
    case .handling(let model): templates.render(model, with: "Handling")
    case .responses(let model): templates.render(model, with: "Responses")
    case .types(let model): templates.render(model, with: "Types")
    case .siriKitIntents(let model): templates.render(model, with: "SiriKitIntents")
    case .siriKitHandling(let model): templates.render(model, with: "SiriKitHandling")
    case .siriKitResponses(let model): templates.render(model, with: "SiriKitResponses")
    case .siriKitTypes(let model): templates.render(model, with: "SiriKitTypes")
    }
  }
}
