/// An intent with all that belongs to it.
struct IntentModel {
  var summary: String
  /// The intent without `Intent` behind it, as the runtime calls it.
  var name: String
  var properties: [ClassProperty]
  var initializers: [Initializer]
  var codeType: String
  var codes: [CaseModel]
  /// The code of a response that was given none.
  var firstCode: String
  var responseProperties: [ClassProperty]
  var responseInitializers: [Initializer]
  var reasons: [ReasonsModel]
  /// Empty where Apple has no handling protocol.
  var handler: [HandlerModel]
  var writings: [String]
  var responseReadings: [String]
  /// `var`, where there is something to write.
  var responseBinding: String
}
