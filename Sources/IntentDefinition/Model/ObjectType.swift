package import Diagnostics

/// A type of objects that a definition declares.
package struct ObjectType: Equatable, Sendable, Encodable {
  /// The name.
  package var name: Located<String>
  /// The prefix of the Swift type.
  package var classPrefix: Located<String>?
  /// Replaces prefix and name in the Swift type's name.
  package var className: Located<String>?
  /// What people call it.
  package var displayName: LocalizedText
  /// The highest property tag given out.
  package var lastPropertyTag: Located<Int>?
  /// Whether it is a plain value, without identifier and display string.
  package var isPlainValue: Bool
  /// The property by which people name a value, where that is not the display string.
  package var spokenProperty: Located<String>?
  /// The kinds of the user's vocabulary that values are named by.
  package var vocabularyKinds: [Located<String>]
  /// All properties, in the order of the file, the four default ones included.
  package var properties: [Parameter]
  /// Where the type's dictionary begins.
  package var position: SourcePosition

  /// The name of the Swift type.
  package var typeName: String {
    SwiftIdentifier.composed(className?.value ?? (classPrefix?.value ?? "") + name.value)
  }

  /// The properties of its own, without the four that every object has.
  package var ownProperties: [Parameter] {
    isPlainValue ? properties : properties.filter { !$0.isDefaultProperty }
  }
}
