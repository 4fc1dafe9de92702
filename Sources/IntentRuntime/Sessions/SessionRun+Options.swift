extension SessionRun {
  /// The values that the handler offers for a parameter, or those that its type has.
  func options(
    for name: String,
    searchTerm: String?
  ) async throws -> [SessionOptions] {
    let known = life.plan.parameters[try life.plan.index(of: name)]
    let (parameter, intent, handler) = (known.binding, life.intent, life.handler)
    let collection = try await life.race.untilTimeout(known.optionsPace) {
      try await parameter.options(for: intent, with: handler, searchTerm: searchTerm)
    }
    guard let collection else { return parameter.caseOptions(for: searchTerm, in: speaker) }
    return collection.sections.map { section in
      SessionOptions(
        title: section.title,
        options: section.items.map {
          SessionOption(text: parameter.text(of: $0, property: nil, in: speaker), value: $0)
        }
      )
    }
  }
}

extension ParameterBinding {
  /// The cases of an enumeration as values to choose among; those that a search term fits where there is
  /// one, by any of their words.
  fileprivate func caseOptions(for searchTerm: String?, in speaker: Speaker) -> [SessionOptions] {
    var fitting = choosableCases
    if let searchTerm {
      fitting = SpokenNameIndex(fitting) { ([$0.text] + $0.synonyms).map { speaker.text($0) } }
        .matches(for: searchTerm, limit: cases.count).map(\.value)
    }
    guard !fitting.isEmpty else { return [] }
    let options = fitting.map {
      SessionOption(text: speaker.text($0.text), value: .string($0.name))
    }
    return [SessionOptions(title: nil, options: options)]
  }
}
