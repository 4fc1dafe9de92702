#if PostgreSQL
  import IntentRuntime

  /// Some connections to PostgreSQL; who finds none free waits for one, in the order of coming.
  final class PostgreSQLPool: Sendable {
    private struct Connections: Sendable {
      var free: [PostgreSQLConnection]
      var waiting: [CheckedContinuation<PostgreSQLConnection, Never>] = []
    }

    private let connections: Locked<Connections>

    init(address: String, count: Int) {
      connections = Locked(
        Connections(free: (0..<max(count, 1)).map { _ in PostgreSQLConnection(address: address) }))
    }

    func run(
      _ sql: String,
      _ values: [PostgreSQLConnection.Value] = [],
      isRepeatable: Bool = false
    ) async throws -> PostgreSQLConnection.Result {
      let connection = await take()
      defer { give(connection) }
      return try await connection.run(sql, values, isRepeatable: isRepeatable)
    }

    private func take() async -> PostgreSQLConnection {
      if let connection = connections.withLock({ $0.free.popLast() }) { return connection }
      return await withCheckedContinuation { continuation in
        let connection = connections.withLock { connections in
          if let connection = connections.free.popLast() { return Optional(connection) }
          connections.waiting.append(continuation)
          return nil
        }
        if let connection { continuation.resume(returning: connection) }
      }
    }

    private func give(_ connection: PostgreSQLConnection) {
      let next = connections.withLock { connections in
        if !connections.waiting.isEmpty { return Optional(connections.waiting.removeFirst()) }
        connections.free.append(connection)
        return nil
      }
      next?.resume(returning: connection)
    }
  }
#endif
