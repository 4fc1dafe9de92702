import Mustache

/// A property of a class.
struct SiriKitPropertyModel: MustacheParent, Sendable {
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

  func child(named name: String) -> Any? {
    switch name {
    case "documentation": TemplateText(documentation)
    case "attributes": templateTexts(attributes)
    case "name": TemplateText(self.name)
    case "appleType": TemplateText(appleType)
    case "type": TemplateText(type)
    case "initialValue": TemplateText(initialValue)
    case "copied": TemplateText(copied)
    default: nil
    }
  }
}
