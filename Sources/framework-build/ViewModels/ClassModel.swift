/// The class of a value.
struct ClassModel {
  var summary: String
  var type: String
  var superclass: String
  var isOpen: Bool
  var hasEmptyInitializer: Bool
  var properties: [ClassProperty]
  var initializers: [Initializer]
  /// Empty where nothing resolves it.
  var result: [ResultModel]
  /// The type that the runtime has for it.
  var value: String
  var readings: [String]
  var writings: [String]
}
