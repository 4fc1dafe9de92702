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
    clock: any Clock<Duration>,
    logger: Logger
  ) {
    let logsValues = policy.logsValues
    self.init(
      clock: clock,
      budget: policy.budget.bounded,
      timeout: policy.timeout.bounded
    ) { result in
      let detail = logsValues ? ": \(result)" : ""
      logger.error(
        "what the handler of '\(intent)' gave after its end was dropped\(detail)",
        metadata: session.map { ["session": "\($0)"] }
      )
    }
  }
}

extension Duration {
  /// The duration, or a lifetime where it is longer: a clock cannot count to any time there is.
  fileprivate var bounded: Duration { Swift.min(self, .seconds(3_000_000_000)) }
}
