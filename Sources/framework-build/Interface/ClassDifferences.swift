/// What is special about a class, and about the handling protocol where that is an intent's.
struct ClassDifferences: Decodable {
  /// The class that it inherits from.
  var superclass: String?
  /// The properties that have a value always.
  var required: Set<String>?
  /// The types of the properties that have another one than the definition's has by rule.
  var types: [String: String]?
  /// Whether all properties can be set by whoever has an object.
  var isMutable: Bool?
  /// The initializers, `init(booking bookingDate: Date)`: the name inside is the property's.
  var initializers: [String]?
  /// Whether all arguments may be left out that have a value for none.
  var hasDefaults: Bool?

  /// The enumeration of a response's codes.
  var codeType: String?
  /// The cases of an enumeration that Apple writes otherwise.
  var cases: [String: String]?

  /// What stands before the completion of methods that resolve.
  var completionLabel: String?
  /// The results of the methods that resolve to another class than by rule.
  var results: [String: String]?
  /// The results of the methods that Apple had with others before.
  var earlierResults: [String: String]?
  /// Whether the handler is told who wants to hear of changes.
  var sendsUpdates: Bool?
  /// Whether Apple has a handling protocol.
  var hasHandler: Bool?
}
