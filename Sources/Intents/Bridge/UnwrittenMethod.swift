public import Foundation

/// A handler has neither form of a method: neither the one with a completion nor the one with `async`.
///
/// Most handlers leave methods out, so that it is made with most dispatches: its texts are written where
/// somebody reads them.
public struct UnwrittenMethod: LocalizedError, Hashable, CustomStringConvertible {
  private let type: AnyObject.Type
  private let name: StaticString

  init(_ handler: AnyObject, _ method: StaticString) {
    type = Swift.type(of: handler)
    name = method
  }

  /// The handler's class.
  public var handler: String { "\(type)" }
  /// The method.
  public var method: String { "\(name)" }

  /// What to do about it.
  public var description: String {
    "'\(handler)' has neither form of '\(method)'; write the one with a completion or the one with "
      + "'async', with exactly the types of its protocol"
  }

  /// The same as ``description``: what an alert shows that was given the error.
  public var errorDescription: String? { description }
}

extension UnwrittenMethod {
  /// Whether the same method of the same class is meant.
  public static func == (one: Self, other: Self) -> Bool {
    one.type == other.type && one.name.isSame(as: other.name)
  }

  /// Hashes the class.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}
