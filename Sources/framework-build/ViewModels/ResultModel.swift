/// A resolution result for values of a type.
struct ResultModel {
  /// The type of the values.
  var value: String
  /// What it takes where there is nothing to say.
  var absent = ""
  /// Whether the user can be asked which of several values is meant.
  var hasChoice: Bool
}
