/// A value that goes from one thread to another.
///
/// Apple's classes say nothing of threads: what a handler gives is used by one call at a time, and a handler
/// is written for whatever calls it.
struct Transferred<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
