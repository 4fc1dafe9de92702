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
  /// The property of its value that is said; none for the value itself.
  let property: String?
  let type: SlotType
  let kind: UtteranceTemplate.Slot.Kind
  /// The names that the app itself gives values: its vocabulary, the cases of an enumeration.
  let names: NameTable
  /// What a sentence notes that has filled it, so that no value is said twice; nothing for days and
  /// times, which are said in several places.
  let mark: UInt16
  /// The value that it has without any words.
  let constant: JSONValue?
  /// Whether its intent has an amount of money, so that a number beside a name is no part of it.
  let isBesideMoney: Bool

  /// The app's own name.
  init(appNames: [String]) {
    parameter = nil
    parameterName = nil
    (isArray, isSpeakable) = (false, false)
    property = nil
    type = .enumeration
    kind = .value
    mark = 0
    var names = NameTable()
    for name in appNames { names.add(name, identifier: nil, display: name) }
    self.names = names
    constant = nil
    isBesideMoney = false
  }

  /// Any words of a sentence that stands for no intent.
  init() {
    parameter = nil
    parameterName = nil
    (isArray, isSpeakable) = (false, false)
    property = nil
    type = .text
    kind = .text
    mark = 0
    names = NameTable()
    constant = nil
    isBesideMoney = false
  }

  /// Whether it is the app's name.
  var isApp: Bool { parameter == nil && kind == .value }

  init(
    _ parameter: ParameterDescriptor,
    property: String? = nil,
    type: SlotType,
    kind: UtteranceTemplate.Slot.Kind,
    names: NameTable,
    mark: UInt16 = 0,
    constant: JSONValue? = nil,
    isBesideMoney: Bool = false
  ) {
    self.parameter = parameter
    parameterName = parameter.name
    isArray = parameter.isArray
    isSpeakable = parameter.typeName == "SpeakableString"
    self.property = property
    self.mark = mark
    self.type = type
    self.kind = kind
    self.names = names
    self.constant = constant
    self.isBesideMoney = isBesideMoney
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
  var isText: Bool {
    guard case .value = kind else { return true }
    return takesText
  }

  private var takesText: Bool { if case .text = type { true } else { false } }

  /// Whether it is the name of somebody.
  var isPerson: Bool { kind == .value && type == .name([.contactName], .string) }

  /// Whether it names people: somebody, or a group of them.
  var isPeople: Bool {
    guard case .value = kind, case .name(let kinds, _) = type else { return false }
    return kinds.contains(.contactName) || kinds.contains(.contactGroupName)
  }

  /// Whether it names whom money is sent to, or the like.
  var isPayee: Bool {
    guard isBesideMoney, case .value = kind, case .name = type else { return false }
    return true
  }

  /// Whether it takes the items of a list, whatever they are.
  var isList: Bool { if case .list = kind { true } else { false } }

  /// Whether it is what one thing is called, such as a list.
  var isNamedObject: Bool {
    guard property == nil, kind == .value, !isArray, case .name(_, .property) = type else {
      return false
    }
    return !isPeople
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
    case .name, .enumeration, .options: return true
    default: return false
    }
  }

  /// Whether it takes several names with words such as `and` between them.
  var takesList: Bool { isArray && kind == .value && property == nil }

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
    case .enumeration, .options, .text, .unspeakable: false
    default: kind == .value
    }
  }
}
