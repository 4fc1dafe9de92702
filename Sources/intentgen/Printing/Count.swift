/// Numbers as people read them.
enum Count {
  /// `1 file`, `2 files`.
  static func of(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? "\(noun)s")"
  }

  /// `42 ms`.
  static func milliseconds(since start: ContinuousClock.Instant) -> String {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) ms"
  }
}
