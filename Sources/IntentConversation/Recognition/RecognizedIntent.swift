import IntentRuntime
import IntentSchemas

/// An intent with what its slots can take.
struct RecognizedIntent: Sendable {
  let description: IntentDescriptor
  /// Whether it shows what is there, so that a question may be meant.
  let isReading: Bool
  /// Whether it arranges something, so that the days that are said of it are still to come.
  private let isArranging: Bool
  /// Whether what is there is put off to a later time.
  let isPuttingOff: Bool
  /// Whether something is taken away, so that of a value that is left out more goes, and not less.
  let isRemoving: Bool
  /// Whether an amount of money is one of its parameters.
  let takesMoney: Bool
  /// Whether a day or a time is one of its parameters.
  let takesMoments: Bool
  /// Whether it makes something new, which may be called anything.
  let isCreating: Bool
  /// A request without values.
  let request: IntentRequest
  /// The words of the title, as they are compared.
  let titleWords: [String]
  /// The cases of parameters that are enumerations, with all that people call them.
  let cases: [String: NameTable]
  /// What people call the values of Boolean parameters, by the parameter, as `true` and `false`.
  let booleanNames: [String: NameTable]
  /// Other forms of what the cases of parameters are called, `große` for `groß`.
  let caseForms: [String: [NameTable.Entry]]
  /// The names that the app gives the values of parameters: those of the cases, of vocabularies, and their other forms.
  var vocabularyNames: [String: NameTable] = [:]
  /// What parameters are called in the language.
  let displayNames: [String: String]
  /// The types of parameters that a definition declares.
  let objectTypes: [String: ObjectTypeDescriptor]
  /// The bits of the options of parameters that are option sets, by their names.
  private let options: [String: [String: Int]]

  /// Whether a parameter takes any words, rather than a title or the name of something there is.
  func isText(_ parameter: String) -> Bool {
    description.parameters.first { $0.name == parameter }.map { type(of: $0) == .text } ?? false
  }

  /// What a parameter's slot takes.
  func type(of parameter: ParameterDescriptor, property: String? = nil) -> SlotType {
    if property == nil, let options = options[parameter.name] { return .options(options) }
    let type = SlotType(
      parameter, isEnumeration: cases[parameter.name] != nil,
      objectType: objectTypes[parameter.name])
    if let property {
      guard let typeName = objectTypes[parameter.name]?.propertyTypes[property] else {
        return type.ofProperty
      }
      let type = SlotType(ofProperty: property, typeName: typeName)
      return isOver(property) ? type.over : type
    }
    let dated =
      isOver(parameter.name)
      ? type.over : isPuttingOff ? type.putOff : isArranging ? type.coming : type
    return description.isUserConfirmationRequired ? dated.takingNumber : dated
  }

  /// Whether people are one of its parameters, to whom something goes.
  var goesToPeople: Bool {
    description.parameters.contains { parameter in
      guard case .name(let kinds, _) = type(of: parameter) else { return false }
      return kinds.contains(.contactName)
    }
  }

  /// The parameter that says when somebody is to be reminded; none where nobody is.
  var trigger: String? {
    description.parameters.first { type(of: $0) == .temporalTrigger }?.name
  }

  /// Whether what a slot takes is when something is to be, so that an hour with no day is the one that comes next; not an
  /// hour alone, which may be that of every day.
  func isDue(_ type: SlotType) -> Bool {
    switch type {
    case .temporalTrigger, .dateRange(.coming), .dateRange(.putOff): true
    case .date(nil), .dateComponents(nil): isArranging
    default: false
    }
  }

  /// Whether the name of a parameter or a property says that what is looked for by it is over: `dateCreated`, `releaseDate`.
  private func isOver(_ name: String) -> Bool {
    Self.endsOfPast.contains { name.hasSuffix($0) }
  }

  private static let endsOfPast = [
    "releaseDate", "Created", "Taken", "Received", "Sent", "Modified", "Called", "Paid", "Recorded",
    "Published",
  ]

  /// Whether a property of a parameter's value has several values.
  func isList(_ property: String, of parameter: ParameterDescriptor) -> Bool {
    objectTypes[parameter.name]?.listProperties.contains(property) ?? false
  }

  /// The parameters whose values are those that the definition names, and numbers.
  var closedParameters: Set<String> {
    let numbers = description.parameters.filter { [.integer, .decimal].contains(type(of: $0)) }
    return Set(cases.keys).union(options.keys).union(numbers.map(\.name))
  }

  /// The parameters that take names and places.
  var namedParameters: Set<String> {
    Set(
      description.parameters.filter {
        let type = type(of: $0)
        return type.takesAnyWords && type != .text
      }.map(\.name))
  }

  /// The names that a definition and vocabularies give a parameter's values.
  func names(of parameter: String) -> NameTable {
    vocabularyNames[parameter] ?? ownNames(of: parameter) ?? NameTable()
  }

