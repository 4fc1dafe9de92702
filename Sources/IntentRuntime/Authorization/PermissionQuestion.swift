/// The question that the user is asked at the moment, for all who wait for its answer.
actor PermissionQuestion {
  private var asking: Task<AuthorizationStatus, any Error>?
  /// Who waits for it and was not cancelled.
  private var waiting: Set<Int> = []
  private var count = 0

  /// How many wait for the answer.
  var waitingCount: Int { waiting.count }

  /// The answer to the question under way, or to a new one.
  ///
  /// The question is withdrawn where everybody who waited for it was cancelled.
  func answer(
    _ ask: @escaping @Sendable () async throws -> AuthorizationStatus
  ) async throws -> AuthorizationStatus {
    let asking = self.asking ?? Task { try await ask() }
    self.asking = asking
    count += 1
    let id = count
    waiting.insert(id)
    defer { leave(id) }
    return try await withTaskCancellationHandler {
      try await asking.value
    } onCancel: {
      // Where nobody is left, the next one is asked anew.
      Task { await self.leave(id) }
    }
  }

  /// Notes that somebody waits no longer. With the last one the question is over.
  private func leave(_ id: Int) {
    guard waiting.remove(id) != nil, waiting.isEmpty else { return }
    asking?.cancel()
    asking = nil
  }
}
