import IntentRuntime

extension StepWords {
  /// Values of a request's parameters as people read them.
  func words(for values: [String: JSONValue], of request: IntentRequest, app: Int) -> [String] {
    let type =
      apps.indices.contains(app)
      ? try? apps[app].engine.provider.intentType(for: request) : nil
    return type.map { words(for: values, of: $0, speaker(app)) } ?? []
  }

  /// Numbers, and what is true or not, are told with what they are of.
  private func words<Root: Intent>(
    for values: [String: JSONValue], of type: Root.Type, _ speaker: Speaker
  ) -> [String] {
    Root.intentParameters.compactMap { parameter in
      guard let value = values[parameter.name], value != .null else { return nil }
      let text = parameter.text(of: value, property: nil, in: speaker)
      let name = Root.intentDescriptor.parameter(named: parameter.name).map {
        speaker.text($0.displayName)
      }
      switch value {
      case .boolean, .integer, .number:
        return [name, text].compactMap(\.self).joined(separator: " ")
      case .null, .string, .array, .object: return text.isEmpty ? nil : text
      }
    }
  }
}
