package import Diagnostics

/// A parameter of an intent, a property of a response, or a property of an object type.
package struct Parameter: Equatable, Sendable, Encodable {
  /// The name, `quantity`.
  package var name: Located<String>
  /// What people call it.
  package var displayName: LocalizedText
  /// Its place in the order of asking, from 1.
  package var displayPriority: Int?
  /// A number that stays with the parameter when its name changes.
  package var tag: Located<Int>?
  /// What its values are.
  package var type: Located<ValueType>
  /// The kinds of the user's vocabulary that values are named by; of an intent's parameter only.
  package var vocabularyKinds: [Located<String>]
  /// Whether it holds several values.
  package var supportsMultipleValues: Bool
  /// How many values it holds, by widget family.
  package var fixedSizes: FixedSizes
  /// Whether the app resolves it.
  package var supportsResolution: Bool
  /// Whether the app provides its options.
  package var supportsDynamicEnumeration: Bool
  /// Whether the options can be searched.
  package var supportsSearch: Bool
  /// Whether it can be configured in a widget or shortcut.
  package var isConfigurable: Bool
  /// Whether its disambiguation dialogs were written by hand.
  package var hasCustomDisambiguation: Bool
  /// Limits, defaults and how it is edited.
  @Indirect package var metadata: ParameterMetadata
  /// What the assistant asks.
  package var prompts: [Prompt]
  /// Why a value may be refused.
  package var unsupportedReasons: [UnsupportedReason]
  /// The parameter on which it depends.
  package var relationship: Relationship?
  /// Whether it is one of the four properties that every object type has.
  package var isDefaultProperty: Bool
  /// Where the parameter's dictionary begins.
  package var position: SourcePosition

  /// What of a date is asked for; none for a day with a time.
  package enum DateMode: String, Sendable {
    case date = "Date"
    case time = "Time"
  }

  /// What of a date is asked for, where it is one.
  package var dateMode: DateMode? {
    guard case .basic(let type) = type.value, type.isMoment else { return nil }
    return metadata.kind.flatMap(DateMode.init)
  }
}

/// How many values an array parameter holds.
package struct FixedSizes: Equatable, Sendable, Encodable {
  /// Whether the array has a fixed size.
  package var isFixed = false
  /// The sizes, by size class.
  package var sizes: [Size] = []

  /// A number of values for a size class.
  package struct Size: Equatable, Sendable, Encodable {
    /// The size class, `Small`, `Medium`, `Large`, …
    package var sizeClass: String?
    /// The number of values.
    package var size: Int
  }
}

/// A sentence that the assistant says about a parameter.
package struct Prompt: Equatable, Sendable, Encodable {
  /// When it is said, an open set: `Primary`, `Confirmation`, `DisambiguationIntroduction`, …
  package var kind: String
  /// The sentence.
  package var format: LocalizedText
  /// Whether it was written by hand.
  package var isCustom: Bool
}

/// A reason why a value is refused.
package struct UnsupportedReason: Equatable, Sendable, Encodable {
  /// The name, `notEnoughInStock`.
  package var code: Located<String>
  /// What the user is told.
  package var format: LocalizedText
  /// Whether the system gives it by itself.
  package var isDefault: Bool
  /// Whether it was added by hand.
  package var isCustom: Bool
  /// The raw value, where it is not 1, 2, 3, … in order.
  package var value: Located<Int>?
}

/// The parent that a parameter depends on: it counts only while the parent fits.
package struct Relationship: Equatable, Sendable, Encodable {
  /// The parent's name.
  package var parent: Located<String>
  /// How the parent is looked at, an open set: `EnumHasExactValue`, `HasAnyValue`, …
  package var predicate: Located<String>
  /// The value that the parent must have; none where the predicate needs none.
  package var value: Located<MetadataValue>?
}
