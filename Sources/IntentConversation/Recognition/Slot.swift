import IntentRuntime
import UtteranceTemplates

/// Room for a value in the sentences of an intent.
///
/// A class, since it is looked at for every word: a value of its size costs more to pass around.
final class Slot: Sendable {
  /// The parameter; none for the app's name.
  let parameter: ParameterDescriptor?
  let type: SlotType
  let kind: UtteranceTemplate.Slot.Kind
  /// The names that the app itself gives values: its vocabulary, the cases of an enumeration.
  let names: NameTable

  /// The app's own name.
  init(appNames: [String]) {
    parameter = nil
    type = .enumeration
    kind = .value
    var names = NameTable()
    for name in appNames { names.add(name, identifier: nil, display: name) }
    self.names = names
  }

  init(
    _ parameter: ParameterDescriptor,
    type: SlotType,
    kind: UtteranceTemplate.Slot.Kind,
    names: NameTable
  ) {
    self.parameter = parameter
    self.type = type
    self.kind = kind
    self.names = names
  }

  /// Whether any words will do: a name that nothing knows, free text, a list.
  var isOpen: Bool { kind != .value || type.takesAnyWords }
  /// Whether it takes names that may be known.
  var takesNames: Bool {
    guard kind != .text else { return false }
    switch type {
    case .name, .enumeration: return true
    default: return false
    }
  }
}
