/// What Apple's interface of the system's intents has other than the definitions say.
struct AppleInterface: Decodable {
  /// The classes that are written by hand, since no rule makes them.
  var byHand: Set<String>
  /// What is special about others, by the names of the classes.
  var classes: [String: ClassDifferences]

  /// What is special about a class.
  subscript(name: String) -> ClassDifferences { classes[name] ?? ClassDifferences() }
}
