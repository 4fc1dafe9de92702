import IntentRuntime

/// An intent with what its slots can take.
struct RecognizedIntent: Sendable {
  let description: IntentDescriptor
  /// The cases of parameters that are enumerations, with all that people call them.
  let cases: [String: NameTable]
  /// The types of parameters that a definition declares.
  private let objectTypes: [String: ObjectTypeDescriptor]

  /// What a parameter's slot takes.
  func type(of parameter: ParameterDescriptor) -> SlotType {
    SlotType(
      parameter, isEnumeration: cases[parameter.name] != nil,
      objectType: objectTypes[parameter.name])
  }

  init<Root: Intent>(_ type: Root.Type, speaker: Speaker) {
    description = type.intentDescriptor
    var tables: [String: NameTable] = [:]
    for parameter in type.intentParameters where !parameter.cases.isEmpty {
      var table = NameTable()
      for value in parameter.cases {
        let text = speaker.text(value.text)
        let synonyms = value.synonyms.flatMap { [speaker.text($0), $0.text] }
        for phrase in Set([text, value.text.text, value.name] + synonyms).sorted() {
          table.add(phrase, identifier: value.name, display: text)
        }
      }
      tables[parameter.name] = table
    }
    cases = tables
    objectTypes = type.intentParameters.reduce(into: [:]) { $0[$1.name] = $1.objectType }
  }
}
