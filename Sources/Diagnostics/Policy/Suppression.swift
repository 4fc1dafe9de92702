/// A finding that is meant to be: nobody is told of it.
///
/// A definition that is written by hand says so in itself, by the key `IGSuppressedRules` of any
/// dictionary, whose value has the names of rules and the reasons. One that an editor writes anew is
/// spoken of in the configuration.
package struct Suppression: Hashable, Codable, Sendable {
  /// The rule that is silenced.
  package var rule: Rule
  /// Why.
  package var reason: String
  /// Where the suppression itself stands.
  package var location: SourceLocation
  /// The end of the path of the file in which the rule is silent; none for every file.
  package var file: String?
  /// The name of the intent, type or enumeration that alone is meant; none for all of a file.
  package var element: String?
  /// From where to where in the file; none for all of it.
  package var extent: ClosedRange<SourcePosition>?

  package init(
    _ rule: Rule,
    because reason: String,
    at location: SourceLocation,
    inFile file: String? = nil,
    element: String? = nil,
    extent: ClosedRange<SourcePosition>? = nil
  ) {
    self.rule = rule
    self.reason = reason
    self.location = location
    self.file = file
    self.element = element
    self.extent = extent
  }

  /// Whether a place is within what the suppression speaks of, its element apart.
  func covers(_ location: SourceLocation) -> Bool {
    if let file, location.file != file, !location.file.hasSuffix("/" + file) { return false }
    guard let extent else { return true }
    return location.position.map(extent.contains) ?? false
  }
}
