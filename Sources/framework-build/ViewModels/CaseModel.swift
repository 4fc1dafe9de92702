/// A case, a code or a reason.
struct CaseModel {
  var documentation: String
  var name: String
  var number: Int
}