  /// The names that the definition gives a parameter's values; none where it names none.
  func ownNames(of parameter: String) -> NameTable? {
    cases[parameter] ?? booleanNames[parameter]
  }

  /// The value that a template gives a parameter by itself; none where it cannot have it.
  func constant(_ text: String, of parameter: ParameterDescriptor, property: String?) -> JSONValue?
  {
    switch type(of: parameter, property: property) {
    case .enumeration:
      let isCase = cases[parameter.name]?.entries.contains { $0.identifier == text } == true
      return isCase ? .string(text) : nil
    case .options(let options): return options[text].map { .integer($0) }
    case .boolean: return Bool(text).map { .boolean($0) }
    case .integer: return Int(text).map { .integer($0) }
    case .decimal: return Double(text).map { .number($0) }
    case .text, .place, .name(_, .string): return .string(text)
    default: return nil
    }
  }

  init<Root: Intent>(_ type: Root.Type, speaker: Speaker) {
    let description = type.intentDescriptor
    self.description = description
    takesMoney = description.parameters.contains {
      $0.typeName == "CurrencyAmount" || $0.typeName == "PaymentAmount"
    }
    takesMoments = description.parameters.contains {
      ["Date", "DateComponents", "DateComponentsRange", "TemporalEventTrigger"]
        .contains($0.typeName)
    }
    displayNames = Dictionary(
      description.parameters.map { ($0.name, speaker.text($0.displayName)) },
      uniquingKeysWith: { first, _ in first })
    isReading = IntentOutline.isReading(
      description.name, category: description.category, verb: description.verb)
    isCreating = description.category?.lowercased() == "create"
    isRemoving = description.isRemoving
    isPuttingOff = ["snooze", "postpone", "delay"].contains(description.verb?.lowercased())
    isArranging =
      !isReading && !Self.lookingBack.contains(description.category?.lowercased() ?? "")
    request = IntentRequest(domain: description.domain, intent: description.name)
    titleWords = Sentence(speaker.text(description.title)).foldedWords
    var tables: [String: NameTable] = [:]
    var forms: [String: [NameTable.Entry]] = [:]
    for parameter in type.intentParameters where !parameter.cases.isEmpty {
      tables[parameter.name] = Self.table(of: parameter.choosableCases, speaker)
      forms[parameter.name] = Self.forms(of: parameter.choosableCases, speaker)
    }
    caseForms = forms
    booleanNames = description.parameters.reduce(into: [:]) { tables, parameter in
      guard let names = parameter.booleanNames else { return }
      var table = NameTable()
      for (name, value) in [(names.true, "true"), (names.false, "false")] {
        for phrase in Set([speaker.text(name), name.text]).sorted() {
          table.add(phrase, identifier: value, display: speaker.text(name))
        }
      }
      tables[parameter.name] = table
    }
    var options: [String: [String: Int]] = [:]
    for parameter in type.intentParameters {
      for option in parameter.setOptions {
        let text = speaker.text(option.text)
        for phrase in Set([text, option.text.text, option.name]).sorted() {
          tables[parameter.name, default: NameTable()]
            .add(phrase, identifier: option.name, display: text)
        }
        options[parameter.name, default: [:]][option.name] = option.rawValue
      }
      if !parameter.setOptions.isEmpty { tables[parameter.name]?.indexNearNames() }
    }
    self.options = options
    cases = tables
    objectTypes = type.intentParameters.reduce(into: [:]) { $0[$1.name] = $1.objectType }
  }

  /// The categories of what takes something that is there, besides those that show it.
  private static let lookingBack: Set = ["play", "share", "download"]

  /// What cases are called.
  private static func table(of cases: [ParameterCase], _ speaker: Speaker) -> NameTable {
    var table = NameTable()
    for value in cases {
      let text = speaker.text(value.text)
      let synonyms = value.synonyms.map { speaker.text($0) }
      let others = [value.text.text, value.name] + value.synonyms.map(\.text)
      for phrase in Set([text] + synonyms + others).sorted() {
        table.add(phrase, identifier: value.name, display: text)
      }
    }
    table.indexNearNames()
    return table
  }

  /// Other forms of what cases are called, where no two are called so.
  private static func forms(of cases: [ParameterCase], _ speaker: Speaker) -> [NameTable.Entry] {
    let rules = LanguageRules.rules(for: speaker.language)
    let forms = cases.map { value in
      Set(
        ([value.text] + value.synonyms).map { speaker.text($0).lowercased() }.flatMap(rules.forms))
    }
    return zip(cases, forms).flatMap { value, own in
      own.sorted().filter { form in forms.count { $0.contains(form) } == 1 }.map {
        NameTable.Entry(
          phrase: $0, identifier: value.name, display: speaker.text(value.text))
      }
    }
  }
}
