extension SessionLifetimes {
  /// How long it is waited before each new attempt to write what a handler did, in seconds: soon at first, while the lease
  /// is held.
  var delays: [Double] {
    (0..<Self.attempts).map { min(signInterval, signInterval / 10 * Double(1 << $0)) }
  }

  /// How often it is tried again to write what a handler did.
  private static let attempts = 12

  /// So many changes by others are tried to be written behind without a pause.
  static let mostChanges = 100
}
