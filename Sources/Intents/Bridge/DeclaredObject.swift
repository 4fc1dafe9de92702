public import IntentRuntime

/// The class of a type that a definition declares.
public protocol DeclaredObject: INObject {
  /// What the definition says of the type.
  static var typeDescriptor: ObjectTypeDescriptor { get }
  /// Its own properties, in the order of the definition.
  static var objectProperties: [BridgedProperty] { get }
}
