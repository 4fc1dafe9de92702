/// A type that a definition declares for the values of parameters, an object or a plain value.
///
/// The generator makes these types; nobody writes them by hand.
public protocol IntentDeclaredType: Codable, Hashable, Sendable {
  /// What the definition says of the type.
  static var intentTypeDescriptor: ObjectTypeDescriptor { get }
}
