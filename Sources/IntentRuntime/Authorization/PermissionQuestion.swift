/// The question that the user is asked at the moment, for all who wait for its answer.
actor PermissionQuestion {
  private var asking: Task<AuthorizationStatus, any Error>?
  private var waiting = 0

  /// The answer to the question under way, or to a new one.
  ///
  /// The question is withdrawn where everybody who waited for it was cancelled.
  func answer(
    _ ask: @escaping @Sendable () async throws -> AuthorizationStatus
  ) async throws -> AuthorizationStatus {
    let asking = self.asking ?? Task { try await ask() }
    self.asking = asking
    waiting += 1
    defer { leave() }
    return try await withTaskCancellationHandler {
      try await asking.value
    } onCancel: {
      Task { await self.withdrawIfAlone(asking) }
    }
  }

  private func leave() {
    waiting -= 1
    if waiting == 0 { asking = nil }
  }

  private func withdrawIfAlone(_ asking: Task<AuthorizationStatus, any Error>) {
    if waiting == 1 { asking.cancel() }
  }
}
