/// Another name of a case.
struct AliasModel {
  var alias: String
  var meaning: String
}
