/// A method of a handler whose form with a completion stands in for the one with `async`.
///
/// The forms of a method are written in terms of each other, so that a handler has one of them. Where
/// it has none, the form with a completion is asked while it is being asked already.
struct HandlerForm: Sendable {
  @TaskLocal static var asked: HandlerForm?

  private let handler: ObjectIdentifier
  private let method: StaticString

  init(_ handler: AnyObject, _ method: StaticString) {
    self.handler = ObjectIdentifier(handler)
    self.method = method
  }

  /// Whether the call came round to where it began.
  static func isAsked(_ handler: AnyObject, _ method: StaticString) -> Bool {
    guard let asked, asked.handler == ObjectIdentifier(handler) else { return false }
    return asked.method.isSame(as: method)
  }
}
