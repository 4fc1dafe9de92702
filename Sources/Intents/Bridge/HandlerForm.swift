import Foundation

/// A method of a handler whose form with a completion stands in for the one with `async`.
///
/// The forms of a method are written in terms of each other, so that a handler has one of them. Where
/// it has none, the form with a completion is asked while it is being asked already.
struct HandlerForm: Sendable {
  private let handler: ObjectIdentifier
  private let method: StaticString

  private init(_ handler: AnyObject, _ method: StaticString) {
    self.handler = ObjectIdentifier(handler)
    self.method = method
  }

  /// Asks the form of a method that has a completion.
  static func ask(_ handler: AnyObject, _ method: StaticString, _ call: () -> Void) {
    AskedForm.with(HandlerForm(handler, method), call)
  }

  /// Whether the call came round to where it began.
  static func isAsked(_ handler: AnyObject, _ method: StaticString) -> Bool {
    guard let asked = AskedForm.now, asked.handler == ObjectIdentifier(handler) else {
      return false
    }
    return asked.method.isSame(as: method)
  }
}

/// The form that is asked just now.
///
/// A method is called without a wait before it comes round, so that it is kept for the thread: for the task it
/// costs ten times as much, and is done only where the process has no keys for threads left.
private enum AskedForm {
  @TaskLocal private static var ofTask: HandlerForm?
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  static var now: HandlerForm? {
    guard let key else { return ofTask }
    return pthread_getspecific(key)?.assumingMemoryBound(to: HandlerForm.self).pointee
  }

  static func with(_ form: HandlerForm, _ body: () -> Void) {
    guard let key else { return $ofTask.withValue(form, operation: body) }
    let before = pthread_getspecific(key)
    withUnsafePointer(to: form) { form in
      pthread_setspecific(key, form)
      defer { pthread_setspecific(key, before) }
      body()
    }
  }
}
