/// An enumeration or option set.
struct EnumerationModel {
  var summary: String
  var type: String
  var cases: [CaseModel]
  var aliases: [AliasModel]
  /// Empty where nothing resolves it.
  var result: [ResultModel]
}
