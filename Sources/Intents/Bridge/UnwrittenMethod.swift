/// A handler has neither form of a method: neither the one with a completion nor the one with `async`.
public struct UnwrittenMethod: Error, Hashable, CustomStringConvertible {
  /// The handler's class.
  public let handler: String
  /// The method.
  public let method: String

  /// What to do about it.
  public var description: String {
    "'\(handler)' has neither form of '\(method)'; write the one with a completion or the one with "
      + "'async', with exactly the types of its protocol"
  }
}
