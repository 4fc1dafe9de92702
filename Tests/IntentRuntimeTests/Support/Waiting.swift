import Testing

/// Lets other tasks go on until something is so; fails where it is not within five minutes, so that a test
/// that waits in vain ends.
func waitUntil(
  _ isSo: () async -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
  let end = ContinuousClock.now + .seconds(300)
  while await !isSo() {
    guard ContinuousClock.now < end else {
      Issue.record("it was waited for in vain", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}
