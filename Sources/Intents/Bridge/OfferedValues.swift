/// A collection of values, whatever their type.
public protocol OfferedValues {
  /// The sections with their values.
  var offeredSections: [(title: String?, items: [Any])] { get }
}
