extension Task where Failure == any Error {
  /// A task that begins on the thread of its caller where the system can, and leaves it where it has to wait:
  /// one that never does costs a tenth of what handing it to another thread does.
  static func begun(
    _ operation: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, Failure> {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate(operation: operation)
    }
    return Task(operation: operation)
  }
}

extension Task where Failure == Never {
  /// The same for what throws nothing.
  static func begun(_ operation: @escaping @Sendable () async -> Success) -> Task<Success, Failure>
  {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return Task.immediate(operation: operation)
    }
    return Task(operation: operation)
  }
}
