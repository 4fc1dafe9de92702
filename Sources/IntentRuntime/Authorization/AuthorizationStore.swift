public import Foundation

/// Keeps what the user has allowed.
public protocol AuthorizationStore: Sendable {
  /// What the user has allowed; `notDetermined` before the first answer.
  func status() async throws -> AuthorizationStatus

  /// Keeps an answer.
  func setStatus(_ status: AuthorizationStatus) async throws

  /// Keeps the user's answer, unless there is one already: the first one holds.
  ///
  /// - Returns: The answer that holds.
  func determine(_ status: AuthorizationStatus) async throws -> AuthorizationStatus
}

extension AuthorizationStore {
  /// Looks, and keeps the answer. A store that several may write to does both in one.
  public func determine(_ status: AuthorizationStatus) async throws -> AuthorizationStatus {
    let present = try await self.status()
    guard present == .notDetermined else { return present }
    try await setStatus(status)
    return status
  }
}

/// Keeps what the user has allowed for as long as the process runs.
public actor MemoryAuthorizationStore: AuthorizationStore {
  private var present: AuthorizationStatus

  /// A store that begins with an answer.
  public init(_ status: AuthorizationStatus = .notDetermined) {
    present = status
  }

  /// What the user has allowed.
  public func status() -> AuthorizationStatus { present }

  /// Keeps an answer.
  public func setStatus(_ status: AuthorizationStatus) { present = status }

  /// Keeps the user's answer, unless there is one already.
  public func determine(_ status: AuthorizationStatus) -> AuthorizationStatus {
    if present == .notDetermined { present = status }
    return present
  }
}

/// Keeps what the user has allowed in a file, which several processes may share.
public actor FileAuthorizationStore: AuthorizationStore {
  private let file: StoreFile<AuthorizationStatus>

  /// A store in a file, which is made when the first answer comes.
  public init(url: URL) {
    file = StoreFile(url: url, format: "authorization", empty: .notDetermined)
  }

  /// What the user has allowed.
  ///
  /// - Throws: ``IntentError/unreadableStore(file:reason:)``,
  ///   ``IntentError/damagedStore(file:keptAs:reason:)`` and
  ///   ``IntentError/storeUnavailable(file:operation:reason:)``.
  public func status() async throws -> AuthorizationStatus {
    try await file.read().contents
  }

  /// Keeps an answer.
  ///
  /// - Throws: ``IntentError/unreadableStore(file:reason:)``,
  ///   ``IntentError/damagedStore(file:keptAs:reason:)`` and
  ///   ``IntentError/storeUnavailable(file:operation:reason:)``.
  public func setStatus(_ status: AuthorizationStatus) async throws {
    try await file.update { $0 = status }
  }

  /// Keeps the user's answer, unless there is one already, also from another process.
  ///
  /// - Throws: As ``setStatus(_:)`` does.
  public func determine(_ status: AuthorizationStatus) async throws -> AuthorizationStatus {
    try await file.update { present in
      if present == .notDetermined { present = status }
      return present
    }
  }
}
