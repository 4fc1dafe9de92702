/// One thing that was done to a file of handlers.
package struct HandlerAction: Hashable, Codable, Sendable {
  /// What was done.
  package enum Kind: String, Codable, Sendable {
    /// A new file with a stub.
    case createdFile
    /// A method that the protocol has and the handler had not.
    case addedMethod
    /// An import that an added method needs.
    case addedImport
    /// A method that has the new name of its parameter.
    case renamedMethod
    /// A property of an intent, a response or a value under its new name.
    case renamedProperty
    /// A case of an enumeration under its new name.
    case renamedCase
    /// A generated type under its new name.
    case renamedType
    /// A signature after the type of its parameter changed; the body is as it was.
    case changedSignature
    /// A method that no protocol has any more, with a comment that says so.
    case markedMethod
    /// A method that is of use again, without the comment that said otherwise.
    case unmarkedMethod
  }

  /// What was done.
  package var kind: Kind
  /// What it was done to, `SoupHandler.resolveSoup`.
  package var subject: String
  /// What it was, where it has another name or type now.
  package var before: String?
  /// What it is now, where that differs.
  package var after: String?
}
