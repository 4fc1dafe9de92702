/// The IDs under which translations are found.
enum TextIdentifier {
  /// The IDs of the texts that an ID is about: of a text, and of the value of an enumeration that is
  /// named in it, which may each have a form of their own (`apSxMG-dYQ5NN`).
  static func parts(of id: String) -> [String] {
    id.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
  }
}
