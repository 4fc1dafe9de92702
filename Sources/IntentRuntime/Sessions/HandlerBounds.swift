import Logging

/// What the calls of all handlers keep to, shared by every race of a dispatcher.
@usableFromInline final class HandlerBounds: Sendable {
  @usableFromInline let policy: SessionPolicy
  /// What calls are timed by.
  @usableFromInline let deadlines: Deadlines
  /// Where goes what handlers give too late.
  let logger: Logger

  init(policy: SessionPolicy, deadlines: Deadlines, logger: Logger) {
    self.policy = policy
    self.deadlines = deadlines
    self.logger = logger
  }
}
