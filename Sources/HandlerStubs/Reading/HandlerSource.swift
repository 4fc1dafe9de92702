/// A Swift file that may hold handlers.
package struct HandlerSource: Hashable, Sendable {
  /// The file as the user named it, or as it was found in the folder that the user named.
  package var path: String
  /// What the file says.
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
