extension SessionRun {
  /// The values that the handler offers for a parameter.
  func options(
    for name: String,
    searchTerm: String?,
    _ context: IntentContext
  ) async throws -> [SessionOptions] {
    try engine.policy.check(context, for: description)
    let parameter = life.plan.parameters[try life.plan.index(of: name)].binding
    let (intent, handler) = (life.intent, life.handler)
    let collection = try await life.race.untilTimeout(HandlerPace()) {
      try await parameter.options(for: intent, with: handler, searchTerm: searchTerm)
    }
    return (collection?.sections ?? []).map { section in
      SessionOptions(
        title: section.title,
        options: section.items.map {
          SessionOption(text: parameter.text(of: $0, property: nil, in: speaker), value: $0)
        }
      )
    }
  }
}
