/// A property of a class.
struct SiriKitPropertyModel: TemplateModel {
  var documentation: String
  /// What Apple's systems need to know of it: since when there is one of its type.
  var attributes: [String]
  /// The name, in backticks where it is a keyword.
  var name: String
  /// The type on Apple's systems, with a question mark where there may be no value.
  var appleType: String
  /// The type elsewhere.
  var type: String
  /// ` = .unknown`, where there is a value always.
  var initialValue: String
  /// The value for a copy of the class: an object is copied with it.
  var copied: String

  /// Whether its type elsewhere is Foundation's.
  var usesFoundation: Bool { type.contains("Foundation.") }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "documentation": .text(documentation)
    case "attributes": .texts(attributes)
    case "name": .text(self.name)
    case "appleType": .text(appleType)
    case "type": .text(type)
    case "initialValue": .text(initialValue)
    case "copied": .text(copied)
    default: nil
    }
  }
}
