#if PostgreSQL
  /// Some connections to PostgreSQL; who finds none free waits for one, in the order of coming.
  actor PostgreSQLPool {
    private var free: [PostgreSQLConnection]
    private var waiting: [CheckedContinuation<PostgreSQLConnection, Never>] = []

    init(address: String, count: Int) {
      free = (0..<max(count, 1)).map { _ in PostgreSQLConnection(address: address) }
    }

    nonisolated func run(
      _ sql: String,
      _ values: [PostgreSQLConnection.Value] = [],
      isRepeatable: Bool = false
    ) async throws -> PostgreSQLConnection.Result {
      let connection = await take()
      do {
        let result = try await connection.run(sql, values, isRepeatable: isRepeatable)
        await give(connection)
        return result
      } catch {
        await give(connection)
        throw error
      }
    }

    private func take() async -> PostgreSQLConnection {
      if let connection = free.popLast() { return connection }
      return await withCheckedContinuation { waiting.append($0) }
    }

    private func give(_ connection: PostgreSQLConnection) {
      guard !waiting.isEmpty else {
        free.append(connection)
        return
      }
      waiting.removeFirst().resume(returning: connection)
    }
  }
#endif
