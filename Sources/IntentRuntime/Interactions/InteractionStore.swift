public import Foundation

/// Keeps donated interactions.
public protocol InteractionStore: Sendable {
  /// Keeps an interaction, in the place of one with the same identifier.
  func donate(_ interaction: Interaction) async throws

  /// Forgets interactions by their identifiers; one that is not kept is no error.
  func delete(identifiers: Set<String>) async throws

  /// Forgets the interactions of a group.
  func delete(groupIdentifier: String) async throws

  /// Forgets everything.
  func deleteAll() async throws

  /// The interactions that are kept, the newest first.
  func interactions() async throws -> [Interaction]
}

extension InteractionStore {
  /// The interactions of an intent, the newest first, to suggest it from.
  ///
  /// - Throws: What the store throws.
  public func interactions<Root: Intent>(of type: Root.Type) async throws -> [Interaction] {
    let description = Root.intentDescriptor
    return try await interactions().filter {
      $0.request.intent == description.name
        && ($0.request.domain == nil || $0.request.domain == description.domain)
    }
  }
}

/// Keeps interactions for as long as the process runs.
public actor MemoryInteractionStore: InteractionStore {
  private var log: InteractionLog

  /// A store without interactions.
  ///
  /// - Parameter limit: The most that are kept; the oldest goes first. From 1.
  public init(limit: Int = 1_000) {
    log = InteractionLog(limit: limit)
  }

  /// Keeps an interaction, in the place of one with the same identifier.
  public func donate(_ interaction: Interaction) { log.donate(interaction) }

  /// Forgets interactions by their identifiers.
  public func delete(identifiers: Set<String>) { log.remove { identifiers.contains($0.id) } }

  /// Forgets the interactions of a group.
  public func delete(groupIdentifier: String) {
    log.remove { $0.groupIdentifier == groupIdentifier }
  }

  /// Forgets everything.
  public func deleteAll() { log.remove { _ in true } }

  /// The interactions that are kept, the newest first.
  public func interactions() -> [Interaction] { log.newestFirst }
}

/// Keeps interactions in a file, which several processes may share.
///
/// Its methods throw ``IntentError/unreadableStore(file:reason:)``,
/// ``IntentError/damagedStore(file:keptAs:reason:)`` and
/// ``IntentError/storeUnavailable(file:operation:reason:)``.
public actor FileInteractionStore: InteractionStore {
  private let file: StoreFile<[Interaction]>
  private let limit: Int

  /// A store in a file, which is made with the first interaction.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - limit: The most that are kept; the oldest goes first. From 1.
  public init(url: URL, limit: Int = 1_000) {
    file = StoreFile(url: url, format: "interactions", empty: [])
    self.limit = limit
  }

  /// Keeps an interaction, in the place of one with the same identifier.
  public func donate(_ interaction: Interaction) async throws {
    try await change { $0.donate(interaction) }
  }

  /// Forgets interactions by their identifiers.
  public func delete(identifiers: Set<String>) async throws {
    try await change { $0.remove { identifiers.contains($0.id) } }
  }

  /// Forgets the interactions of a group.
  public func delete(groupIdentifier: String) async throws {
    try await change { $0.remove { $0.groupIdentifier == groupIdentifier } }
  }

  /// Forgets everything.
  public func deleteAll() async throws {
    try await change { $0.remove { _ in true } }
  }

  /// The interactions that are kept, the newest first.
  public func interactions() async throws -> [Interaction] {
    InteractionLog(try await file.read().contents, limit: limit).newestFirst
  }

  private func change(
    _ change: @escaping @Sendable (inout InteractionLog) -> Void
  ) async throws {
    try await file.update { [limit] interactions in
      var log = InteractionLog(interactions, limit: limit)
      change(&log)
      interactions = log.interactions
    }
  }
}

/// Interactions in the order of their donation.
private struct InteractionLog {
  private(set) var interactions: [Interaction]
  private let limit: Int

  init(_ interactions: [Interaction] = [], limit: Int) {
    self.interactions = interactions
    self.limit = max(limit, 1)
  }

  mutating func donate(_ interaction: Interaction) {
    remove { $0.id == interaction.id }
    interactions.append(interaction)
    if interactions.count > limit { interactions.removeFirst(interactions.count - limit) }
  }

  mutating func remove(where isUnwanted: (Interaction) -> Bool) {
    interactions.removeAll(where: isUnwanted)
  }

  /// By date, and by donation where dates are equal.
  var newestFirst: [Interaction] {
    interactions.enumerated()
      .sorted { ($1.element.date, $1.offset) < ($0.element.date, $0.offset) }
      .map(\.element)
  }
}
