#if Server
  import IntentRuntime

  /// Which session a call is about, and what it and those before it said of it that was taken.
  final class SessionOfCall: Sendable {
    private struct Known: Sendable {
      var id: String?
      var arguments: [String: String] = [:]
      var untaken: [String] = []
    }

    private let known = Locked(Known())

    var id: String? { known.withLock { $0.id } }
    /// A digest of each argument, by its name.
    var arguments: [String: String] { known.withLock { $0.arguments } }

    /// What says which arguments came too late: a client takes what it is told for the end of all that it asked for. None
    /// where none did.
    var untakenText: String? {
      let names = known.withLock { $0.untaken }
      guard !names.isEmpty else { return nil }
      return "Another call went on with this first. Not taken: \(names.joined(separator: ", "))."
    }

    func note(_ id: String, after arguments: [String: String]) {
      known.withLock { ($0.id, $0.arguments) = (id, arguments) }
    }

    func noteUntaken(_ names: [String]) { known.withLock { $0.untaken = names } }
  }
#endif
