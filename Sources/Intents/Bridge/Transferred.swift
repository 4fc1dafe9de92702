/// A value that goes from one thread to another without being used by both at a time.
///
/// Apple's classes say nothing of threads; a handler and what it gives are used by one call at a time.
struct Transferred<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
