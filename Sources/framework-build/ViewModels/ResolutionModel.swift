/// A method of the runtime's handling protocol, served by one of Apple's.
struct ResolutionModel {
  var method: String
  var answer: String
  /// `resolution`, or `resolutions` of an array.
  var function: String
  var property: String
  /// The runtime's value of what the handler gave, an expression of `$0`.
  var given: String
}
