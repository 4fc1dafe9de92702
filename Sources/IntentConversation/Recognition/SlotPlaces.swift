import IntentRuntime
import UtteranceTemplates

/// The slots of an intent, each compiled once.
struct SlotPlaces {
  let intent: RecognizedIntent
  /// The parameters whose values are those that the definition names, and numbers.
  let closed: Set<String>
  /// The parameters that take names and places.
  let named: Set<String>
  private let vocabularies: [AppVocabulary]
  private let names: [String]
  /// What tells a slot from others of its intent.
  struct Key: Hashable {
    fileprivate let name: String
    fileprivate let property: String?
    fileprivate var kind: UtteranceTemplate.Slot.Kind?
    fileprivate var factor: Double?

    /// The parameter or property, however its words are taken.
    fileprivate var value: Key { Key(name: name, property: property, kind: nil) }
  }

  /// The places in the automaton of sentences, and in that of corrections.
  private var sentences: [Key: Int32] = [:]
  private var corrections: [Key: Int32] = [:]
  private var repeated: [Key: UInt16] = [:]
  private var tables: [Key: NameTable] = [:]

  init(intent: RecognizedIntent, vocabularies: [AppVocabulary], names: [String]) {
    (self.intent, self.vocabularies, self.names) = (intent, vocabularies, names)
    closed = intent.closedParameters
    named = intent.namedParameters
  }

  /// The places of slots in an automaton, and of those before, by their keys; none of a slot whose intent has no such
  /// parameter. Templates share what they hold of them: most have no slot that those before did not.
  mutating func places(
    of slots: [UtteranceTemplate.Slot],
    in builder: inout AutomatonBuilder,
    isCorrection: Bool
  ) -> [Key: Int32] {
    var places = isCorrection ? corrections : sentences
    for slot in slots where places[slot.key] == nil {
      places[slot.key] = made(slot, isCorrection: isCorrection).map { builder.add($0) }
    }
    if isCorrection { corrections = places } else { sentences = places }
    return places
  }

  private mutating func made(_ slot: UtteranceTemplate.Slot, isCorrection: Bool) -> Slot? {
    guard let parameter = intent.description.parameter(named: slot.name) else { return nil }
    var type = intent.type(of: parameter, property: slot.property)
    // What corrects an amount keeps its currency.
    if isCorrection { type = type.namingCurrency }
    return Slot(
      parameter, property: slot.property,
      isPropertyArray: slot.property.map { intent.isList($0, of: parameter) } ?? false, type: type,
      kind: slot.kind,
      names: table(parameter, property: slot.property), mark: mark(of: slot, type),
      constant: constant(of: slot, parameter), factor: slot.factor,
      isBesideMoney: intent.takesMoney)
  }

  /// What is noted of a sentence that has filled the slot, so that it is filled once alone.
  ///
  /// Days and times are said in several places (`on Friday … at five`), and make one value.
  private mutating func mark(of slot: UtteranceTemplate.Slot, _ type: SlotType) -> UInt16 {
    guard !type.isMoment else { return 0 }
    let key = slot.key.value
    if let mark = repeated[key] { return mark }
    // Of an intent with more parameters than there are marks, the rest is checked by nobody: where
    // two values of one cannot be joined, the sentence is not understood so.
    let mark: UInt16 = repeated.count < UInt16.bitWidth ? 1 << repeated.count : 0
    repeated[key] = mark
    return mark
  }

  private func constant(
    of slot: UtteranceTemplate.Slot,
    _ parameter: ParameterDescriptor
  ) -> JSONValue? {
    guard case .constant(let text) = slot.kind else { return nil }
    return intent.constant(text, of: parameter, property: slot.property)
  }

  /// The names that the app gives the values of parameters, by parameter; none of those without any.
  mutating func vocabularyNames() -> [String: NameTable] {
    var all: [String: NameTable] = [:]
    for parameter in intent.description.parameters {
      let isNamed = names.contains { name in
        let path = "\(name).\(parameter.name)"
        return vocabularies.contains { !$0.items(for: path).isEmpty }
      }
      if isNamed || intent.ownNames(of: parameter.name) != nil {
        all[parameter.name] = table(parameter, property: nil)
      }
    }
    return all
  }

  /// The names that the app gives a parameter's values.
  private mutating func table(_ parameter: ParameterDescriptor, property: String?) -> NameTable {
    let key = Key(name: parameter.name, property: property, kind: nil)
    if let table = tables[key] { return table }
    let path = property.map { "\(parameter.name).\($0)" } ?? parameter.name
    var table = (property == nil ? intent.ownNames(of: parameter.name) : nil) ?? NameTable()
    for path in names.map({ "\($0).\(path)" }) {
      for item in vocabularies.flatMap({ $0.items(for: path) }) {
        let display = item.synonyms.first?.phrase ?? item.identifier
        for synonym in item.synonyms {
          for phrase in [synonym.phrase, synonym.pronunciation].compactMap(\.self) {
            table.add(phrase, identifier: item.identifier, display: display)
          }
        }
      }
    }
    // What is the name of another value is no form of this one's, such as 'puerta' of 'puerto'.
    for form in property == nil ? intent.caseForms[parameter.name] ?? [] : []
    where !table.isName(form.phrase) {
      table.add(form.phrase, identifier: form.identifier, display: form.display)
    }
    table.indexNearNames()
    tables[key] = table
    return table
  }
}

extension UtteranceTemplate.Slot {
  /// What tells it from others of its intent.
  var key: SlotPlaces.Key {
    SlotPlaces.Key(name: name, property: property, kind: kind, factor: factor)
  }
}
