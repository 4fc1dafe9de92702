public import Foundation

/// Thrown by a handler method that nobody has written yet.
///
/// `intentgen handlers` puts it into the stubs that it writes; a session ends with it as with any error
/// of a handler, and `intentgen handlers --list-unfinished` lists the methods that still throw it.
public struct UnfinishedHandler: LocalizedError, Hashable, CustomStringConvertible {
  /// The method, `resolveSoup(for:)`.
  public let method: String

  /// Says that a method is not written yet.
  ///
  /// - Parameter method: The method; the one that throws, unless said otherwise.
  public init(method: String = #function) {
    self.method = method
  }

  /// What to do about it.
  public var description: String {
    "'\(method)' is not written yet: replace its 'throw UnfinishedHandler()'"
  }

  /// The same as ``description``: what an alert shows that was given the error.
  public var errorDescription: String? { description }
}
