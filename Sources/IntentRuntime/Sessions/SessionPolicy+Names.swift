import Logging

extension SessionPolicy {
  /// The policy with the definitions' own names for intents that it names by their types, or by Apple's
  /// classes.
  ///
  /// A name that fits no intent goes to the log as an error, unless an earlier policy had it: what nobody
  /// confirms for its sake would be handled unasked.
  func named(in provider: HandlerProvider, after earlier: Self? = nil, logger: Logger) -> Self {
    guard !confirmedIntents.isEmpty || !restrictedIntents.isEmpty else { return self }
    var policy = self
    for (names, kind) in [
      (\Self.confirmedIntents, "confirmedIntents"), (\.restrictedIntents, "restrictedIntents"),
    ] {
      for name in self[keyPath: names].sorted(by: { $0.description < $1.description }) {
        let own = provider.ownNames(of: name)
        policy[keyPath: names].formUnion(own)
        guard own.isEmpty, earlier?[keyPath: names].contains(name) != true else { continue }
        logger.error(
          "the policy's \(kind) name an intent that there is not; give its name as the definition has it",
          metadata: ["intent": "\(name)"])
      }
    }
    return policy
  }
}
