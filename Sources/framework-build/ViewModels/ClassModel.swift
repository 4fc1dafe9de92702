/// The class of a value.
struct ClassModel {
  var summary: String
  var type: String
  var superclass: String
  var isOpen: Bool
  var hasEmptyInitializer: Bool
  /// What it conforms to besides, which a class under it need not say again.
  var copying: String
  /// Whether the class above it is one of ours.
  var inherits: Bool
  var properties: [ClassProperty]
  /// Its properties with those of the class above it.
  var all: [ClassProperty]
  var initializers: [Initializer]
  /// Empty where nothing resolves it.
  var result: [ResultModel]
  /// The type that the runtime has for it.
  var value: String
  var readings: [String]
  var writings: [String]
}
