/// The reasons against values of a parameter, with the result that gives them.
struct ReasonsModel {
  /// What both names begin with.
  var stem: String
  var superclass: String
  /// `personResolutionResult`, the label of the initializer.
  var label: String
  var cases: [CaseModel]
}
