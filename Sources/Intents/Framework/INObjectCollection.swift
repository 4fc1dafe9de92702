public import Foundation

/// The values that an app offers for a parameter, in sections.
public class INObjectCollection<ObjectType>: NSObject, OfferedValues, @unchecked Sendable {
  /// The sections, in the order in which they are shown.
  public let sections: [INObjectSection<ObjectType>]
  /// Whether people find values by their first letters.
  public var usesIndexedCollation = false

  /// Values in sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
  }

  /// Values without sections.
  public init(items: [ObjectType]) {
    self.sections = [INObjectSection(title: nil, items: items)]
  }

  /// All values, in the order in which they are shown.
  public var allItems: [ObjectType] { sections.flatMap(\.items) }

  /// The sections with values of whatever type.
  public var offeredSections: [(title: String?, items: [Any])] {
    sections.map { ($0.title, $0.items.map { $0 as Any }) }
  }
}

/// A group of values with a title.
public class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
  /// The title; none for values that need none.
  public let title: String?
  /// The values.
  public let items: [ObjectType]

  /// A section of values; without a title it stands alone.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
