/// A method of a handling protocol, which has two forms.
struct MethodModel {
  var documentation: String
  var method: String
  var argument: String
  /// What is written before the intent in a call.
  var label: String
  var completion: String
  /// The completion as an argument is declared, `with completion`.
  var completionArgument: String
  var answer: String
  /// What the method answers in the form that Apple had before, and still asks where there is no other.
  var earlierAnswer: [String] = []
}
