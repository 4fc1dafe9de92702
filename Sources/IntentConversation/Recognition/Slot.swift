import IntentRuntime
import UtteranceTemplates

/// Room for a value in the sentences of an intent.
///
/// A class, since it is looked at for every word: a value of its size costs more to pass around.
final class Slot: Sendable {
  /// The parameter; none for the app's name.
  let parameter: ParameterDescriptor?
  /// The parameter's name, and what decides how a value of it is written, at hand: a parameter is much
  /// to copy.
  let parameterName: String?
  let isArray: Bool
  let isSpeakable: Bool
  /// Whether its words are taken as its type asks.
  let isValue: Bool
  /// Whether it takes the items of a list, whatever they are.
  let isList: Bool
  /// Whether its value is text.
  let takesText: Bool
  /// Whether it names people: somebody, or a group of them.
  let isPeople: Bool
  /// Whether it takes the items of a list that are people.
  let isListOfPeople: Bool
  /// Whether it names whom money is sent to, or the like: a number beside it is no part of it.
  let isPayee: Bool
  /// Whether it takes what somebody or something is called, a place, or a list of such, and not a property of it.
  let isNamedInSentence: Bool
  /// The property of its value that is said; none for the value itself.
  let property: String?
  /// Whether that property has several values.
  let isPropertyArray: Bool
  let type: SlotType
  let kind: UtteranceTemplate.Slot.Kind
  /// The names that the app itself gives values: its vocabulary, the cases of an enumeration.
  let names: NameTable
  /// What a sentence notes that has filled it, so that no value is said twice; nothing for days and
  /// times, which are said in several places.
  let mark: UInt16
  /// The value that it has without any words.
  let constant: JSONValue?
  /// What its number is multiplied by: 1,000 for kilometers, where the parameter holds meters.
  let factor: Double?

  /// The app's own name.
  convenience init(appNames: [String]) {
    var names = NameTable()
    for name in appNames { names.add(name, identifier: nil, display: name) }
    self.init(nil, type: .enumeration, kind: .value, names: names)
  }

  /// Any words of a sentence that stands for no intent.
  convenience init() {
    self.init(nil, type: .text, kind: .text, names: NameTable())
  }

  /// Whether it is the app's name.
  var isApp: Bool { parameter == nil && isValue }

  init(
    _ parameter: ParameterDescriptor?,
    property: String? = nil,
    isPropertyArray: Bool = false,
    type: SlotType,
    kind: UtteranceTemplate.Slot.Kind,
    names: NameTable,
    mark: UInt16 = 0,
    constant: JSONValue? = nil,
    factor: Double? = nil,
    isBesideMoney: Bool = false
  ) {
    self.parameter = parameter
    parameterName = parameter?.name
    isArray = parameter?.isArray ?? false
    isSpeakable = parameter?.typeName == "SpeakableString"
    isValue = kind == .value
    isList = kind == .list
    takesText = type == .text
    if case .name(let kinds, _) = type {
      let namesPeople = kinds.contains(.contactName) || kinds.contains(.contactGroupName)
      isPeople = isValue && namesPeople
      isListOfPeople = isList && namesPeople
      isPayee = isValue && isBesideMoney
    } else {
      (isPeople, isListOfPeople, isPayee) = (false, false, false)
    }
    let isNamed =
      if case .name = type { isPeople || isSpeakable || !isArray } else { type == .place }
    isNamedInSentence = parameter != nil && property == nil && (isList || isValue && isNamed)
    self.property = property
    self.isPropertyArray = isPropertyArray
    self.mark = mark
    self.type = type
    self.kind = kind
    self.names = names
    self.constant = constant
    self.factor = factor
  }

  /// A number times ``factor``; any other value as it is.
  func scaled(_ value: JSONValue) -> JSONValue {
    guard let factor else { return value }
    switch value {
    case .integer(let number):
      let product = Double(number) * factor
      return Int(exactly: product).map { .integer($0) } ?? .number(product)
    case .number(let number):
      // 4.1 kilometers are 4100 meters, however a 'Double' multiplies.
      let (product, whole) = (number * factor, (number * factor).rounded())
      return .number(abs(product - whole) <= product.ulp ? whole : product)
    default: return value
    }
  }

  /// Whether any words will do: a name that nothing knows, free text, a list.
  var isOpen: Bool {
    switch kind {
    case .list, .text: true
    case .value: type.takesAnyWords
    case .constant: false
    }
  }

  /// Whether what is said is text rather than a name.
  var isText: Bool { !isValue || takesText }

  /// Whether it is the name of somebody.
  var isPerson: Bool { isValue && type == .name([.contactName], .string) }

  /// Whether it is what one thing is called, such as a list.
  var isNamedObject: Bool {
    guard property == nil, isValue, !isArray, case .name(_, .property) = type else {
      return false
    }
    return !isPeople
  }

  /// Whether it is what something there is called, with whatever words that has: the one reminder that is deleted.
  var isNameInText: Bool {
    guard property == nil, kind == .text, case .name(_, .property) = type else { return false }
    return true
  }

  /// Whether it takes words for one thing that may have any name, and neither a text that is kept nor a list.
  var isOpenTitle: Bool { !isArray && !isDictated && (property != nil || isSpeakable) }

  /// Whether it is what something is called, a song or a task: a property of a value that any words may be.
  var isTitle: Bool {
    guard isOpen, isValue, !isPeople else { return false }
    if case .name(_, .property) = type { return true }
    return property != nil
  }

  /// Whether its words are kept exactly as they are said.
  var isDictated: Bool { takesText && isOpen }

  /// Whether it takes names that may be known.
  var takesNames: Bool {
    switch kind {
    case .text, .constant: return false
    case .value, .list: break
    }
    switch type {
    case .name, .enumeration, .options, .boolean: return true
    default: return false
    }
  }

  /// Whether it takes several names with words such as `and` between them.
  var takesList: Bool { isArray && isValue && property == nil }

  /// Whether its values are those that the definition names, and no others.
  var isClosed: Bool {
    switch type {
    case .enumeration, .options: parameter != nil && property == nil
    default: false
    }
  }

  /// Whether its words are read as its type: as a name of the user's vocabulary, a number, a time.
  var readsType: Bool {
    switch type {
    case .name: takesNames
    // Within a sentence a yes and a no are said of the whole: 'make a tea, no'.
    case .enumeration, .options, .boolean, .text, .unspeakable: false
    default: isValue
    }
  }
}
