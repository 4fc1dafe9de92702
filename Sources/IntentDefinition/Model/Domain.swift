/// A group of intents that an app can serve as a whole; an `IGDomains` element.
package struct Domain: Equatable, Sendable, Encodable {
  /// The name, `Messages`.
  package var name: Located<String>
  /// What people call it.
  package var title: String?
  /// What it is for.
  package var summary: String?
  /// The system version that brought it, `iOS 10.0`.
  package var introduced: String?
  /// The intents that the handling protocol composes; none for all of them.
  package var handlingIntents: [Located<String>]?
}
