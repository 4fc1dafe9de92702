import Logging

extension HandlerRace {
  /// A race by the bounds of a policy, which logs what comes too late.
  ///
  /// - Parameters:
  ///   - intent: The name of the intent, for the log.
  ///   - session: The session, for the log; none for a dispatch.
  init(
    intent: String,
    session: String? = nil,
    policy: SessionPolicy,
    deadlines: Deadlines,
    logger: Logger
  ) {
    let logsValues = policy.logsValues
    self.init(
      deadlines: deadlines,
      budget: policy.budget,
      timeout: policy.timeout
    ) { result in
      let detail = logsValues ? ": \(result)" : ""
      logger.error(
        "what the handler of '\(intent)' gave after its end was dropped\(detail)",
        metadata: session.map { ["session": "\($0)"] }
      )
    }
  }
}
