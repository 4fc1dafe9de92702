/// The values that an app offers for a parameter, in sections.
///
/// Apple's counterpart is `INObjectCollection`.
public struct OptionsCollection<Item: Sendable>: Sendable {
  /// A titled group of values; Apple's counterpart is `INObjectSection`.
  public struct Section: Sendable {
    /// The title; none for values that need none.
    public var title: String?
    /// The values.
    public var items: [Item]

    /// A section of values; without a title it stands alone.
    public init(title: String? = nil, items: [Item]) {
      self.title = title
      self.items = items
    }
  }

  /// The sections, in the order in which they are shown.
  public var sections: [Section]

  /// Values in sections.
  public init(sections: [Section]) {
    self.sections = sections
  }

  /// Values without sections.
  public init(items: [Item]) {
    self.sections = [Section(items: items)]
  }

  /// All values, in the order in which they are shown.
  public var allItems: [Item] {
    sections.flatMap(\.items)
  }
}
