/// Asks the user whether the assistant may use the app, and remembers the answer.
///
/// ```swift
/// let authorization = Authorization(manifest: manifest, store: MemoryAuthorizationStore())
/// let status = try await authorization.request { usage in await askUser(usage) }
/// let step = try await engine.begin(
///   request, id: "1", language: "en", context: IntentContext(authorization: status))
/// ```
///
/// Apple's counterpart is `INPreferences`.
public struct Authorization: Sendable {
  /// The key of the text that the user is asked with.
  public static let usageDescriptionKey = "NSSiriUsageDescription"

  let manifest: Manifest
  let store: any AuthorizationStore
  let question = PermissionQuestion()
  /// The questions that the user is being asked for whoever runs.
  @TaskLocal private static var asked: Set<ObjectIdentifier> = []

  /// Authorization for an app, kept in a store.
  public init(manifest: Manifest, store: any AuthorizationStore) {
    self.manifest = manifest
    self.store = store
  }

  /// What the user has allowed up to now.
  ///
  /// - Throws: What the store throws.
  public func status() async throws -> AuthorizationStatus {
    try await store.status()
  }

  /// Asks the user, unless that was done before or the user cannot decide.
  ///
  /// The user is asked once, however many ask by this value and its copies at the same time: all hear the one
  /// answer. Others over the same store may ask as well; the first answer holds. Whoever asks within `ask`
  /// hears what is known up to then, ``AuthorizationStatus/notDetermined``: the answer would wait for itself.
  ///
  /// - Parameter ask: Shows the manifest's text, and gives the user's answer.
  /// - Throws: ``IntentError/missingUsageDescription(key:manifest:)`` where the manifest has no text
  ///   to ask with, and what the store and `ask` throw.
  public func request(
    _ ask: @escaping @Sendable (_ usageDescription: String) async throws -> Bool
  ) async throws -> AuthorizationStatus {
    guard let usage = manifest.usageDescription, !usage.isEmpty else {
      throw IntentError.missingUsageDescription(
        key: Self.usageDescriptionKey,
        manifest: manifest.file
      )
    }
    let id = ObjectIdentifier(question)
    if Self.asked.contains(id) { return try await store.status() }
    // Looked up within the question: what was looked up before it may be out of date by its turn.
    return try await question.answer { [store] in
      let present = try await store.status()
      guard present == .notDetermined else { return present }
      let isAllowed = try await Self.$asked.withValue(Self.asked.union([id])) {
        try await ask(usage)
      }
      // A question that was withdrawn has no answer, whatever is said to it.
      try Task.checkCancellation()
      return try await store.determine(isAllowed ? .authorized : .denied)
    }
  }
}
