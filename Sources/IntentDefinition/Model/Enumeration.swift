package import Diagnostics

/// A set of named values, or of named options.
package struct Enumeration: Equatable, Sendable, Encodable {
  /// Whether a value is one of the named ones or any set of them.
  package enum Kind: String, CaseIterable, Sendable, Encodable {
    case regular = "Regular"
    case optionSet = "Flag"
  }

  /// The name.
  package var name: Located<String>
  /// The prefix of the Swift type.
  package var classPrefix: Located<String>?
  /// Replaces prefix and name in the Swift type's name.
  package var className: Located<String>?
  /// Whether it is an enumeration or an option set.
  package var kind: Kind
  /// What people call it.
  package var displayName: LocalizedText
  /// `INEnumGeneratesHeader`.
  package var generatesHeader: Bool?
  /// The values, in the order of the file.
  package var values: [EnumerationValue]
  /// Where the enumeration's dictionary begins.
  package var position: SourcePosition

  /// The name of the Swift type.
  package var typeName: String {
    SwiftIdentifier.composed(className?.value ?? (classPrefix?.value ?? "") + name.value)
  }
}

/// A value of an enumeration.
package struct EnumerationValue: Equatable, Sendable, Encodable {
  /// The name, `tomatoSoup`.
  package var name: Located<String>
  /// The raw value; the linker fills in one that the file leaves out.
  package var index: Located<Int>?
  /// What people call it.
  package var displayName: LocalizedText
  /// What people also call it.
  package var synonyms: [Synonym]

  package init(
    name: Located<String>,
    index: Located<Int>?,
    displayName: LocalizedText,
    synonyms: [Synonym]
  ) {
    self.name = name
    self.index = index
    self.displayName = displayName
    self.synonyms = synonyms
  }
}

/// Another word for a value, and how it is pronounced.
package struct Synonym: Equatable, Sendable, Encodable {
  /// The word.
  package var text: LocalizedText
  /// How it is pronounced.
  package var pronunciationHint: LocalizedText
}
