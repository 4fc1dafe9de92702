/// How long one kind of call took a handler the last time, which decides where the next one begins.
///
/// Another thread lets a handler compute for long: its caller goes on at the deadline all the same, as long
/// as the system has a thread left for it. It costs more than most handlers do. So a call begins on the thread of its
/// caller once the handler has shown that it answers at once, and leaves it until then.
@usableFromInline final class HandlerPace: Sendable {
  /// What counts as at once; far more than it takes, and less than anybody would notice.
  private static let limit = Duration.milliseconds(1)

  private let quick = SharedFlag(false)

  @usableFromInline init() {}

  /// Whether the last call was answered at once.
  @usableFromInline var isQuick: Bool { quick.value }

  /// Notes how long a call took.
  @usableFromInline
  func note(_ time: Duration) {
    let isQuick = time < Self.limit
    if isQuick != quick.value { quick.value = isQuick }
  }
}
