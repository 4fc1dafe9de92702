extension Task {
  /// Waits for what the task comes to, and cancels it where whoever waits is cancelled.
  @usableFromInline var valueOrCancelled: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}
