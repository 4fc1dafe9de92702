extension SessionEngine {
  /// What a session asks, asked once more in the session's language.
  ///
  /// Handlers resolve and confirm as for every question, and carry nothing out.
  ///
  /// - Returns: None where there is nothing to ask any more; the session that was given is still good.
  /// - Throws: As ``step(_:_:changing:context:)`` does.
  package func askAgain(
    _ session: IntentSession,
    context: IntentContext = IntentContext()
  ) async throws -> SessionStep? {
    do {
      let step = try await step(
        session, .proceed, context, claim: { _, _ in throw NothingToAsk() })
      return step.turn.isFinal ? nil : step
    } catch is NothingToAsk {
      return nil
    }
  }
}

/// The handler would carry out what was to be asked about.
private struct NothingToAsk: Error {}
