/// A line on the terminal that says what is going on, once it takes more than a second.
struct ProgressLine: Sendable {
  private let isEnabled: Bool

  init(isEnabled: Bool) {
    self.isEnabled = isEnabled && Terminal.isInteractive
  }

  /// Does some work, and shows what it is while it takes long.
  func `while`<Value: Sendable>(
    _ activity: String,
    _ work: @Sendable () async -> Value
  ) async -> Value {
    guard isEnabled else { return await work() }
    let line = Task {
      try await Task.sleep(for: .seconds(1))
      Terminal.printError("\(activity)…")
    }
    let value = await work()
    line.cancel()
    if case .success = await line.result { Terminal.printErrorExactly("\r\u{1B}[K") }
    return value
  }
}
